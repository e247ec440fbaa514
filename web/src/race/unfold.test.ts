import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, EngineRace, RulesId } from '../engine/types';
import { happening } from './happenings_for_tests';
import type { Step } from './types';
import { unfold } from './unfold';
import { diskBoards, realEngine } from './world_for_tests';

let engine: Engine;
beforeAll(async () => {
  engine = await realEngine();
});

const lanes = { has: (word: string) => /^[IMO]\d+$/.test(word) };

/** The server's way: all that happens until the person is asked again, and the table at the end. */
async function race(rules: RulesId = 'speed-circuit') {
  const board = await diskBoards.entry(rules, 'monza');
  const names = ['Ann', 'Valli', 'Brandt', 'Okada'];
  return engine.newRace({
    rules,
    board: await diskBoards.text(board),
    options: 'laps=1',
    names,
  });
}

function untilAsked(race: EngineRace, seqs: { next: number }): Step['happenings'] {
  const told: Step['happenings'] = [];
  for (;;) {
    const pending = race.pending();
    if (pending.kind === 'over') return told;
    const bot = pending.kind === 'seats' ? pending.seats.find((seat) => seat !== 0) : undefined;
    if (pending.kind === 'seats' && bot === undefined) return told;
    const done =
      pending.kind === 'chance'
        ? race.roll(pending.roll.faces[seqs.next % pending.roll.faces.length]!)
        : race.decide(bot!, race.choose(bot!, 'rookie', 1n));
    if ('refusal' in done) throw new Error(done.refusal.what);
    const seq = seqs.next++;
    told.push(...done.happenings.map((one) => ({ ...one, seq, turn: race.turn() + 1 })));
  }
}

function answer(race: EngineRace, seqs: { next: number }): Step['happenings'] {
  const done = race.decide(0, race.choose(0, 'rookie', 1n));
  if ('refusal' in done) throw new Error(done.refusal.what);
  const seq = seqs.next++;
  const mine = done.happenings.map((one) => ({ ...one, seq, turn: race.turn() + 1 }));
  return [...mine, ...untilAsked(race, seqs)];
}

it('shows cars one after the other that came in one update, and ends with the table as it is', async () => {
  const one = await race();
  const seqs = { next: 1 };
  untilAsked(one, seqs);
  let together = 0;
  for (let i = 0; i < 20 && one.pending().kind === 'seats'; ++i) {
    const before = one.table();
    const happenings = answer(one, seqs);
    const step: Step = { seq: seqs.next - 1, turn: one.turn() + 1, happenings, table: one.table() };
    const steps = unfold(lanes, before, step);
    expect(steps.at(-1)).toBe(step);
    let last = before;
    for (const { table, seq } of steps) {
      const moved = table.cars.filter((car, k) => car.place !== last.cars[k]!.place && last.cars[k]!.place);
      if (before.hasStarted) expect(moved.length, `${seq}`).toBeLessThanOrEqual(1);
      last = table;
    }
    expect(steps.map(({ seq }) => seq)).toEqual([...steps.map(({ seq }) => seq)].sort((a, b) => a - b));
    together += before.hasStarted && steps.length > 2 ? 1 : 0;
  }
  expect(together).toBeGreaterThan(2);
});

it('shows a car twice that moved twice, by the places that are told', async () => {
  const one = await race();
  untilAsked(one, { next: 1 });
  const before = one.table();
  const at = (place: string, other: string) => ({
    ...before,
    turn: before.turn + 1,
    cars: before.cars.map((car, i) =>
      i === 1 ? { ...car, place } : i === 2 ? { ...car, place: other } : car,
    ),
  });
  const drove = (seq: number, car: number, at: string) => ({
    ...happening({ kind: 'drove', car, fields: { who: car, at } }),
    seq,
    turn: 1,
  });
  const start = { ...before, cars: at('I1', 'M1').cars };
  const step: Step = {
    seq: 9,
    turn: 2,
    table: at('I9', 'M4'),
    happenings: [
      drove(5, 1, 'I4'),
      drove(6, 2, 'M4'),
      drove(7, 1, 'I9'),
      { ...happening({ kind: 'turn_ended' }), seq: 7, turn: 1 },
    ],
  };
  const places = unfold(lanes, start, step).map(({ table }) =>
    table.cars.slice(1, 3).map(({ place }) => place),
  );
  expect(places).toEqual([
    ['I4', 'M1'],
    ['I4', 'M4'],
    ['I9', 'M4'],
  ]);
});

it('does not keep one waiting who has missed whole laps', async () => {
  const one = await race();
  untilAsked(one, { next: 1 });
  const table = one.table();
  const happenings = Array.from({ length: 40 }, (_, i) => ({
    seq: i,
    turn: i,
    ...happening({ kind: 'drove', car: 1, fields: { who: 1, at: `I${i + 2}` } }),
  }));
  const step: Step = { seq: 40, turn: 40, happenings, table };
  expect(unfold(lanes, table, step)).toEqual([step]);
});

describe('dice', () => {
  const die = (seq: number, face: number) => ({ seq, turn: 1, car: 1, seat: 1, face });

  async function stepOf(part: Partial<Step>) {
    const one = await race();
    untilAsked(one, { next: 1 });
    const before = one.table();
    const step: Step = { seq: 9, turn: 1, happenings: [], table: before, ...part };
    return { step, parts: unfold(lanes, before, step) };
  }

  it('are thrown one after the other, each with what came of it', async () => {
    const told = { ...happening({ line: 'spun Valli', car: 1 }), seq: 6, turn: 1 };
    const { step, parts } = await stepOf({ happenings: [told], dice: [die(5, 2), die(6, 4), die(7, 1)] });
    expect(parts.map(({ seq, die: thrown }) => [seq, thrown?.face])).toEqual([
      [5, 2],
      [6, 4],
      [9, 1],
    ]);
    expect(parts[1]!.happenings).toEqual([told]);
    expect(parts.at(-1)!.table).toBe(step.table);
  });

  it('are thrown before the car moves by them, and lie there when another thing comes after', async () => {
    const told = { ...happening({ line: 'turn_ended 1' }), seq: 6, turn: 1 };
    const { step, parts } = await stepOf({ happenings: [told], dice: [die(5, 3)] });
    expect(parts.map(({ die: thrown }) => thrown?.face)).toEqual([3, undefined]);
    expect(parts.at(-1)).toBe(step);
  });

  it('of whole laps that one has missed are not thrown again', async () => {
    const { step, parts } = await stepOf({ dice: [1, 2, 3, 4].map((turn) => ({ ...die(turn, 6), turn })) });
    expect(parts).toEqual([step]);
  });
});
