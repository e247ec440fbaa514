import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine, EngineRace } from '../engine/types';
import { OnlineSession } from './online';
import { PaperSocket, wireRace } from './online_for_tests';
import type { Step } from './types';
import type { WireRace } from './wire';
import { diskBoards, realEngine } from './world_for_tests';

let engine: Engine;
let race: EngineRace;
let sockets: PaperSocket[];
let session: OnlineSession;
let steps: Step[];

beforeAll(async () => {
  engine = await realEngine();
});

beforeEach(async () => {
  localStorage.clear();
  const board = await diskBoards.text(await diskBoards.entry('speed-circuit', 'monza'));
  race = engine.newRace({ rules: 'speed-circuit', board, options: 'laps=1', names: ['Ann', 'Ben'] });
  sockets = [];
  steps = [];
  session = new OnlineSession('r1', {
    engine,
    boards: diskBoards,
    connect(from) {
      const socket = new PaperSocket(from);
      sockets.push(socket);
      return socket;
    },
    fetchRecord: () => Promise.resolve(''),
  });
  session.onStep((step) => steps.push(step));
});

afterEach(() => session.close());

/** All that was sent has been taken. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function viewOf(one: EngineRace, seat: number): string {
  return btoa(String.fromCharCode(...one.seenBy(seat).state()));
}

/** The race as Ann may see it now. */
function seen(part: Partial<WireRace> = {}): WireRace {
  return wireRace({ view: viewOf(race, 0), ...part });
}

const die = (seq: number, face: number) => ({
  seq,
  turn: 0,
  label: 'Ann grid d6',
  car: 0,
  seat: 0,
  purpose: 'grid',
  die: 'd6',
  face,
});

it('hands on each die once, over a broken line too', async () => {
  sockets[0]!.say({ type: 'race', race: seen(), happenings: [], dice: [die(4, 1)], chat: [] });
  await settled();
  expect(steps).toEqual([]);
  sockets[0]!.say({
    type: 'update',
    seq: 7,
    race: seen({ seq: 7 }),
    happenings: [],
    dice: [die(6, 2), die(7, 3)],
  });
  await settled();
  sockets[0]!.close();
  session.retry();
  expect(sockets[1]!.from).toBe(7);
  const again = [die(7, 3), die(8, 6)];
  sockets[1]!.say({ type: 'race', race: seen({ seq: 9 }), happenings: [], dice: again, chat: [] });
  await settled();
  expect(steps.map(({ dice }) => dice?.map(({ face }) => face))).toEqual([[2, 3], [6]]);
});

describe('what I have sealed', () => {
  const builds = ['build 1/1/1/1/1', 'build 0/2/1/2/0'] as const;

  /** Ann has sealed the first build, Ben thinks. */
  async function begin() {
    sockets[0]!.say({ type: 'race', race: seen(), happenings: [], dice: [], chat: [] });
    await settled();
    const before = viewOf(race, 0);
    const done = session.decide(builds[0]);
    await settled();
    race.decide(0, builds[0]);
    sockets[0]!.acknowledge(6);
    tell(sealed(6, before));
    await done;
    await settled();
    return before;
  }

  function sealed(seq: number, before: string): WireRace {
    const [ann, ben] = seen().seats;
    return seen({ seq, unsealed_view: before, seats: [{ ...ann!, is_awaited: false, moves: 1 }, ben!] });
  }

  function tell(now: WireRace) {
    sockets[0]!.say({ type: 'update', seq: now.seq, race: now, happenings: [], dice: [] });
  }

  it('can be changed, and stands until it is', async () => {
    const before = await begin();
    expect(session.state.value).toMatchObject({ desk: null, canUndo: true, isChanging: false });
    const first = session.state.value.sealed;
    expect(first).toBe('60/40/40/160/5');
    session.undo();
    expect(session.state.value).toMatchObject({ canUndo: false, isChanging: true, desk: { phase: 'build' } });
    session.keepSealed();
    expect(session.state.value).toMatchObject({ canUndo: true, isChanging: false, desk: null });

    session.undo();
    const done = session.decide(builds[1]);
    await settled();
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ decision: builds[1], move: 0, is_change: true });
    sockets[0]!.acknowledge(7);
    tell(sealed(7, before));
    await done;
    expect(session.state.value).toMatchObject({ canUndo: true, isChanging: false, desk: null });
    expect(session.state.value.sealed).toMatch(/^\d+\/\d+\/\d+\/\d+\/\d+$/);
    expect(session.state.value.sealed).not.toBe(first);
  });

  it('is open when all are in, and one who is choosing another is told', async () => {
    await begin();
    session.undo();
    tell({ ...seen({ seq: 7, is_hidden_round: false }), unsealed_view: '' });
    await settled();
    expect(session.state.value).toMatchObject({ canUndo: false, isChanging: false });
    expect(session.state.value.refusal?.name).toBe('too_late');
  });

  it('stays as it was when the change comes too late', async () => {
    await begin();
    session.undo();
    const done = session.decide(builds[1]);
    tell(seen({ seq: 7 }));
    await settled();
    const { re } = sockets[0]!.sent.at(-1)!;
    sockets[0]!.say({ type: 'error', re, error: { code: 'too_late', what: 'too late' } });
    await done;
    expect(session.state.value.refusal?.name).toBe('too_late');
    expect(session.state.value.isChanging).toBe(false);
  });
});
