// What the dashboard of Formula One says of a choice.
import type { Choice, Part, Price, Say, Tone } from '../../engine/types';
import { said, t } from '../../i18n';
import { oddsSpoken, partWords } from '../price';

export type Corners = Record<string, string>;

export function sayWords(say: Say, corners: Corners): string {
  const corner = say.with?.corner;
  return said('formula_one', say.key, corner ? { ...say.with, corner: corners[corner] || corner } : say.with);
}

/** The reason in two or three words, for a key. */
export function whyShort(barred: Say): string {
  return said('formula_one', barred.key.replace('why_', 'short_'), barred.with);
}

export function notesOf(choice: Choice, corners: Corners): string[] {
  return choice.notes
    .filter((note) => note.key !== 'note_carburettor_idle')
    .map((note) => sayWords(note, corners));
}

export function throwsOf(price: Price): Part[] {
  return (price.ways[0] ?? []).filter((part) => part.odds);
}

/** Brakes and tyres, without dice: 'brake 3, tyre 2'. */
export function unitsWords(price: Price): string {
  return (price.ways[0] ?? [])
    .filter((part) => !part.odds)
    .map(partWords)
    .join(', ');
}

/** In how many results of all the car has spun off by the last corner of the way. */
export function spinOf(price: Price): { ways: number; of: number } | null {
  const last = throwsOf(price).at(-1);
  if (!last) return null;
  const spins = (last.odds ?? []).filter((odd) => odd.what === 'spin' || odd.what === 'spun_before');
  return { ways: spins.reduce((sum, odd) => sum + odd.ways, 0), of: last.of ?? 1 };
}

/** 'spin 4/36', 'spin off', or empty if nothing is thrown. */
export function spinWords(price: Price): string {
  const spin = spinOf(price);
  if (!spin) return '';
  if (spin.ways === spin.of) return t('formula_one.spin_sure');
  return t('formula_one.spin_odds', { odds: t('dash.fraction', spin) });
}

/** All that a price asks for, in short: 'brake 1, spin 4/36'; 'free' if nothing. */
export function priceShort(price: Price): string {
  return [unitsWords(price), spinWords(price)].filter(Boolean).join(', ') || t('dash.free');
}

/** '2.33' is lane 2, row 33; 'P4' the own pit. */
export function placeWords(choice: Choice): string {
  const [lane, row] = choice.to.split('.');
  return row === undefined ? t('formula_one.own_pit') : t('formula_one.lane_row', { lane: lane ?? '', row });
}

export function cardName(choice: Choice): string {
  return said('formula_one', `card_${choice.label.split(' ')[0]}`);
}

export function spoken(name: string, choice: Choice, corners: Corners): string {
  if (choice.barred) return [name, t('dash.barred'), sayWords(choice.barred, corners)].join(', ');
  const prices = choice.road ? [choice.price, choice.road] : [choice.price];
  const odds = prices.flatMap(throwsOf).map(oddsSpoken);
  return [name, unitsWords(choice.price) || t('dash.free'), ...notesOf(choice, corners), ...odds].join(', ');
}

/** Out by the road first, then what is due, then what the dice may take. */
export function toneOf(choice: Choice): Tone {
  if (choice.road?.tone === 'out') return 'out';
  return choice.price.tone === 'free' ? (choice.road?.tone ?? 'free') : choice.price.tone;
}

/** A place, a card, or the act itself. */
export function titleOf(choice: Choice): string {
  switch (choice.kind) {
    case 'drive':
    case 'pit':
      return choice.to || buttonWords(choice);
    case 'card':
      return [cardName(choice), choice.label.split(' ')[1]].filter(Boolean).join(' ');
    default:
      return buttonWords(choice);
  }
}

/** The one button names the act and its price. */
export function buttonWords(choice: Choice): string {
  const place = choice.to;
  const speed = choice.label;
  const units = unitsWords(choice.price);
  switch (choice.kind) {
    case 'set':
      return units
        ? t('formula_one.button_set_price', { price: units, speed })
        : t('formula_one.button_set', { speed });
    case 'superb':
      return t('formula_one.button_superb');
    case 'pit':
      return t('formula_one.button_pit');
    case 'match':
      return t('formula_one.button_match', { speed });
    case 'keep':
      return t('formula_one.button_keep', { speed });
    case 'pass':
      return t('formula_one.button_pass');
    case 'special':
      return t('formula_one.button_special');
    case 'hold':
      return t('formula_one.button_hold');
    case 'card':
      return speed.startsWith('CA') && !place
        ? t('formula_one.button_carburettor', { speed: speed.split(' ')[1] ?? '' })
        : t('formula_one.button_card', { card: cardName(choice), place });
    default:
      return driveWords(choice, units);
  }
}

function driveWords(choice: Choice, units: string): string {
  const place = choice.to;
  if (!place) return t('formula_one.button_stay');
  const spin = spinOf(choice.price);
  if (choice.price.tone === 'out') return t('formula_one.button_drive_spin', { place });
  if (spin && spin.ways > 0)
    return t('formula_one.button_drive_risk', { place, odds: t('dash.fraction', spin) });
  return units
    ? t('formula_one.button_drive_price', { price: units, place })
    : t('formula_one.button_drive', { place });
}
