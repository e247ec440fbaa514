// Every golden desk that offers a comparison, in every language: all words are there, and the table says what keys and cards say.
import { beforeEach, expect, test } from 'vitest';
import type { RulesId } from '../../engine/types';
import { languages, useLanguage, type Language } from '../../i18n';
import { allRules } from '../../ui/games_for_tests';
import { bareWords, show, slow, wordsOn, type Moment, type Shown } from '../dash_for_tests';
import { goldenDesks } from '../golden_for_tests';

beforeEach(() => useLanguage('en'));

const button = ({ page }: Shown) => page.querySelector('.compare-button');
const heads = ({ page }: Shown) => [...page.querySelectorAll('.compare-head')].map((one) => one.textContent);

function compared(rules: RulesId, name: string, shape: 'wide' | 'sheet' = 'wide'): Shown {
  const shown = show(rules, goldenDesks<Moment>(rules)[name]!, shape);
  shown.click(button(shown)!);
  return shown;
}

/** Of the table: the text of each cell, by the head of its row. */
function rows({ page }: Shown): Record<string, string[]> {
  const found = [...page.querySelectorAll('.compare-table tbody tr')];
  return Object.fromEntries(
    found.map((row) => [
      row.querySelector('th')!.textContent,
      [...row.querySelectorAll('td')].map((cell) =>
        [...cell.querySelectorAll('.compare-line')].map((line) => line.textContent).join(' | '),
      ),
    ]),
  );
}

test.each(allRules)(
  'no word is missing where choices are compared: %s',
  async (rules) => {
    const moments = Object.entries(goldenDesks<Moment>(rules));
    let offered = 0;
    for (const language of Object.keys(languages) as Language[]) {
      await useLanguage(language);
      for (const [name, moment] of moments) {
        const shown = show(rules, moment);
        if (!button(shown)) continue;
        offered += 1;
        shown.click(button(shown)!);
        expect(wordsOn(shown.page), name).not.toMatch(bareWords);
      }
    }
    expect(offered, 'moments with something to compare').toBeGreaterThanOrEqual(8);
  },
  slow,
);

test('speeds: how far, what is due, where it can end, what the road asks for there, the corner', () => {
  const shown = compared('speed-circuit', 'plot');
  shown.click([...shown.page.querySelectorAll('.compare-pick')].find((one) => one.textContent === '100')!);
  expect(heads(shown)).toEqual(['0', '20', '40', '60', '100']);
  const table = rows(shown);
  expect(table.Distance!.at(-1)).toBe('5 spaces');
  expect(table.Price!.at(3)).toBe('1W or brakes 1/6');
  expect(table['Can end at']!.at(-1)).toBe('I52 free | O52 1W or die 3/6');
  expect(table['Next corner']).toEqual([
    '4 rows before K5',
    '3 rows before K5',
    '2 rows before K5',
    '1 row before K5',
    'reaches K5',
  ]);
});

test('a head selects, and the main button then names it', () => {
  const shown = compared('formula-one', 'speed_late');
  const first = shown.page.querySelector('.compare-head')!;
  shown.click(first);
  expect(first.getAttribute('aria-pressed')).toBe('true');
  expect(shown.page.querySelector('.button-main')!.textContent).toContain(first.textContent);
});

test('throws of MotorChamp: what barred ones would do is not among them', () => {
  expect(heads(compared('motorchamp', 'throw_late'))).toEqual(['S', 'N']);
});

test('gears: the window, the cells it leads to, the worst on the way, what the risk die lets the car bear', () => {
  const table = rows(compared('grand-prix-advanced', 'gear_on_the_way'));
  expect(table.Distance).toEqual(['2 to 5 cells', '3 to 6 cells', '5 to 9 cells']);
  expect(table['Can end at']).toEqual(['17 to 20', '18 to 21', '20 to 24']);
  expect(table.Notes![0]).toBe('factor 3 at worst');
  expect(table.Bears![2]).toBe('1: 6/6, 2: 4/6, 3: 2/6');
});

test('Esc goes back to the instruments and keeps what is selected', () => {
  const shown = compared('formula-one', 'speed_late');
  const before = shown.selected();
  shown.press(shown.page.querySelector('.compare-head')!, 'Escape');
  expect(shown.page.querySelector('.compare')).toBeNull();
  expect(shown.page.querySelectorAll('.speed-key')).toHaveLength(9);
  expect(shown.selected()).toBe(before);
});

test('who takes all out is told what to do', () => {
  const shown = compared('speed-circuit', 'plot', 'sheet');
  for (const pick of [...shown.page.querySelectorAll('.compare-pick[aria-pressed=true]')]) shown.click(pick);
  expect(shown.page.querySelector('.compare')!.textContent).toContain('Pick two or more');
});

test('where answers cost nothing or stand side by side already there is nothing to compare', () => {
  for (const [rules, name] of [
    ['motorchamp', 'claim'],
    ['grand-prix-advanced', 'box'],
    ['speed-circuit', 'corner_option'],
    ['speed-circuit-wbc', 'chips'],
  ] as const)
    expect(button(show(rules, goldenDesks<Moment>(rules)[name]!)), name).toBeNull();
});
