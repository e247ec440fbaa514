// What happened, in words: each game tells its own events.
import type { CarOnTable, Happening, RulesId, Table } from '../engine/types';
import { tell as tellFamily } from '../dash/family/story';
import { tell as tellFormulaOne } from '../dash/formula_one/story';
import { tell as tellGrandPrix } from '../dash/grand_prix/story';
import { tell as tellMotorChamp } from '../dash/motorchamp/story';
import type { Told } from '../dash/told';
import { language, said, t, type With } from '../i18n';
import { areas } from './areas';

type Tell = (happening: Happening) => Told | null;

const tellers: Record<RulesId, Tell> = {
  'speed-circuit': tellFamily,
  'speed-circuit-wbc': tellFamily,
  motorchamp: tellMotorChamp,
  'formula-one': tellFormulaOne,
  'grand-prix-basic': tellGrandPrix,
  'grand-prix-advanced': tellGrandPrix,
};

/** Stands round a face of a die in a sentence, so that it can be drawn. */
export const dieMark = '\u2063';

/** What a sentence may name. */
export interface Cast {
  /** What is set off: drivers, and cars as they are called. */
  names: readonly string[];
  /** What cars of drivers with several are called, by number: 'Valli (3a)', 'your 1a'. */
  cars: Readonly<Record<string, string>>;
  /** Titles of corners by id. */
  corners: Readonly<Record<string, string>>;
  /** What the reader is called at the table; empty for one who looks on. */
  you: string;
}

/** `you`: the reader's seat, if there is one. */
export function castOf(
  table: Table | null,
  drivers: readonly string[],
  corners: Record<string, string>,
  you: number | null,
): Cast {
  const several = (table?.cars ?? []).filter(({ number }) => /[a-z]/.test(number));
  const cars = Object.fromEntries(several.map((car) => [car.number, called(car, you)]));
  // The longest first: a driver's name is the beginning of what his car is called.
  const names = Object.values(cars).flatMap((car) => [...new Set([car, capital(car)])]);
  const self = (you !== null && drivers[you]) || '';
  return { names: [...names, ...drivers, t('race.you')], cars, corners, you: self };
}

function called({ seat, driver, number }: CarOnTable, you: number | null): string {
  if (seat >= 0 && seat === you) return t('race.your_car', { number });
  return driver ? t('race.car_of', { driver, number }) : number;
}

/** Whether there is anything to tell. */
export function isTold(rules: RulesId, happening: Happening): boolean {
  return tellers[rules](happening) !== null;
}

/** A sentence, or null if there is nothing to tell. Faces of dice are marked. */
export function storyWords(rules: RulesId, happening: Happening, cast: Cast): string | null {
  const told = tellers[rules](happening);
  if (!told) return null;
  const words = said(areas[rules], told.key, filled(told.with, cast));
  return Object.values(cast.cars).some((car) => words.startsWith(car)) ? capital(words) : words;
}

/** A car or a driver at the beginning of a sentence. */
export function calledFirst({ cars }: Cast, who: string): string {
  return cars[who] ? capital(cars[who]) : who;
}

/** 'your 1a' at the beginning of a sentence. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}

function filled(values: With, cast: Cast): With {
  const entries = Object.entries(values).map(([name, value]) => [name, shownAs(name, value, cast)] as const);
  // One is not told of oneself as of another: messages choose their verbs by it.
  const isSelf = (name: string) => (cast.you !== '' && values[name] === cast.you ? 'yes' : 'no');
  return { ...Object.fromEntries(entries), me: isSelf('who'), other_me: isSelf('other') };
}

/** What a die shows; Formula One throws two. */
const faces = new Set(['face', 'first', 'second']);

const whose = new Set(['car', 'who', 'other']);

function shownAs(name: string, value: string | number, { corners, cars, you }: Cast): string | number {
  if (name === 'corner') return corners[value] || value;
  if (you !== '' && value === you && name === 'who') return t('race.you');
  if (you !== '' && value === you && name === 'other') return t('race.you_beside');
  if (whose.has(name)) return cars[value] ?? value;
  return faces.has(name) && /^[1-9]\d?$/.test(String(value)) ? dieMark + value + dieMark : value;
}

export type Piece = { kind: 'text' | 'name'; text: string } | { kind: 'die'; face: number };

/** A sentence cut into names, faces of dice and the rest. */
export function cutStory(text: string, names: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [i, part] of text.split(dieMark).entries()) {
    if (i % 2 === 1) pieces.push({ kind: 'die', face: Number(part) });
    else pieces.push(...cutNames(part, names));
  }
  return pieces;
}

function cutNames(text: string, names: readonly string[]): Piece[] {
  if (names.length === 0) return text ? [{ kind: 'text', text }] : [];
  const wanted = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}_-])`,
    'u',
  );
  return text
    .split(wanted)
    .map((part, i): Piece => ({ kind: i % 2 === 1 ? 'name' : 'text', text: part }))
    .filter((piece) => piece.kind === 'die' || piece.text !== '');
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
}

/** 'SC-4.3c (reconstructed)' is a link to SC-4.3c. */
export function clauseId(clause: string): string {
  return clause.split(' ')[0] ?? '';
}
