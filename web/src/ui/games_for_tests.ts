// All games, and what tests know of each (tests/games/README.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesId } from '../engine/types';

const root = join(import.meta.dirname, '../../..');

function lines(path: string): string[] {
  return readFileSync(join(root, path), 'utf8').split('\n');
}

/** The folder of its rules: grand_prix_basic. */
export function folderOf(rules: RulesId): string {
  return rules.replaceAll('-', '_');
}

export const allRules = lines('src/games/games.list')
  .filter((line) => /^[a-z]/.test(line))
  .map((line) => line.trim().replaceAll('_', '-') as RulesId);

/** What follows the word on the first line that begins with it. */
export function note(rules: RulesId, word: string): string {
  const found = lines(`tests/games/${folderOf(rules)}.txt`).find((line) => line.startsWith(`${word} `));
  if (found === undefined) throw new Error(`tests/games says no ${word} of ${rules}`);
  return found.slice(word.length + 1);
}

/** Its board of a circuit: monza-bands. */
export function boardName(rules: RulesId, circuit: string): string {
  const form = formOf(rules);
  return form === 'lanes' ? circuit : `${circuit}-${form}`;
}

export function formOf(rules: RulesId): string {
  return note(rules, 'boards').split(' ')[1]!;
}

/** A board of the game by its name. */
export function boardText(rules: RulesId, name: string): string {
  return readFileSync(
    join(root, 'data/boards', note(rules, 'boards').split(' ')[0]!, `${name}.board`),
    'utf8',
  );
}
