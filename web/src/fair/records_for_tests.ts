// Records that the program's server wrote, a short race of each rule set, for tests.
import { readFileSync } from 'node:fs';
import { engineFrom } from '../engine/engine';
import type { Engine, RulesId } from '../engine/types';
import { boardText } from '../ui/games_for_tests';

const files = import.meta.glob<string>('./testdata/*.chicane', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function recordOf(rules: RulesId): string {
  return files[`./testdata/${rules}.chicane`]!;
}

/** The board that a record of the rule set names. */
export function boardOf(rules: RulesId, board = /^board (\S+)/m.exec(recordOf(rules))![1]!): string {
  return boardText(rules, board);
}

/** The engine as the build made it. */
export function engineForTests(): Promise<Engine> {
  return engineFrom(readFileSync('src/engine/engine.wasm'));
}

/** Races that the program's own tests are fed with; in the second one hidden decisions were changed. */
export const corpusRecord = readFileSync('../tests/fuzz/corpus/record/good_fair_race.txt', 'utf8');
export const changedRecord = readFileSync('../tests/fuzz/corpus/record/good_changed_seals.txt', 'utf8');
