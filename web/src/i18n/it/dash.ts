import type { WordsOf } from '../words';
import type { dash as english } from '../en/dash';

export const dash: WordsOf<typeof english> = {
  free: 'gratis',
  or: '{first} o {second}',
  units_wear: '{units}U',
  units_tyre: 'gomme {units}',
  units_brake: 'freni {units}',
  units_chip: '{units, plural, one {# gettone} other {# gettoni}}',
  throw_start: 'partenza',
  throw_engine: 'motore',
  throw_brakes: 'freni',
  throw_chance: 'dado',
  odd_safe: 'salvo',
  odd_spin: 'testacoda',
  odd_crash: 'incidente',
  odd_out: 'fuori',
  odd_off: 'fuori pista',
  odd_holds: 'tiene',
  odd_damaged: 'danneggiato',
  odd_nothing: 'niente',
  fraction: '{ways}/{of}',
  ways_of: '{what} {ways} su {of}',
  price_costs: 'costa {price}',
  barred: 'non possibile',
  clause: 'regola {clause}',
};
