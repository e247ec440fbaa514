import { expect, test } from 'vitest';
import type { Column } from './column';
import { rowsOf } from './column';
import { firstPicks, toggled } from './picks';

const columns = [2, 3, 5, 7, 8].map((choice): Column => ({ choice, name: '', tone: 'free', cells: {} }));

test('the selected one and its neighbours are compared first', () => {
  expect(firstPicks(columns, 5, 3)).toEqual([3, 5, 7]);
  expect(firstPicks(columns, 2, 3)).toEqual([2, 3, 5]);
  expect(firstPicks(columns, 8, 3)).toEqual([5, 7, 8]);
  expect(firstPicks(columns, null, 3)).toEqual([2, 3, 5]);
  expect(firstPicks(columns.slice(0, 2), 3, 3)).toEqual([2, 3]);
});

test('any other can be taken in, and out again', () => {
  expect(toggled([3, 5], 8)).toEqual([3, 5, 8]);
  expect(toggled([3, 5, 8], 3)).toEqual([5, 8]);
});

test('a row in which nothing stands is left out', () => {
  const free: Column = { ...columns[0]!, cells: { price: [{ text: 'free' }], ends: [] } };
  expect(rowsOf([free])).toEqual(['price']);
  expect(rowsOf([free, { ...free, odds: { what: 'chance', of: 6, odds: [] } }])).toEqual(['price', 'odds']);
});
