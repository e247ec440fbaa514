// Prices in words: '1W or brakes 1/6'. What is paid and what a die may do, exactly as the engine counted it.
import type { Odd, Part, Price, Tone } from '../engine/types';
import { has, said, t, type Key } from '../i18n';

const areas = ['dash', 'speed_circuit', 'motorchamp', 'formula_one', 'grand_prix'];

/** The name of a result or a throw; a game may have its own words in its area. */
function word(prefix: 'odd' | 'throw' | 'units', what: string, values?: Record<string, number>): string {
  const keys = areas.map((area) => `${area}.${prefix}_${what}`);
  const key = keys.find(has);
  return key ? t(key as Key, values) : said('dash', `${prefix}_${what}`, values);
}

export function oddWord(odd: Odd): string {
  return word('odd', odd.what);
}

/** What of a throw is to be feared: all results that are not free. */
export function worst(part: Part): Odd[] {
  return (part.odds ?? []).filter((odd) => odd.tone !== 'free' && odd.ways > 0);
}

export function partWords(part: Part): string {
  if (!part.odds) return word('units', part.what, { units: part.units ?? 0 });
  const bad = worst(part);
  const name = word('throw', part.what);
  const ways = bad.reduce((sum, odd) => sum + odd.ways, 0);
  return `${name} ${t('dash.fraction', { ways, of: part.of ?? 0 })}`;
}

export function wayWords(way: Part[]): string {
  return way.map(partWords).join(' + ');
}

export function priceWords(price: Price): string {
  if (price.ways.length === 0) return t('dash.free');
  return price.ways.map(wayWords).reduce((first, second) => t('dash.or', { first, second }));
}

/** For a lit space: '0', '1W', '1/2'. */
export function shortPrice(price: Price): string {
  const first = price.ways[0];
  if (!first) return '0';
  return first.map((part) => (part.odds ? fraction(part) : partWords(part))).join('+');
}

function fraction(part: Part): string {
  const ways = worst(part).reduce((sum, odd) => sum + odd.ways, 0);
  return `${ways}/${part.of ?? 0}`;
}

/** 'safe 3 of 6, spin 2 of 6, crash 1 of 6': for those who hear it. */
export function oddsSpoken(part: Part): string {
  return (part.odds ?? [])
    .filter((odd) => odd.ways > 0)
    .map((odd) => t('dash.ways_of', { what: oddWord(odd), ways: odd.ways, of: part.of ?? 0 }))
    .join(', ');
}

export const toneClass: Record<Tone, string> = {
  free: 'tone-free',
  wear: 'tone-wear',
  chance: 'tone-chance',
  out: 'tone-out',
};
