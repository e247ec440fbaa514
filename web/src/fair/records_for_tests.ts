// Records that the program's server wrote, a short race of each rule set, for tests.
import { readFileSync } from 'node:fs';
import type { RulesId } from '../engine/types';

const files = import.meta.glob<string>('./testdata/*.chicane', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const recordedRules: RulesId[] = [
  'speed-circuit',
  'speed-circuit-wbc',
  'motorchamp',
  'formula-one',
  'grand-prix-basic',
  'grand-prix-advanced',
];

export function recordOf(rules: RulesId): string {
  return files[`./testdata/${rules}.chicane`]!;
}

/** The race that the program's own tests are fed with. */
export const corpusRecord = readFileSync('../tests/fuzz/corpus/record/good_fair_race.txt', 'utf8');
