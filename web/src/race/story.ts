// What happened, in words: each game tells its own events.
import type { Happening, RulesId, Table } from '../engine/types';
import { tell as tellFamily } from '../dash/family/story';
import { tell as tellFormulaOne } from '../dash/formula_one/story';
import { tell as tellGrandPrix } from '../dash/grand_prix/story';
import { tell as tellMotorChamp } from '../dash/motorchamp/story';
import { said, type With } from '../i18n';
import { areas } from './areas';

type Tell = (happening: Happening) => { key: string; with?: With } | null;

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
  /** What is set off: drivers, and cars called by more than a number ('3a'). */
  names: readonly string[];
  /** Titles of corners by id. */
  corners: Readonly<Record<string, string>>;
}

export function castOf(
  table: Table | null,
  drivers: readonly string[],
  corners: Record<string, string>,
): Cast {
  const numbers = (table?.cars ?? []).map((car) => car.number).filter((number) => /[a-z]/.test(number));
  return { names: [...drivers, ...numbers], corners };
}

/** A sentence, or null if there is nothing to tell. Faces of dice are marked. */
export function storyWords(
  rules: RulesId,
  happening: Happening,
  corners: Cast['corners'] = {},
): string | null {
  const told = tellers[rules](happening);
  return told && said(areas[rules], told.key, filled(told.with, corners));
}

function filled(values: With | undefined, corners: Cast['corners']): With | undefined {
  if (!values) return undefined;
  const entries = Object.entries(values).map(
    ([name, value]) => [name, shownAs(name, value, corners)] as const,
  );
  return Object.fromEntries(entries);
}

/** What a die shows; Formula One throws two. */
const faces = new Set(['face', 'first', 'second']);

function shownAs(name: string, value: string | number, corners: Cast['corners']): string | number {
  if (name === 'corner') return corners[value] || value;
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
    .map((part): Piece => ({ kind: names.includes(part) ? 'name' : 'text', text: part }))
    .filter((piece) => piece.kind === 'die' || piece.text !== '');
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
}

/** 'SC-4.3c (reconstructed)' is a link to SC-4.3c. */
export function clauseId(clause: string): string {
  return clause.split(' ')[0] ?? '';
}
