// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { chartOf } from '../../chart/places';
import type { Engine, RulesId } from '../../engine/types';
import { parseRecord } from '../../fair/record';
import { boardOf, engineForTests, recordOf } from '../../fair/records_for_tests';
import { allRules } from '../../ui/games_for_tests';
import { Replay } from '../../race/replay';
import { classificationOf, winnerOf } from './classification';
import { heaviest, incidentsOf } from './incidents';
import { reportOf } from './report';

let engine: Engine;
beforeAll(async () => {
  engine = await engineForTests();
});

function replayOf(rules: RulesId): Replay {
  return Replay.open(parseRecord(recordOf(rules)), engine, boardOf(rules)).replay!;
}

describe.each(allRules)('a race of %s', (rules) => {
  test('has a winner, a chart of every car and a report', () => {
    const replay = replayOf(rules);
    const table = replay.tableAt(replay.steps.length - 1);
    const chart = chartOf(replay.turns, null);
    const rows = classificationOf(table, null);
    expect(winnerOf(table)).not.toBeNull();
    expect(chart.lines).toHaveLength(table.cars.length);
    for (const line of chart.lines) expect(line.places.length).toBeGreaterThan(1);
    expect(rows.filter(({ place }) => place !== null).map(({ place }) => place)).toEqual(
      rows.filter(({ place }) => place !== null).map((_, at) => at + 1),
    );
    expect(reportOf(chart, rows, (result) => result).length).toBeGreaterThan(0);
  });

  test('tells of every car that went out', () => {
    const replay = replayOf(rules);
    const out = replay.tableAt(replay.steps.length - 1).cars.filter((car) => car.condition === 'out');
    const weight = incidentsOf(replay).reduce((sum, incident) => sum + incident.weight, 0);
    expect(weight).toBeGreaterThanOrEqual(8 * out.length);
  });
});

test('a die is found for what it did, also when it took a decision more to show', () => {
  const thrown = incidentsOf(replayOf('motorchamp')).filter(({ die }) => die !== null);
  expect(thrown.length).toBeGreaterThan(0);
  for (const { die } of thrown) expect(die?.roll).toMatchObject({ purpose: 'move' });
});

test('the heaviest are told in the order of the race', () => {
  const all = incidentsOf(replayOf('speed-circuit'));
  const some = heaviest(all, 3);
  expect(some.map(({ step }) => step)).toEqual(some.map(({ step }) => step).toSorted((a, b) => a - b));
  expect(some.length).toBe(Math.min(3, all.length));
});
