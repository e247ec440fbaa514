import { expect, test } from 'vitest';
import { decisionOf, levelsOf, stepped, sumOf } from './levels';

test('a decision is taken apart and put together again', () => {
  expect(levelsOf('build -1/1/1/1/0/0')).toEqual([-1, 1, 1, 1, 0, 0]);
  expect(decisionOf('build', levelsOf('build -1/1/1/1/0/0'))).toBe('build -1/1/1/1/0/0');
  expect(decisionOf('bid', [2, 1, 0])).toBe('bid 2/1/0');
});

test('a step changes one number and the sum', () => {
  expect(stepped([1, 1, 1], 1, -1)).toEqual([1, 0, 1]);
  expect(sumOf([1, 0, 1])).toBe(2);
});
