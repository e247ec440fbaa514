// Who hears a race is told at one's move where one is and what comes next, in every game.
import { beforeEach, expect, test } from 'vitest';
import type { Moment } from '../dash/dash_for_tests';
import { goldenDesks } from '../dash/golden_for_tests';
import type { RulesId } from '../engine/types';
import { languages, useLanguage, type Language } from '../i18n';
import { situation } from './situation';
import { allRules } from './world_for_tests';

beforeEach(() => useLanguage('en'));

function at(rules: RulesId, name: string, corners: Record<string, string> = {}): string {
  const { desk, table } = goldenDesks<Moment>(rules)[name]!;
  return situation(rules, table, desk, corners);
}

test.each([
  [
    'speed-circuit',
    'plot',
    'You are in place 2 of 6. Middle lane, M47. Speed 120. 4 rows to Variante Ascari, limit 80.',
  ],
  [
    'speed-circuit-wbc',
    'move',
    'You are in place 1 of 6. Outside lane, O38. Speed 140. 13 rows to Variante Ascari, limit 80.',
  ],
  ['motorchamp', 'throw_late', 'Your car 6b is in place 8 of 12. 22R, one-die square, limit 4.'],
  [
    'formula-one',
    'speed_late',
    'You are in place 6 of 6. Lane 3, row 25. Speed 80. 13 rows to Curva Alboreto, limit 80.',
  ],
  ['grand-prix-basic', 'dice', 'Your car 2b is in place 6 of 12. Cell 8. 2 cells to cell 10, value 1.'],
  [
    'grand-prix-advanced',
    'gear_on_the_way',
    'Your car 1b is in place 13 of 14. Cell 15. Gear 4. 3 cells to cell 18, factor 1.',
  ],
] as const)('%s', (rules, name, words) => {
  expect(at(rules, name, { K5: 'Variante Ascari', B4: 'Curva Alboreto' })).toBe(words);
});

test('there is such a sentence at every move of every game, in every language', async () => {
  for (const language of Object.keys(languages) as Language[]) {
    await useLanguage(language);
    for (const rules of allRules) {
      for (const [name, { desk, table }] of Object.entries(goldenDesks<Moment>(rules))) {
        const words = situation(rules, table, desk, {});
        expect(words, `${rules} ${name}`).not.toMatch(/race\.|undefined|NaN|[{}]/);
        const isRacing = table.hasStarted && table.cars.some(({ car }) => car === desk.car);
        expect(words !== '', `${rules} ${name}`).toBe(isRacing);
      }
    }
  }
});
