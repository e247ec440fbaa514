import { beforeAll, expect, it } from 'vitest';
import { useLanguage } from '../i18n';
import { kilometres, timeLeft } from './numbers';

beforeAll(() => useLanguage('de'));

it("writes lengths with the reader's decimal sign", () => {
  expect(kilometres(5793)).toBe('5,79 km');
  expect(kilometres(7004)).toBe('7,00 km');
});

it.each([
  [-5, '0:00'],
  [42_000, '0:42'],
  [185_000, '3:05'],
  [3_600_000, '1:00:00'],
  [86_400_000, '1 Tag'],
  [200_000_000, '2 Tage'],
])('writes %d ms left as %s', (ms, words) => {
  expect(timeLeft(ms)).toBe(words);
});
