// The real engine and the real boards, read from disk.
import { readFileSync } from 'node:fs';
import { engineFrom } from '../engine/engine';
import type { Engine } from '../engine/types';
import { allRules, boardName, boardText, formOf } from '../ui/games_for_tests';
import type { BoardEntry, BoardSource } from './boards';

export function realEngine(): Promise<Engine> {
  return engineFrom(readFileSync('src/engine/engine.wasm'));
}

export const diskBoards: BoardSource = {
  entry(rules, circuit) {
    return Promise.resolve({
      form: formOf(rules),
      name: boardName(rules, circuit),
      title: circuit,
      corners: {},
    } satisfies BoardEntry);
  },
  named: (name) => Promise.resolve({ form: '', name, title: name, corners: {} }),
  text({ form, name }) {
    const rules = allRules.find((one) => formOf(one) === form)!;
    return Promise.resolve(boardText(rules, name));
  },
  drawing: () => Promise.reject(new Error('tests draw nothing')),
};
