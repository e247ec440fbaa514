import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
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

const die = (seq: number, face: number) => ({ seq, turn: 0, label: 'Ann grid d6', face });

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
