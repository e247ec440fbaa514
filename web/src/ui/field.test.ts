import { expect, test } from 'vitest';
import { driverAmong, rivalsAmong } from './field';

test('the usual strength comes first, chance last, and nobody races against a substitute', () => {
  const drivers = ['random', 'rookie', 'club', 'steady', 'first'];
  expect(rivalsAmong(drivers)).toEqual(['rookie', 'club', 'random']);
});

test('lets the usual driver drive where the game has not the chosen one', () => {
  expect(driverAmong(['rookie', 'club', 'random'], 'club')).toBe('club');
  expect(driverAmong(['rookie', 'random'], 'club')).toBe('rookie');
});
