// What holds for every game's teller: its golden races can be told in every language, and every kind of event has its message.
import { expect, test } from 'vitest';
import type { Happening } from '../engine/types';
import * as de from '../i18n/de';
import * as en from '../i18n/en';
import * as fr from '../i18n/fr';
import * as it from '../i18n/it';
import { filled, goldenLines } from './golden_for_tests';
import type { Told } from './told';

type Area = 'formula_one' | 'motorchamp';
type Line = Pick<Happening, 'line'> & { story?: string };

export interface Teller {
  kinds: readonly string[];
  silent: readonly string[];
  tell(line: Line): Told | null;
}

function cataloguesOf(area: Area): [string, Record<string, string>][] {
  return Object.entries({ en, it, fr, de }).map(([language, words]) => [language, words[area]]);
}

export function testTeller(area: Area, { kinds, silent, tell }: Teller) {
  const catalogues = cataloguesOf(area);

  test('every event of the golden races can be told in every language, with nothing left open', () => {
    const seen = new Set<string>();
    for (const line of goldenLines(area)) {
      const kind = line.split(' ')[0]!;
      seen.add(kind);
      expect(kinds).toContain(kind);
      const told = tell({ line });
      if (!told) continue;
      expect(Object.values(told.with)).not.toContain('');
      for (const [language, words] of catalogues)
        expect(filled(language, words, told.key, told.with), line).not.toMatch(/undefined|NaN|[{}]/);
    }
    expect(seen.size).toBeGreaterThan(15);
  }, 60_000);

  test('every kind has a message in every language, but those of which nothing is told', () => {
    for (const kind of kinds.filter((one) => !silent.includes(one)))
      for (const [, words] of catalogues) expect(Object.keys(words)).toContain(`event_${kind}`);
  });
}

/** The sentence in English; null if there is nothing to tell. */
export function english(area: Area, { tell }: Teller): (line: string, story: string) => string | null {
  return (line, story) => {
    const told = tell({ line, story });
    return told && filled('en', en[area], told.key, told.with);
  };
}
