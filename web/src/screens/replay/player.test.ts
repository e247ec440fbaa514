// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../engine/types';
import { parseRecord } from '../../fair/record';
import { boardOf, engineForTests, recordOf } from '../../fair/records_for_tests';
import { allRules } from '../../ui/games_for_tests';
import { Replay } from '../../race/replay';
import { Player } from './player';

let engine: Engine;
let replay: Replay;
beforeAll(async () => {
  engine = await engineForTests();
  const record = parseRecord(recordOf('speed-circuit'));
  replay = Replay.open(record, engine, boardOf('speed-circuit')).replay!;
});

test.each(allRules)('a race of %s is watched from the grid, all cars in sight', (rules) => {
  const race = Replay.open(parseRecord(recordOf(rules)), engine, boardOf(rules)).replay!;
  const player = new Player(race);
  player.toGrid();
  expect(player.turn).toBeLessThanOrEqual(1);
  const { cars } = race.tableAt(player.step);
  expect(cars.length).toBeGreaterThan(0);
  expect(cars.filter(({ place }) => place === '')).toEqual([]);
});

test('goes to where a step has just been taken', () => {
  const player = new Player(replay);
  for (const { index } of replay.steps) {
    player.toStep(index);
    expect(player.step).toBeGreaterThanOrEqual(index);
    expect(player.stops[player.at.value - 1] ?? -1).toBeLessThan(index);
  }
});

test('stops only where there is something to see', () => {
  const player = new Player(replay);
  expect(player.stops.length).toBeLessThan(replay.steps.length);
  expect(player.stops.at(-1)).toBe(replay.steps.length - 1);
});

test('a link leads to the beginning of its turn', () => {
  const player = new Player(replay);
  player.toTurn(5);
  expect(player.turn).toBe(5);
  player.by(-1);
  expect(player.turn).toBe(4);
  player.toTurn(999);
  expect(player.turn).toBe(replay.turns.at(-1)!.turn);
  player.toTurn(0);
  expect(player.step).toBe(-1);
});

test('goes back to where the turn began, then to the turn before', () => {
  const player = new Player(replay);
  player.toTurn(5);
  const begins = player.at.value;
  player.by(1);
  player.turnBy(-1);
  expect(player.at.value).toBe(begins);
  player.turnBy(-1);
  expect(player.turn).toBe(4);
  player.turnBy(1);
  expect(player.at.value).toBe(begins);
});

test('does not leave the race', () => {
  const player = new Player(replay);
  player.by(-3);
  expect(player.at.value).toBe(0);
  player.to(99999);
  player.turnBy(1);
  expect(player.at.value).toBe(player.lastStop);
});

test('plays every stop to the end, in order, and then stands', async () => {
  const player = new Player(replay, () => Promise.resolve());
  const shown: number[] = [];
  player.onShow((step) => {
    shown.push(step);
    return Promise.resolve();
  });
  await player.play();
  expect(shown).toEqual(player.stops);
  expect(player.isPlaying.value).toBe(false);
  shown.length = 0;
  player.onShow((step) => {
    shown.push(step);
    return Promise.resolve();
  });
  await player.play();
  expect(shown[1]).toBe(replay.stepBeforeTurn(1));
});

test('a step by hand ends the playing', async () => {
  const player = new Player(replay, () => Promise.resolve());
  player.onShow((step) => {
    if (step === player.stops[4]) player.to(2);
    return Promise.resolve();
  });
  await player.play();
  expect(player.at.value).toBe(2);
  expect(player.isPlaying.value).toBe(false);
});
