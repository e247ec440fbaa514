// The six games as pages name them.
import type { RulesId } from '../engine/types';
import { has, said, t } from '../i18n';

export const games: readonly RulesId[] = [
  'speed-circuit',
  'speed-circuit-wbc',
  'formula-one',
  'motorchamp',
  'grand-prix-advanced',
  'grand-prix-basic',
];

export function isRulesId(text: string | null | undefined): text is RulesId {
  return games.some((id) => id === text);
}

/** 'red-bull-ring' as a key of a catalogue. */
export function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}

export function gameName(id: RulesId): string {
  return said('site', `game_${keyOf(id)}`);
}

/** The short name of a circuit. A game's board of it is called the same; boards that lie over none are called what they are. */
export function circuitName(name: string): string {
  const circuit = name.replace(/-(?:bands|cells|motor)$/, '');
  const key = `site.circuit_${keyOf(circuit)}`;
  return has(key) ? t(key) : name;
}

export function countryName(country: string): string {
  const key = `site.country_${keyOf(country)}`;
  return has(key) ? t(key) : country;
}

export function driverName(driver: string): string {
  const key = `site.driver_${keyOf(driver)}`;
  return has(key) ? t(key) : t('site.driver_other', { driver });
}

/** One such bot. */
export function oneDriver(driver: string): string {
  const key = `site.driver_one_${keyOf(driver)}`;
  return has(key) ? t(key) : t('site.driver_other', { driver });
}

/** Where the words of a game are. */
export const areaOf: Record<RulesId, 'speed_circuit' | 'formula_one' | 'motorchamp' | 'grand_prix'> = {
  'speed-circuit': 'speed_circuit',
  'speed-circuit-wbc': 'speed_circuit',
  'formula-one': 'formula_one',
  motorchamp: 'motorchamp',
  'grand-prix-advanced': 'grand_prix',
  'grand-prix-basic': 'grand_prix',
};
