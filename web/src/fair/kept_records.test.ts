// @vitest-environment node
// Records of earlier versions hold in the browser too: it says of each what the program said when it was kept.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../engine/types';
import { parseRecord } from './record';
import { engineForTests } from './records_for_tests';
import { prove } from './verify';

/** Of `chicane verify`: an answer, or a complaint about what is no race. */
interface Kept {
  verify: { code: number; answer?: { is_proved: boolean; dice_proved: number; seals_proved: number } };
}

const kept = '../tests/kept/records';
// Boards of one's own lie beside the records; ours are those of this program, which the site is built with.
const ourBoards = ['lanes', 'motor', 'bands', 'cells'].map((form) => `public/boards/${form}`);
const referenceBoards = '../data/boards/reference';

const paths = readdirSync(kept, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.chicane'))
  .sort();

function boardOf(path: string, name: string): string {
  const own = join(kept, dirname(dirname(path)), 'boards');
  const folder = [own, ...ourBoards, referenceBoards].find((one) => existsSync(join(one, `${name}.board`)));
  if (!folder) throw new Error(`no board ${name}`);
  return readFileSync(join(folder, `${name}.board`), 'utf8');
}

let engine: Engine;
beforeAll(async () => {
  engine = await engineForTests();
});

test.each(paths)('%s', (path) => {
  const text = readFileSync(join(kept, path), 'utf8');
  const answers = join(kept, dirname(path), `${basename(path, '.chicane')}.json`);
  const { verify } = JSON.parse(readFileSync(answers, 'utf8')) as Kept;
  if (!verify.answer) {
    expect(() => parseRecord(text)).toThrow();
    return;
  }
  const record = parseRecord(text);
  const proof = prove(record, engine, boardOf(path, record.header.board));
  expect(proof.complaint).toBeNull();
  for (const count of [proof.decisions, proof.states]) expect(count.right).toBe(count.of);
  expect(proof.isOver).toBe(verify.code === 0);
  expect(proof.isOver && proof.hasSecret).toBe(verify.answer.is_proved);
  // Before the end nothing is proved: the secret is not out.
  if (!verify.answer.is_proved) return;
  expect(proof.dice).toMatchObject({ right: verify.answer.dice_proved, of: verify.answer.dice_proved });
  expect(proof.seals).toMatchObject({ right: verify.answer.seals_proved, of: verify.answer.seals_proved });
});
