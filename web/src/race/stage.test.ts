import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drive } from '../board/types';
import type { CarOnTable, Table } from '../engine/types';
import { happening } from './happenings_for_tests';
import { isIncident, isReveal, Stage, times } from './stage';
import type { Step } from './types';

function car(over: Partial<CarOnTable>): CarOnTable {
  return {
    car: 0,
    seat: 0,
    shape: 0,
    driver: 'Ann',
    number: '1',
    place: 'I1',
    slot: 0,
    condition: 'driving',
    result: 'running',
    rank: 1,
    distance: 1,
    lap: 1,
    finishTurn: 0,
    plot: '',
    figures: {},
    marks: [],
    ...over,
  };
}

function table(...cars: Partial<CarOnTable>[]): Table {
  return {
    phase: 'drive',
    turn: 1,
    lap: 1,
    laps: 2,
    hasStarted: true,
    isOver: false,
    isHiddenRound: false,
    awaited: [],
    movement: [],
    atWheel: -1,
    markers: [],
    cars: cars.map((one, i) => car({ car: i, seat: i, ...one })),
  };
}

function step(seq: number, over: Partial<Step> = {}): Step {
  return {
    seq,
    turn: 1,
    happenings: [happening({ car: 0 })],
    table: table({ place: `I${seq}` }),
    ...over,
  };
}

/** Cars that arrive when they are told to. */
class SlowActors {
  driven: Drive[][] = [];
  sounds: string[] = [];
  private arrive: (() => void) | null = null;
  drive = (drives: Drive[]) => {
    this.driven.push(drives);
    return new Promise<void>((resolve) => (this.arrive = resolve));
  };
  settle = () => this.arrive?.();
  sound = (what: string) => void this.sounds.push(what);
}

const drives = (before: Table, { table: after }: Step): Drive[] =>
  before.cars[0]!.place === after.cars[0]!.place
    ? []
    : [{ car: 0, places: [before.cars[0]!.place, after.cars[0]!.place] }];

let actors: SlowActors;
let pace: number;
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  actors = new SlowActors();
  pace = 1;
  stage = new Stage(actors, () => pace, drives);
  stage.begin(table({ place: 'I0' }), 0);
});

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the stage', () => {
  it('plays one step after the other and shows each when its cars stand', async () => {
    stage.push(step(1));
    stage.push(step(2));
    await settled();
    expect(stage.isPlaying.value).toBe(true);
    expect(stage.shown.value.seq).toBe(0);
    expect(actors.driven).toHaveLength(1);
    actors.settle();
    await settled();
    expect(stage.shown.value.seq).toBe(1);
    expect(actors.driven).toHaveLength(2);
    actors.settle();
    await settled();
    expect(stage.shown.value.seq).toBe(2);
    expect(stage.isPlaying.value).toBe(false);
  });

  it('is as the race is after a skip, and nothing older comes back', async () => {
    for (let seq = 1; seq <= 5; ++seq) stage.push(step(seq));
    await settled();
    stage.skip();
    expect(stage.shown.value.seq).toBe(5);
    await settled();
    expect(stage.shown.value.seq).toBe(5);
    expect(stage.isPlaying.value).toBe(false);
    expect(actors.driven).toHaveLength(1);
  });

  it('moves nothing where no motion is wanted', async () => {
    pace = 0;
    stage.push(step(1, { die: { car: 0, seat: 0, face: 4 } }));
    await settled();
    expect(actors.driven).toHaveLength(0);
    expect(stage.shown.value.seq).toBe(1);
    expect(stage.die.value).toEqual({ car: 0, seat: 0, face: 4, isRolling: false });
  });

  it('rolls a die for half a second, half as long at twice the speed, then it lies still', async () => {
    pace = 2;
    stage.push(step(1, { die: { car: 0, seat: 0, face: 4 }, table: table({ place: 'I0' }) }));
    await vi.advanceTimersByTimeAsync(times.die / 2 - 1);
    expect(stage.die.value?.isRolling).toBe(true);
    await vi.advanceTimersByTimeAsync(2);
    expect(stage.die.value?.isRolling).toBe(false);
    expect(actors.sounds).toEqual(['die']);
  });

  it('goes back in time when a decision is taken back', async () => {
    pace = 0;
    stage.push(step(3));
    await settled();
    pace = 1;
    stage.push({ seq: 2, turn: 1, happenings: [], table: table({ place: 'I3' }) });
    await settled();
    expect(stage.shown.value.seq).toBe(2);
  });

  it('knows a reveal and an incident from two tables', () => {
    expect(isReveal(table({ plot: 'in' }), table({ plot: '120' }))).toBe(true);
    expect(isReveal(table({ plot: 'thinks' }), table({ plot: 'in' }))).toBe(false);
    expect(isIncident(table({}), table({ condition: 'out' }))).toBe(true);
    expect(isIncident(table({}), table({ marks: [{ key: 'spun' }] }))).toBe(true);
    expect(isIncident(table({}), table({}))).toBe(false);
  });
});

describe('what sounds', () => {
  const still = table({ place: 'I0' });
  const events: Record<string, [Step, string[]]> = {
    'a car that drives': [step(1), ['engine']],
    'a die': [step(1, { table: still, die: { car: 0, seat: 0, face: 4 } }), ['die']],
    'plots that open': [step(1, { table: table({ place: 'I0', plot: '120' }) }), ['seal']],
    'the end of the race': [step(1, { table: { ...still, isOver: true } }), ['flag']],
    'a car that is out': [step(1, { table: table({ place: 'I0', condition: 'out' }) }), []],
    'a decision of which nothing is seen': [step(1, { table: still }), []],
  };

  async function heard(one: Step): Promise<string[]> {
    stage.begin(table({ place: 'I0', plot: 'in' }), 0);
    stage.push(one);
    await settled();
    actors.settle();
    await vi.advanceTimersByTimeAsync(1000);
    return actors.sounds;
  }

  it.each(Object.entries(events))('%s', async (_, [one, sounds]) => {
    expect(await heard(one)).toEqual(sounds);
  });

  it('without motion is what is not motion: no engine goes by', async () => {
    pace = 0;
    expect(await heard(step(1))).toEqual([]);
    expect(await heard(events['a die']![0])).toEqual(['die']);
  });

  it('is nothing of what is skipped', async () => {
    stage.push(step(1));
    stage.push(step(2, { die: { car: 0, seat: 0, face: 4 } }));
    await settled();
    stage.skip();
    await vi.advanceTimersByTimeAsync(1000);
    expect(actors.sounds).toEqual(['engine']);
  });
});
