import { describe, expect, it, test } from 'vitest';
import type { CarOnTable, Table } from '../engine/types';
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

test('one drives oneself in the second person, others in the third', async () => {
  const words: Record<Language, [string, string]> = {
    en: ['You hit the wall in Roggia.', 'Valli does not get past you and drops to 80.'],
    it: ['Tu finisci a muro a Roggia.', 'Valli non passa te e scende a 80.'],
    fr: ['Vous tapez le mur à Roggia.', 'Valli ne passe pas devant vous et tombe à 80.'],
    de: ['Du schlägst in Roggia ein.', 'Valli kommt nicht an dir vorbei und fällt auf 80.'],
  };
  const tell = (line: string) =>
    storyWords('speed-circuit-wbc', happening({ line, clause: 'WBC-3.9', car: 0 }), cast());
  for (const language of Object.keys(languages) as Language[]) {
    await useLanguage(language);
    expect(tell('chance_crash You K1')).toBe(words[language][0]);
    expect(tell('pass_failed Valli You 80')).toBe(words[language][1]);
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

describe('a throw of the other games', () => {
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

test('corners are told by their titles', async () => {
  await useLanguage('en');
  const line = happening({ line: 'chance_safe Ann K1 3', clause: 'SC-6.6a', car: 0 });
  expect(storyWords('speed-circuit', line, cast())).toContain('Roggia');
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
