// Sentences of the engine in the reader's words, with corners by their titles.
import type { Choice, Desk, Part, Price, Say, Tone } from '../../engine/types';
import { has, said, t } from '../../i18n';
import { oddsSpoken, priceWords, wayWords } from '../price';

type Corners = Record<string, string>;

export function sayWords(say: Say, corners: Corners): string {
  const corner = say.with?.corner;
  return said(
    'speed_circuit',
    say.key,
    corner ? { ...say.with, corner: corners[corner] ?? corner } : say.with,
  );
}

/** The line below the head of a question; empty if it has none. */
export function sayBelow(desk: Desk, corners: Corners, more: Record<string, string | number> = {}): string {
  const key = desk.question.key.replace(/^ask_/, 'say_');
  if (!has(`speed_circuit.${key}`)) return '';
  return sayWords({ key, with: { ...desk.question.with, ...(more as Record<string, string>) } }, corners);
}

export function notesOf(choice: Choice, corners: Corners): string[] {
  return choice.notes.map((note) => sayWords(note, corners));
}

/** The throw of a price, if a way to pay has one. */
export function throwOf(price: Price): Part | undefined {
  return price.ways.flat().find((part) => part.odds);
}

/** The ways without and with a throw, where the two are all there is: then each has its own button. */
export function payOrRisk(price: Price): { pay: Part[]; risk: Part[] } | null {
  const [first, second] = price.ways;
  if (price.ways.length !== 2 || !first || !second) return null;
  const throws = (way: Part[]) => way.some((part) => part.odds);
  if (throws(first) === throws(second)) return null;
  return throws(first) ? { pay: second, risk: first } : { pay: first, risk: second };
}

export function wearOf(way: Part[]): number {
  return way.reduce((sum, part) => sum + (part.what === 'wear' ? (part.units ?? 0) : 0), 0);
}

/** Units that the first way takes, or the one that pays instead of throwing: what the main button says. */
export function wearDue(price: Price): number {
  const way = payOrRisk(price)?.pay ?? price.ways[0];
  return way ? wearOf(way) : 0;
}

/** Of a way, or of what is left of nothing: 'nothing more'. */
export function wayOrNothing(way: Part[]): string {
  return way.length === 0 ? t('dash.free') : wayWords(way);
}

/** A choice for those who hear it: its name, its notes, its price, its odds; or why not. */
export function spoken(name: string, choice: Choice, corners: Corners): string {
  if (!choice.decision && choice.barred)
    return [name, t('dash.barred'), sayWords(choice.barred, corners)].join(', ');
  const thrown = throwOf(choice.price);
  const odds = thrown ? [oddsSpoken(thrown)] : [];
  return [name, ...notesOf(choice, corners), priceWords(choice.price), ...odds].join(', ');
}

const dearness: Tone[] = ['free', 'wear', 'chance', 'out'];

/** The dearer of what is due at once and what the road then asks for. */
export function worstTone(choice: Choice): Tone {
  const road = choice.road?.tone ?? 'free';
  return dearness.indexOf(road) > dearness.indexOf(choice.price.tone) ? road : choice.price.tone;
}

/** Where a move ends; an emergency braking is a speed. */
export function endTitle(choice: Choice): string {
  return choice.kind === 'emergency' ? `${choice.label} ${t('speed_circuit.mph')}` : choice.label;
}
