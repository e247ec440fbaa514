import { expect, test } from 'vitest';
import { motorchamp as de } from '../../i18n/de/motorchamp';
import { motorchamp as en } from '../../i18n/en/motorchamp';
import { motorchamp as fr } from '../../i18n/fr/motorchamp';
import { motorchamp as it } from '../../i18n/it/motorchamp';
import { filled, goldenLines } from '../golden_for_tests';
import { kinds, silent, tell } from './story';

const languages: Record<string, Record<string, string>> = { en, it, fr, de };

test('every event of the golden races can be told in every language, with nothing left open', () => {
  const seen = new Set<string>();
  for (const line of goldenLines('motorchamp')) {
    const kind = line.split(' ')[0]!;
    seen.add(kind);
    expect(kinds).toContain(kind);
    const told = tell({ line });
    if (!told) continue;
    for (const [language, catalogue] of Object.entries(languages)) {
      expect(Object.values(told.with)).not.toContain('');
      expect(filled(language, catalogue, told.key, told.with), line).not.toMatch(/undefined|NaN|[{}]/);
    }
  }
  expect(seen.size).toBeGreaterThan(15);
});

test('every kind has a message in every language, but those of which nothing is told', () => {
  for (const kind of kinds.filter((one) => !silent.includes(one))) {
    for (const catalogue of Object.values(languages))
      expect(Object.keys(catalogue)).toContain(`event_${kind}`);
  }
});

function english(line: string, story: string): string | null {
  const told = tell({ line, story });
  return told && filled('en', en, told.key, told.with);
}

test('cars and players are put in', () => {
  expect(english('went_to_side 1a X34L', '')).toBe('1a is one over and goes off beside 34L.');
  expect(english('was_passed 1a 2b 1', '')).toBe('2b passes 1a, which turns round.');
  expect(english('was_passed 1a 2b 2', '')).toBe('2b passes 1a, which is due back.');
  expect(english('objected 1a 1', 'Ben insists on a repeat.')).toBe('Ben insists on a repeat.');
  expect(english('moved 1a 34L 8', '')).toBeNull();
});
