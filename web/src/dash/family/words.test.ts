// What the C++ side may say has its words: keys, refusals, tests, options as they stand in its sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Part, Price } from '../../engine/types';
import { speed_circuit } from '../../i18n/en/speed_circuit';
import { payOrRisk, wearDue } from './words';

const games = ['speed_circuit', 'speed_circuit_wbc'];

function source(path: string): string {
  return readFileSync(join(import.meta.dirname, '../../../../src', path), 'utf8');
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

function expectWords(keys: string[], fewest: number) {
  expect(keys.length).toBeGreaterThanOrEqual(fewest);
  for (const key of keys) expect(speed_circuit, key).toHaveProperty(key);
}

test('every sentence of a desk has its words', () => {
  const files = ['desk/family_desk.cpp', ...games.map((game) => `desk/${game}_desk.cpp`)];
  const keys = files.flatMap((file) => found(source(file), /"((?:ask|note|change|mark|why)_[a-z_]*[a-z])"/g));
  expectWords(keys, 40);
});

test('every refusal has its words', () => {
  for (const game of games) {
    const names = found(source(`rules/${game}/refusal.cpp`), /\{"([a-z_0-9]+)",/g);
    expectWords(
      names.map((name) => `refusal_${name}`),
      30,
    );
  }
});

test('every reason against a plot has its words', () => {
  const names = found(source('rules/speed_circuit/plotting.cpp'), /Why::([a-z_]+)/g);
  expectWords(
    names.map((name) => `why_${name}`),
    11,
  );
});

test('every option of a race has its words', () => {
  for (const game of games) {
    const names = found(source(`codec/${game}/options_text.cpp`), /(?:_entry\(\s*|info = \{)"([a-z_0-9]+)"/g);
    expectWords(
      names.map((name) => `option_${name}`),
      14,
    );
  }
});

test('every suggestion has its words', () => {
  for (const game of games) {
    const text = source(`codec/${game}/suggestions.h`);
    const builds = found(text, /\{\{(?:-?\d, ){4,5}-?\d\}, "([a-z_]+)"/g);
    const bids = found(text, /\{\{\d, \d, \d\}, "([a-z_]+)"/g);
    expectWords([...builds.map((name) => `build_${name}`), ...bids.map((name) => `bid_${name}`)], 5);
  }
});

const wear = (units: number): Part => ({ what: 'wear', units });
const die: Part = { what: 'chance', of: 6, odds: [{ what: 'safe', ways: 6, tone: 'free' }] };
const price = (...ways: Part[][]): Price => ({ tone: 'wear', ways });

test('a price of one payment and one throw has two buttons', () => {
  expect(payOrRisk(price([wear(1)], [die]))).toEqual({ pay: [wear(1)], risk: [die] });
  expect(payOrRisk(price([die], [wear(2)]))).toEqual({ pay: [wear(2)], risk: [die] });
  expect(payOrRisk(price([wear(1)]))).toBeNull();
  expect(payOrRisk(price([wear(1)], [wear(2)]))).toBeNull();
  expect(payOrRisk(price([wear(1)], [die], [wear(2)]))).toBeNull();
});

test('what a price takes is what the main button pays', () => {
  expect(wearDue(price())).toBe(0);
  expect(wearDue(price([wear(1)], [die]))).toBe(1);
  expect(wearDue(price([wear(1), die, wear(1)]))).toBe(2);
});
