// The incidents of the site are those of the report, which the program wrote for every record that is kept.
// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { events } from '../../engine/events';
import type { Engine, RulesId } from '../../engine/types';
import { parseRecord } from '../../fair/record';
import { engineForTests } from '../../fair/records_for_tests';
import { Replay } from '../../race/replay';
import { incidentsOf } from './incidents';

const kept = join(import.meta.dirname, '../../../../tests/kept/records/v1');

let engine: Engine;
beforeAll(async () => {
  engine = await engineForTests();
});

interface Answers {
  report: { answer?: { incidents: { turn: number; name: string; clause: string }[] } };
}

/** A board by its name, the kept one first; null if it is no file. */
function boardOf(name: string): string | null {
  const boards = join(import.meta.dirname, '../../../../data/boards');
  const folders = [join(kept, 'boards'), ...readdirSync(boards).map((folder) => join(boards, folder))];
  const path = folders.map((folder) => join(folder, `${name}.board`)).find((file) => existsSync(file));
  return path === undefined ? null : readFileSync(path, 'utf8');
}

function recordsOf(rules: RulesId): string[] {
  const folder = join(kept, rules);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.chicane'))
    .map((name) => join(folder, name));
}

describe.each(Object.keys(events) as RulesId[])('%s', (rules) => {
  test('report and site list the same incidents', () => {
    let compared = 0;
    for (const path of recordsOf(rules)) {
      const text = readFileSync(path, 'utf8');
      if (text.startsWith('chicane race-excerpt')) continue; // No whole race.
      const { report } = JSON.parse(readFileSync(path.replace('.chicane', '.json'), 'utf8')) as Answers;
      const boardText = boardOf(/^board (\S+)/m.exec(text)![1]!);
      // Circuits of MotorChamp that are put together of pieces are no files; excerpts are no races.
      if (boardText === null || text.startsWith('chicane race-excerpt')) continue;
      const { replay } = Replay.open(parseRecord(text), engine, boardText);
      if (!replay || !report.answer) continue;
      // Not from its first step: in some games the cars are drawn for.
      const numbers = new Map(
        replay
          .tableAt(replay.steps.length - 1)
          .cars.map(({ car, number, driver }) => [car, { number, driver }]),
      );
      const ours = incidentsOf(replay).map(({ turn, car }) => ({ turn, ...numbers.get(car)! }));
      const theirs = report.answer.incidents;
      expect(
        ours.map(({ turn }) => turn),
        path,
      ).toEqual(theirs.map(({ turn }) => turn));
      for (const [i, { number, driver }] of ours.entries())
        expect([driver, `${number} ${driver}`], path).toContain(theirs[i]!.name);
      compared += ours.length;
    }
    expect(compared).toBeGreaterThan(0);
  }, 60_000);
});
