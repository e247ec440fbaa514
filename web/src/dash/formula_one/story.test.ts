import { expect, test } from 'vitest';
import { formula_one as de } from '../../i18n/de/formula_one';
import { formula_one as en } from '../../i18n/en/formula_one';
import { formula_one as fr } from '../../i18n/fr/formula_one';
import { formula_one as it } from '../../i18n/it/formula_one';
import { filled, goldenLines } from '../golden_for_tests';
import { kinds, silent, tell } from './story';

const languages: Record<string, Record<string, string>> = { en, it, fr, de };

test('every event of the golden races can be told in every language, with nothing left open', () => {
  const seen = new Set<string>();
  for (const line of goldenLines('formula_one')) {
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

test('drivers and prices are put in', () => {
  expect(english('set_speed 3 40 brake 2 tyre 1', 'Ann sets 40 and pays brake 2, tyre 1.')).toBe(
    'Ann sets 40, brake 2, tyre 1.',
  );
  expect(english('set_speed 3 120 brake 0 tyre 0', 'Ann sets 120.')).toBe('Ann sets 120.');
  expect(english('was_baulked 3 by 1 60 brake 1 tyre 0', 'Ann is baulked by Ben: down to 60, brake 1.')).toBe(
    'Ann is baulked by Ben: down to 60, brake 1.',
  );
  expect(english('matched 3 by 1 120', 'Ann takes up the 120 of Ben.')).toBe('Ann takes up the 120 of Ben.');
  expect(
    english('spun_at_roadside 3 by 1', 'Ann cannot brake behind Ben and spins off at the roadside.'),
  ).toBe('Ann cannot brake behind Ben and spins off at the roadside.');
  expect(english('threw 3 B1 4 3 tyre_and_brake', 'Ann is 40 over at Abbey Curve and throws …')).toBe(
    'Ann is too fast at B1 and throws 4 and 3: 1 tyre and 1 brake point.',
  );
  expect(english('played_card 3 CA 0 120', 'Ann plays Carburettor adjustment: …')).toBe(
    'Ann plays Carburettor: 120 on the dial.',
  );
  expect(english('got_car 2 seat 1', 'Cy drives car 2.')).toBe('Cy drives car 2.');
  expect(english('completed_lap 3 0', '')).toBeNull();
});
