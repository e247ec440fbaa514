// What a server tells at once is shown car by car in every game, by the places that events name.
// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { events } from '../engine/events';
import type { Engine, RulesId } from '../engine/types';
import { parseRecord } from '../fair/record';
import { boardOf, engineForTests, recordOf } from '../fair/records_for_tests';
import { Replay } from './replay';
import type { Step } from './types';
import { unfold } from './unfold';

let engine: Engine;
beforeAll(async () => {
  engine = await engineForTests();
});

/** A whole turn as one step, as a player comes back to it. */
function turnOf(replay: Replay, first: number, last: number): Step {
  const happenings = replay.steps
    .slice(first, last + 1)
    .flatMap(({ index, turn, happenings: told }) => told.map((one) => ({ ...one, seq: index, turn })));
  const { turn } = replay.steps[last]!;
  return { seq: last, turn, happenings, table: replay.tableAt(last) };
}

describe.each(Object.keys(events) as RulesId[])('a turn of %s', (rules) => {
  it('is shown one car after the other, each through the places it was in', () => {
    const { replay } = Replay.open(parseRecord(recordOf(rules)), engine, boardOf(rules));
    // Whatever an event calls a place is on some board; those of the table are on this one.
    const road = { has: () => true };
    let shown = 0;
    for (const { turn, first, last } of replay!.turns.slice(1, 6)) {
      const before = replay!.tableAt(first - 1);
      const places = new Map(before.cars.map(({ car, place }) => [car, place]));
      const steps = unfold(road, before, turnOf(replay!, first, last));
      for (const { table } of steps) {
        const moved = table.cars.filter(({ car, place }) => place !== places.get(car));
        expect(moved.length, `turn ${turn}`).toBeLessThanOrEqual(2);
        for (const { car, place } of moved) places.set(car, place);
      }
      shown += steps.length > 2 ? 1 : 0;
    }
    expect(shown).toBeGreaterThan(2);
  });
});
