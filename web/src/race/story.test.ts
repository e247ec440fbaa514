import { describe, expect, it, test } from 'vitest';
import type { CarOnTable, Happening, Table } from '../engine/types';
import { languages, useLanguage, type Language } from '../i18n';
import { happening } from './happenings_for_tests';
import { castOf, clauseId, cutStory, dieMark, storyWords } from './story';

const cars = [
  { car: 0, seat: 0, driver: 'You', number: '1a' },
  { car: 1, seat: 1, driver: 'Valli', number: '2b' },
  { car: 2, seat: -1, driver: '', number: '6a' },
] as CarOnTable[];

const cast = () => castOf({ cars } as Table, ['You', 'Valli'], { K1: 'Roggia' }, 0);

function drives(car: number): string | null {
  const fields = { who: car, at: '31', cells: 4, thrown: [], dice: 0, most: 0 };
  return storyWords('grand-prix-basic', happening({ kind: 'moved', weight: 'routine', car, fields }), cast());
}

describe('who has several cars', () => {
  it('is named first, then the car', async () => {
    await useLanguage('en');
    expect(drives(1)).toBe('Valli (2b) drives 4 cells to 31.');
    expect(drives(2)).toBe('6a drives 4 cells to 31.');
  });

  it('is not told of oneself as of another', async () => {
    const words: Record<Language, string> = {
      en: 'Your 1a drives 4 cells to 31.',
      it: 'La tua 1a avanza di 4 caselle fino a 31.',
      fr: 'Votre 1a avance de 4 cases jusqu’à 31.',
      de: 'Dein 1a fährt 4 Felder bis 31.',
    };
    for (const language of Object.keys(languages) as Language[]) {
      await useLanguage(language);
      expect(drives(0)).toBe(words[language]);
    }
  });

  it('has name and car set off together, wherever they stand', async () => {
    await useLanguage('en');
    const line = happening({ kind: 'was_passed', car: 0, fields: { who: 0, other: 1, passes: 1 } });
    const pieces = cutStory(storyWords('motorchamp', line, cast())!, cast().names);
    expect(pieces.filter((piece) => piece.kind === 'name')).toEqual([
      { kind: 'name', text: 'Valli (2b)' },
      { kind: 'name', text: 'your 1a' },
    ]);
  });
});

/** A throw of a tournament table: 6 and 5, two of which chips take off. */
const thrown = { faces: [6, 5], dice: 2, sum: 11, chips: 2, modifier: 0, shift: -2, total: 9 };

test('one drives oneself in the second person, others in the third', async () => {
  const words: Record<Language, [string, string]> = {
    en: ['You squeeze in on I9.', 'Valli takes the tow from you, 2 spaces.'],
    it: ['Tu ti infili in I9.', 'Valli prende la tua scia, 2 caselle.'],
    fr: ['Vous vous glissez en I9.', 'Valli prend votre aspiration, 2 cases.'],
    de: ['Du zwängst dich auf I9.', 'Valli nimmt den Windschatten von dir, 2 Felder.'],
  };
  const solo = castOf(
    { cars: cars.slice(0, 2).map((car, i) => ({ ...car, number: String(i + 1) })) } as Table,
    ['You', 'Valli'],
    {},
    0,
  );
  const tell = (part: Partial<Happening>) => storyWords('speed-circuit-wbc', happening(part), solo);
  for (const language of Object.keys(languages) as Language[]) {
    await useLanguage(language);
    expect(tell({ kind: 'placed', car: 0, fields: { who: 0, at: 'I9' } })).toBe(words[language][0]);
    expect(tell({ kind: 'slipped', car: 1, fields: { who: 1, other: 0, spaces: 2 } })).toBe(
      words[language][1],
    );
  }
});

