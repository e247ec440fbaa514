import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Desk, Table } from '../../engine/types';
import { languages, useLanguage, type Language } from '../../i18n';
import { goldenDesks } from '../golden_for_tests';
import { filled } from './catalogues_for_tests';
import { buttonWords, choiceSpoken } from './words';

interface Golden {
  name: string;
  desk: Desk;
  table: Table;
}

/** Desks that the engine has written, kept in tests/desks. */
function desksOfBothLevels(): Golden[] {
  return ['grand-prix-basic', 'grand-prix-advanced'].flatMap((rules) =>
    Object.entries(goldenDesks<Omit<Golden, 'name'>>(rules)).map(([name, golden]) => ({ name, ...golden })),
  );
}

const everywhere = Object.keys(languages) as Language[];

beforeAll(() => useLanguage('en'));

test('everything a desk says has words in every language', () => {
  const desks = desksOfBothLevels();
  expect(desks.length).toBeGreaterThan(10);
  for (const { desk, table } of desks) {
    for (const language of everywhere) {
      const say = (key: string, values?: Record<string, string>) =>
        filled(language, 'grand_prix', key, values);
      say(desk.question.key, desk.question.with);
      say(desk.question.key.replace('ask_', 'about_'), desk.question.with);
      for (const choice of desk.choices) {
        for (const note of choice.notes) say(note.key, note.with);
        if (choice.barred) say(choice.barred.key, choice.barred.with);
        for (const part of choice.price.ways.flat()) {
          filled(language, 'dash', `throw_${part.what}`);
          for (const odd of part.odds ?? []) filled(language, 'dash', `odd_${odd.what}`);
        }
      }
      for (const car of table.cars) {
        say(`result_${car.result}`);
        for (const mark of car.marks) say(`mark_${mark.key}`, mark.with);
      }
    }
  }
});

test('every choice speaks and has its button, without a hole in the sentence', () => {
  for (const { name, desk } of desksOfBothLevels()) {
    for (const choice of desk.choices) {
      for (const words of [choiceSpoken(choice), buttonWords(choice, 3)]) {
        expect(words, name).not.toMatch(/grand_prix\.|dash\.|[{}]|undefined/);
        expect(words.trim(), name).not.toBe('');
      }
    }
  }
});

test('the button names the act with its price', () => {
  const desks = desksOfBothLevels();
  const buttons = (name: string) =>
    desks.find((one) => one.name === name)!.desk.choices.map((choice) => buttonWords(choice, 2));
  expect(buttons('push').slice(0, 2)).toEqual(['No push', 'Push 1: engine 1/6']);
  expect(buttons('plan_with_checks').at(0)).toBe('Drive 8 cells to 16');
  expect(buttons('plan_with_checks').at(-1)).toBe('Drive 1 cell to 9: unharmed 12/36');
  expect(buttons('dice')).toEqual(['Throw one die', 'Throw two dice']);
});

test('every refusal of the rules and every option of a race has words in every language', () => {
  const source = join(import.meta.dirname, '../../../../src');
  for (const level of ['grand_prix_basic', 'grand_prix_advanced']) {
    const refusals = readFileSync(join(source, 'rules', level, 'refusal.cpp'), 'utf8');
    const names = [...refusals.matchAll(/return \{"(\w+)", "GP/g)].map((found) => `refusal_${found[1]}`);
    const options = readFileSync(join(source, 'codec', level, 'options_text.cpp'), 'utf8');
    for (const [, name, list] of options.matchAll(/_entry\("(\w+)", &O::\w+, (?:\{([^}]*)\})?/g)) {
      names.push(`option_${name}`);
      for (const [, value] of (list ?? '').matchAll(/"(\w+)"/g)) names.push(`option_${name}_${value}`);
    }
    expect(names.length).toBeGreaterThan(14);
    for (const language of everywhere) for (const name of names) filled(language, 'grand_prix', name);
  }
});
