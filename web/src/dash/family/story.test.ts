import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { speed_circuit as de } from '../../i18n/de/speed_circuit';
import { speed_circuit as en } from '../../i18n/en/speed_circuit';
import { speed_circuit as fr } from '../../i18n/fr/speed_circuit';
import { speed_circuit as it } from '../../i18n/it/speed_circuit';
import { kinds, tell } from './story';

const languages: Record<string, Record<string, string>> = { en, it, fr, de };
const folder = join(import.meta.dirname, '../../../../tests/playthroughs');

/** Every event of the golden races of both games. */
function events() {
  const lines: { line: string; clause: string }[] = [];
  for (const file of readdirSync(folder).filter((name) => name.startsWith('speed_circuit'))) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      if (!line.startsWith('    ')) continue;
      const end = line.lastIndexOf(' ');
      lines.push({ line: line.slice(4, end), clause: line.slice(end + 1) });
    }
  }
  return lines;
}

const formats = new Map<string, IntlMessageFormat>();

function words(language: string, line: string, clause: string): string {
  const told = tell({ line, clause });
  if (!told) return '';
  const text = languages[language]?.[told.key];
  if (text === undefined) throw new Error(`${language}: ${told.key}`);
  const format = formats.get(language + told.key) ?? new IntlMessageFormat(text, language);
  formats.set(language + told.key, format);
  return format.format<string>({ me: 'no', other_me: 'no', ...told.with }) as string;
}

test('every event of the golden races can be told in every language', () => {
  for (const { line, clause } of events()) {
    const kind = line.split(' ')[0] ?? '';
    expect(kinds).toContain(kind);
    for (const language of Object.keys(languages)) {
      const text = words(language, line, clause);
      expect(text, `${language}: ${line}`).not.toMatch(/undefined|NaN|[{}]/);
    }
  }
}, 60_000);

test('every kind has a message in every language', () => {
  const silent = ['drove', 'turn_ended', 'plot_revealed'];
  for (const kind of kinds.filter((kind) => !silent.includes(kind))) {
    for (const [language, catalogue] of Object.entries(languages)) {
      const keys = [`event_${kind}`, `event_${kind}_by`];
      expect(
        keys.some((key) => key in catalogue),
        `${language}: ${kind}`,
      ).toBe(true);
    }
  }
});

test.each([
  ['corner_paid Ann K1 over=40 2W wear=2 line', 'SC-6.4a', 'Ann took K1 40 over off the line: 2W paid.'],
  ['corner_paid Ann K1 over=20 C wear=0', 'SC-6.6a', 'Ann took K1 20 over, by the die.'],
  ['corner_paid Ann K1 over=40 1W+C wear=1', 'SC-6.6b', 'Ann took K1 40 over: 1W paid, and the die.'],
  [
    'engine_damaged Bo acceleration 6 driven=120',
    'SC-4.3c',
    'Bo pushed the acceleration and threw 6: engine damaged, 120 this turn.',
  ],
  ['engine_damaged Bo top-speed driven=120', 'WBC-3.5b', 'Bo: engine damaged, 120 this turn.'],
  ['start_held Bo 4', 'SC-10.1', 'Bo pushed the start and threw 4: it holds.'],
  ['start_held Bo 80', 'WBC-3.6a', 'Bo starts with 80: the push holds.'],
  ['finished line 3 late', 'WBC-2.14c', 'line finishes 3rd, spinning or beside the track.'],
  [
    'threw Bo chance 9 chips=2 modifier=0',
    'WBC-3.1',
    'Bo throws 9, which counts 7 for the corner, chips −2.',
  ],
  ['plot_revealed Bo 180 plot=160', 'WBC-2.1a', 'Bo has plotted 180, which cannot be: 160 it is.'],
  ['plot_revealed Bo 160 plot=160', 'WBC-2.1a', ''],
  ['plot_revealed Bo 160 slip', 'SC-3.6', ''],
  ['stalled Bo', 'WBC-3.6c', 'Bo stalls.'],
  ['bid_revealed Bo 2/1/1', 'WBC-H.3c', 'Bo bids 2W and 2 chips.'],
])('%s', (line, clause, text) => {
  expect(words('en', line, clause)).toBe(text);
});
