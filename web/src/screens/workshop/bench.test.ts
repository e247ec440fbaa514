// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { engineFrom } from '../../engine/engine';
import type { Engine } from '../../engine/types';
import { measure } from '../../ui/field';
import { levelsOf } from '../../dash/family/levels';
import { newBench, notation } from './bench';

let engine: Engine;
const monza = readFileSync('../data/boards/speed-circuit/monza.board', 'utf8');

beforeAll(async () => {
  engine = await engineFrom(readFileSync('src/engine/engine.wasm'));
});

it.each(['speed-circuit', 'speed-circuit-wbc'] as const)('%s: the engine suggests cars it takes', (rules) => {
  const bench = newBench(engine, rules, monza);
  expect(bench.suggestions.length).toBeGreaterThan(2);
  for (const choice of bench.suggestions) {
    const levels = levelsOf(choice.decision);
    expect(levels).toHaveLength(bench.categories.length);
    expect(bench.refusalOf(levels)).toBeNull();
  }
  bench.free();
});

it('says by which clause a car cannot be', () => {
  const bench = newBench(engine, 'speed-circuit', monza);
  expect(bench.refusalOf([2, 2, 2, 2, 2])?.clause).toMatch(/^SC-2\.4/);
  expect(notation(bench.categories, [1, 1, 0, 1, 2])).toBe('60/40/20/160/6');
  bench.free();
});

it('measures the field by what the engine takes', () => {
  const field = measure(engine, 'speed-circuit', monza);
  expect([field.seats[0], field.seats.at(-1), field.laps[0], field.laps.at(-1)]).toEqual([2, 12, 1, 10]);
  expect(field.drivers[0]).toBe('rookie');
  // Of MotorChamp five players fit on no long circuit; with one team each no fewer than six do.
  const motor = readFileSync('../data/boards/motorchamp/monza-motor.board', 'utf8');
  expect(measure(engine, 'motorchamp', motor).seats).toEqual([2, 3, 4, 6, 7, 8]);
  expect(measure(engine, 'motorchamp', motor, { teams: '1' }).seats).toEqual([6, 7, 8]);
  const bands = readFileSync('../data/boards/formula-one/monza-bands.board', 'utf8');
  expect(measure(engine, 'formula-one', bands)).toMatchObject({
    seats: [2, 3, 4, 5, 6],
    laps: [3, 4, 5, 6, 7, 8, 9, 10],
  });
});
