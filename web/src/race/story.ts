// What happened, in words: each game tells its own events; what it has no words for yet is told as the engine wrote it.
import type { Happening, RulesId } from '../engine/types';
import { said } from '../i18n';
import { areas } from './areas';

export type Tell = (happening: Happening) => { key: string; with?: Record<string, string> } | null;

const tellers: Partial<Record<RulesId, Tell>> = {};

/** Stands round a face of a die in a sentence, so that it can be drawn. */
export const dieMark = '\u2063';

const dieNames = new Set(['die', 'face', 'dice', 'faces', 'throw']);

/** A sentence, or null if there is nothing to tell. Faces of dice are marked. */
export function storyWords(rules: RulesId, happening: Happening): string | null {
  const tell = tellers[rules];
  if (!tell) return happening.story || null;
  const told = tell(happening);
  return told && said(areas[rules], told.key, markDice(told.with));
}

function markDice(values: Record<string, string> | undefined) {
  if (!values) return undefined;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      dieNames.has(name) && /^[1-6]$/.test(value) ? dieMark + value + dieMark : value,
    ]),
  );
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
