import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Desk, Table } from '../../engine/types';
import { granted } from './wish';

const text = readFileSync(
  join(import.meta.dirname, '../../../../tests/desks/speed-circuit/corner_option.json'),
  'utf8',
);
const { desk, table } = JSON.parse(text) as { desk: Desk; table: Table };
const way = desk.choices[0]?.price.ways[0] ?? [];

test('a payment that was wished for is the one that is sent', () => {
  expect(granted({ car: desk.car, turn: table.turn, way }, desk, table)).toBe('corner 2W');
});

test('without a wish, or with one of another car, turn or price, the person is asked', () => {
  expect(granted(null, desk, table)).toBeNull();
  expect(granted({ car: desk.car + 1, turn: table.turn, way }, desk, table)).toBeNull();
  expect(granted({ car: desk.car, turn: table.turn - 1, way }, desk, table)).toBeNull();
  expect(
    granted({ car: desk.car, turn: table.turn, way: [{ what: 'wear', units: 1 }] }, desk, table),
  ).toBeNull();
});

test('only a payment is sent by itself', () => {
  expect(
    granted({ car: desk.car, turn: table.turn, way }, { ...desk, phase: 'brake_option' }, table),
  ).toBeNull();
});
