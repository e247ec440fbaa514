// What happened, in words: the message of an event, filled in from its fields.
import { events } from '../engine/events';
import type { CarOnTable, FieldValue, Happening, RulesId, Table, Thrower } from '../engine/types';
import { language, t, type Key, type With } from '../i18n';

/** The message of every kind of event: a kind without one does not compile. */
type EventKeys = {
  [Rules in keyof typeof events]: `${AreaOf<Rules>}.event_${keyof (typeof events)[Rules] & string}`;
}[keyof typeof events];
/** The messages of a game's events stand in the area that is called as the game. */
type AreaOf<Rules extends string> = Rules extends `${infer First}-${infer Rest}`
  ? `${First}_${AreaOf<Rest>}`
  : Rules;
export type EveryKindHasWords = AllOf<Key, EventKeys>;
type AllOf<Whole, Part extends Whole> = Part;

/** Stands round a face of a die in a sentence, so that it can be drawn. */
export const dieMark = '\u2063';

/** What a sentence may name. */
export interface Cast {
  /** What is set off: drivers, and cars as they are called. */
  names: readonly string[];
  /** What cars are called, by index: 'Valli', of drivers with several 'Valli (3a)', 'your 1a'. */
  cars: ReadonlyMap<number, string>;
  /** By seat. */
  drivers: readonly string[];
  /** Titles of corners by id. */
  corners: Readonly<Record<string, string>>;
  /** The reader's seat, and the car of one who drives a single one; null for one who looks on. */
  you: number | null;
  yourCar: number | null;
}

/** `you`: the reader's seat, if there is one. */
export function castOf(
  table: Table | null,
  drivers: readonly string[],
  corners: Record<string, string>,
  you: number | null,
): Cast {
  const all = table?.cars ?? [];
  const several = all.filter((car) => isOneOfSeveral(car));
  // The longest first: a driver's name is the beginning of what his car is called.
  const names = several.map((car) => called(car, you)).flatMap((car) => [...new Set([car, capital(car)])]);
  return {
    names: [...names, ...drivers, t('race.you')],
    cars: new Map(all.map((car) => [car.car, called(car, you)])),
    drivers,
    corners,
    you,
    yourCar: all.find((car) => you !== null && car.seat === you && !isOneOfSeveral(car))?.car ?? null,
  };
}

function isOneOfSeveral({ number }: CarOnTable): boolean {
  return /[a-z]/.test(number);
}

function called(car: CarOnTable, you: number | null): string {
  const { seat, driver, number } = car;
  if (!isOneOfSeveral(car)) return driver || number;
  if (seat >= 0 && seat === you) return t('race.your_car', { number });
  return driver ? t('race.car_of', { driver, number }) : number;
}

/** Whether there is anything to tell: of the race itself, what every turn brings is not. */
export function isTold({ weight, car }: Happening): boolean {
  return weight !== 'routine' || car >= 0;
}

/** A sentence, or null if there is nothing to tell. Faces of dice are marked. */
export function storyWords(rules: RulesId, happening: Happening, cast: Cast): string | null {
  if (!isTold(happening)) return null;
  const types: Readonly<Record<string, Readonly<Record<string, string>>>> = events[rules];
  const key = `${rules.replaceAll('-', '_')}.event_${happening.kind}` as Key;
  const words = t(key, valuesOf(happening, types, cast));
  const isFirst = [...cast.cars.values()].some((car) => words.startsWith(car));
  return (isFirst ? capital(words) : words) || null;
}

function valuesOf(
  { kind, fields }: Happening,
  types: Readonly<Record<string, Readonly<Record<string, string>>>>,
  cast: Cast,
): With {
  // One is not told of oneself as of another: messages choose their verbs by it.
  const values: With = { me: 'no', other_me: 'no' };
  for (const [name, value] of Object.entries(fields)) {
    const type = types[kind]?.[name];
    const isYou =
      (type === 'car' && value === cast.yourCar) ||
      (type === 'seat' && cast.you !== null && value === cast.you);
    if (isYou) values[name === 'who' ? 'me' : `${name}_me`] = 'yes';
    values[name] = isYou ? t(name === 'who' ? 'race.you' : 'race.you_beside') : shownAs(type, value, cast);
  }
  return values;
}

function shownAs(type: string | undefined, value: FieldValue, cast: Cast): string | number {
  switch (type) {
    case 'car':
      return cast.cars.get(Number(value)) ?? String(value);
    case 'seat':
      return cast.drivers[Number(value)] ?? String(value);
    case 'flag':
      return value ? 'yes' : 'no';
    case 'dice':
      return (value as readonly number[]).map((face) => dieMark + face + dieMark).join('+');
    case 'corner':
      return cast.corners[String(value)] || String(value);
    default:
      return typeof value === 'number' ? value : String(value);
  }
}

/** How a sentence about this begins. */
export function subjectOf({ car }: Happening, cast: Cast): string {
  return car >= 0 && car === cast.yourCar ? t('race.you') : capital(cast.cars.get(car) ?? '');
}

/** Who throws a die, at the beginning of a sentence. */
export function throwerOf({ cars, drivers }: Cast, { car, seat }: Thrower): string {
  return capital(cars.get(car) ?? drivers[seat] ?? '');
}

/** 'your 1a' at the beginning of a sentence. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}

// --- What is done with a sentence.

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
