import { beforeAll, expect, it } from 'vitest';
import { useLanguage } from '../i18n';
import { boardWords } from './words';

beforeAll(() => useLanguage('de'));

it('says what drawings say in English, and leaves names alone', () => {
  const { text, space } = boardWords();
  expect(text('Start, finish')).toBe('Start und Ziel');
  expect(text('T3, flat out')).toBe('T3, Vollgas');
  expect(text('T8 to T10')).toBe('T8 bis T10');
  expect(text('T1 to T3, flat out')).toBe('T1 bis T3, Vollgas');
  expect(text('Curva Grande')).toBe('Curva Grande');
  expect(space('lanes', 'I30', '80')).toBe('I30, Limit 80');
  expect(space('lanes', 'I31', '')).toBe('I31');
});
