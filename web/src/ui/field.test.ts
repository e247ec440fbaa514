import { expect, test } from 'vitest';
import { driverAmong, nearest, rivalsAmong } from './field';
import { besides } from './Stepper';

test('the usual strength comes first, chance last, and nobody races against a substitute', () => {
  const drivers = ['random', 'rookie', 'club', 'steady', 'first'];
  expect(rivalsAmong(drivers)).toEqual(['rookie', 'club', 'random']);
});

test('lets the usual driver drive where the game has not the chosen one', () => {
  expect(driverAmong(['rookie', 'club', 'random'], 'club')).toBe('club');
  expect(driverAmong(['rookie', 'random'], 'club')).toBe('rookie');
});

test('takes the lawful number that is nearest, the smaller of two', () => {
  expect(nearest([2, 3, 4, 6, 7, 8], 5)).toBe(4);
  expect(nearest([2, 3, 4, 6, 7, 8], 12)).toBe(8);
  expect(nearest([3, 4], 1)).toBe(3);
  expect(nearest([], 5)).toBe(5);
});

test('steps over the numbers that cannot be, and stands still where none is known', () => {
  expect(besides(4, { among: [2, 3, 4, 6] })).toEqual({ fewer: 3, more: 6 });
  expect(besides(6, { among: [2, 3, 4, 6] })).toEqual({ fewer: 4 });
  expect(besides(4, { among: [] })).toEqual({});
  expect(besides(1, { least: 1, most: 3 })).toEqual({ more: 2 });
});