test('a throw of Speed Circuit is told with what it had to beat, in every language', async () => {
  const words: Record<Language, [string, string]> = {
    en: [
      'Valli (2b) throws 4 in Roggia, safe up to 3, a crash from 6: a spin.',
      'Valli (2b) throws 6+5 = 11, which counts 9 (chips −2), in Roggia, safe up to 6, a crash from 10: a spin.',
    ],
    it: [
      'Valli (2b) lancia 4 a Roggia, in salvo fino a 3, incidente da 6: testacoda.',
      'Valli (2b) lancia 6+5 = 11, che vale 9 (gettoni −2), a Roggia, in salvo fino a 6, incidente da 10: testacoda.',
    ],
    fr: [
      'Valli (2b) lance 4 à Roggia, sûr jusqu’à 3, accident dès 6 : tête-à-queue.',
      'Valli (2b) lance 6+5 = 11, qui compte 9 (jetons −2), à Roggia, sûr jusqu’à 6, accident dès 10 : tête-à-queue.',
    ],
    de: [
      'Valli (2b) würfelt 4 in Roggia, sicher bis 3, Unfall ab 6: ein Dreher.',
      'Valli (2b) würfelt 6+5 = 11, das zählt 9 (Chips −2), in Roggia, sicher bis 6, Unfall ab 10: ein Dreher.',
    ],
  };
  const spin = (fields: Happening['fields']) =>
    happening({
      kind: 'chance_spin',
      weight: 'incident',
      car: 1,
      fields: { who: 1, corner: 'K1', ...fields },
    });
  for (const language of Object.keys(languages) as Language[]) {
    await useLanguage(language);
    const tell = (rules: 'speed-circuit' | 'speed-circuit-wbc', fields: Happening['fields']) =>
      storyWords(rules, spin(fields), cast())?.replaceAll(dieMark, '');
    expect(tell('speed-circuit', { faces: [4], safe: 3, crash: 6 })).toBe(words[language][0]);
    expect(tell('speed-circuit-wbc', { ...thrown, safe: 6, bad: 10 })).toBe(words[language][1]);
  }
});

describe('a throw of MotorChamp', () => {
  const out = happening({
    kind: 'went_out',
    clause: 'MC-PRM-2',
    weight: 'incident',
    car: 1,
    fields: {
      who: 1,
      at: '28L',
      throw: 'NN',
      faces: [6, 5],
      dice: 2,
      total: 11,
      limit: 9,
      road: 11,
      over: 2,
      cause: 'limit',
      cause_clause: 'MC-LIM-4',
    },
  });

  it('that is too much is told with what it had to beat, in every language', async () => {
    const words: Record<Language, string> = {
      en: 'Valli (2b) throws 6+5 = 11 on a limit of 9, two over: out for good at 28L.',
      it: 'Valli (2b) lancia 6+5 = 11 con un limite di 9, due di troppo: fuori gara a 28L.',
      fr: 'Valli (2b) lance 6+5 = 11 pour une limite de 9, deux de trop : hors course en 28L.',
      de: 'Valli (2b) würfelt 6+5 = 11 bei Limit 9, zwei zu viel: bei 28L endgültig ausgeschieden.',
    };
    for (const language of Object.keys(languages) as Language[]) {
      await useLanguage(language);
      expect(storyWords('motorchamp', out, cast())?.replaceAll(dieMark, '')).toBe(words[language]);
    }
  });

  it('has its dice drawn', async () => {
    await useLanguage('en');
    const pieces = cutStory(storyWords('motorchamp', out, cast())!, cast().names);
    expect(pieces.filter((piece) => piece.kind === 'die').map((piece) => piece.face)).toEqual([6, 5]);
  });
});

test('a sentence is cut into names, faces and the rest', () => {
  expect(cutStory(`Ann pushed past Anna and threw ${dieMark}6${dieMark}.`, ['Ann', 'Bo'])).toEqual([
    { kind: 'name', text: 'Ann' },
    { kind: 'text', text: ' pushed past Anna and threw ' },
    { kind: 'die', face: 6 },
    { kind: 'text', text: '.' },
  ]);
});

test('a line links to its clause', () => {
  expect(clauseId('GPA-RISK-1 (reconstructed)')).toBe('GPA-RISK-1');
});
