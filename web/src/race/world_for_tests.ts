// The real engine and the real boards, read from disk.
import { readFileSync } from 'node:fs';
import { engineFrom } from '../engine/engine';
import type { Engine, RulesId } from '../engine/types';
import type { BoardEntry, BoardSource } from './boards';

const folders: Record<RulesId, [folder: string, ending: string, form: string]> = {
  'speed-circuit': ['speed-circuit', '', 'lanes'],
  'speed-circuit-wbc': ['speed-circuit', '', 'lanes'],
  motorchamp: ['motorchamp', '-motor', 'motor'],
  'formula-one': ['formula-one', '-bands', 'bands'],
  'grand-prix-basic': ['grand-prix', '-cells', 'cells'],
  'grand-prix-advanced': ['grand-prix', '-cells', 'cells'],
};

export const allRules = Object.keys(folders) as RulesId[];

export function realEngine(): Promise<Engine> {
  return engineFrom(readFileSync('src/engine/engine.wasm'));
}

export const diskBoards: BoardSource = {
  entry(rules, circuit) {
    const [, ending, form] = folders[rules];
    return Promise.resolve({
      form,
      name: circuit + ending,
      title: circuit,
      corners: {},
    } satisfies BoardEntry);
  },
  named: (name) => Promise.resolve({ form: '', name, title: name, corners: {} }),
  text({ form, name }) {
    const [folder] = Object.values(folders).find((one) => one[2] === form)!;
    return Promise.resolve(readFileSync(`../data/boards/${folder}/${name}.board`, 'utf8'));
  },
  drawing: () => Promise.reject(new Error('tests draw nothing')),
};
