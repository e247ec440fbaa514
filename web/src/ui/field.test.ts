import { expect, test } from 'vitest';
import { rivalsAmong } from './field';

test('the usual strength comes first, chance last, and nobody races against a substitute', () => {
  const drivers = ['random', 'rookie', 'club', 'steady', 'first'];
  expect(rivalsAmong(drivers)).toEqual(['rookie', 'club', 'random']);
});
