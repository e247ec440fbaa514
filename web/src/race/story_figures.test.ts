// What was thrown, and what it had to beat.
import { describe, expect, it } from 'vitest';
import type { CarOnTable, Table } from '../engine/types';
import { useLanguage } from '../i18n';
import { happening } from './happenings_for_tests';
import { castOf, dieMark, storyWords } from './story';

const cars = [
  { car: 0, seat: 0, driver: 'You', number: '1a' },
  { car: 1, seat: 1, driver: 'Valli', number: '2b' },
] as CarOnTable[];

const cast = () => castOf({ cars } as Table, ['You', 'Valli'], { K1: 'Roggia' }, 0);

describe('a throw', () => {
  const penalty = happening({
    kind: 'threw',
    weight: 'incident',
    car: 1,
    fields: {
      who: 1,
      corner: 'K1',
      faces: [4, 6],
      penalty: 'spin',
      total: 10,
      over: 40,
      worn: true,
      at: 'S1',
    },
  });
  const overtaking = happening({
    kind: 'lost_overtaking',
    car: 1,
    fields: { who: 1, cell: '7', thrown: [4], others: 1, value: 3, bar: 4 },
  });
  const risk = happening({
    kind: 'bears',
    weight: 'routine',
    car: 1,
    fields: { who: 1, die: 7, factor: 1, thrown: [6], handicap: 1, gear: 3 },
  });

  it.each([
    [
      'formula-one',
      penalty,
      'en',
      'Valli (2b) is 40 over at Roggia and throws 4+6 = 10: a spin on worn tyres.',
    ],
    [
      'formula-one',
      penalty,
      'it',
      'Valli (2b) è 40 oltre a Roggia e lancia 4+6 = 10: testacoda con le gomme consumate.',
    ],
    [
      'formula-one',
      penalty,
      'fr',
      'Valli (2b) a 40 de trop à Roggia et lance 4+6 = 10 : tête-à-queue sur des pneus usés.',
    ],
    [
      'formula-one',
      penalty,
      'de',
      'Valli (2b) ist in Roggia 40 zu schnell und würfelt 4+6 = 10: ein Dreher auf abgefahrenen Reifen.',
    ],
    [
      'grand-prix-basic',
      overtaking,
      'en',
      'Valli (2b) throws 4, needs more than 4 (1 car, value 3), and cannot overtake in cell 7.',
    ],
    [
      'grand-prix-basic',
      overtaking,
      'it',
      'Valli (2b) lancia 4, deve superare 4 (1 auto, valore 3), e non sorpassa nella casella 7.',
    ],
    [
      'grand-prix-basic',
      overtaking,
      'fr',
      'Valli (2b) lance 4, doit faire plus que 4 (1 voiture, valeur 3), et ne dépasse pas dans la case 7.',
    ],
    [
      'grand-prix-basic',
      overtaking,
      'de',
      'Valli (2b) würfelt 4, braucht mehr als 4 (1 Auto, Wert 3), und kommt in Feld 7 nicht vorbei.',
    ],
    [
      'grand-prix-advanced',
      risk,
      'en',
      'Valli (2b) throws 6 + 1 = 7 for the risk in third: it bears factor 1.',
    ],
    [
      'grand-prix-advanced',
      risk,
      'it',
      'Valli (2b) lancia 6 + 1 = 7 per il rischio in terza: sopporta il fattore 1.',
    ],
    [
      'grand-prix-advanced',
      risk,
      'fr',
      'Valli (2b) lance 6 + 1 = 7 pour le risque en troisième : elle supporte le facteur 1.',
    ],
    [
      'grand-prix-advanced',
      risk,
      'de',
      'Valli (2b) würfelt 6 + 1 = 7 für das Risiko im dritten Gang: verträgt Faktor 1.',
    ],
  ] as const)('of %s is told with what it had to beat: %#', async (rules, event, language, words) => {
    await useLanguage(language);
    expect(storyWords(rules, event, cast())?.replaceAll(dieMark, '')).toBe(words);
  });
});
