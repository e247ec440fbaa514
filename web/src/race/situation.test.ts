// Who hears a race is told at one's move where one is and what comes next, in every game.
import { beforeEach, expect, test } from 'vitest';
import type { Moment } from '../dash/dash_for_tests';
import { goldenDesks } from '../dash/golden_for_tests';
import type { RulesId } from '../engine/types';
import { languages, useLanguage, type Language } from '../i18n';
import { allRules, note } from '../ui/games_for_tests';
import { situation } from './situation';

beforeEach(() => useLanguage('en'));

function at(rules: RulesId, name: string, corners: Record<string, string> = {}): string {
  const { desk, table } = goldenDesks<Moment>(rules)[name]!;
  return situation(rules, table, desk, corners);
}

test.each(allRules)('%s', (rules) => {
  const [name, words] = note(rules, 'situation').split(' = ');
  expect(at(rules, name!, { K5: 'Variante Ascari', B4: 'Curva Alboreto' })).toBe(words);
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
