import type { WordsOf } from '../words';
import type { dash as english } from '../en/dash';

export const dash: WordsOf<typeof english> = {
  free: 'frei',
  or: '{first} oder {second}',
  units_wear: '{units}V',
  units_tyre: 'Reifen {units}',
  units_brake: 'Bremse {units}',
  units_chip: '{units, plural, one {# Chip} other {# Chips}}',
  throw_start: 'Start',
  throw_engine: 'Motor',
  throw_brakes: 'Bremsen',
  throw_chance: 'Würfel',
  odd_safe: 'sicher',
  odd_spin: 'Dreher',
  odd_crash: 'Unfall',
  odd_out: 'aus',
  odd_off: 'neben der Bahn',
  odd_holds: 'hält',
  odd_damaged: 'beschädigt',
  odd_nothing: 'nichts',
  fraction: '{ways}/{of}',
  ways_of: '{what} {ways} von {of}',
  price_costs: 'kostet {price}',
  barred: 'nicht möglich',
  clause: 'Regel {clause}',
};
