import type { WordsOf } from '../words';
import type { dash as english } from '../en/dash';

export const dash: WordsOf<typeof english> = {
  free: 'gratuit',
  or: '{first} ou {second}',
  units_wear: '{units}U',
  units_tyre: 'pneus {units}',
  units_brake: 'freins {units}',
  units_chip: '{units, plural, one {# jeton} other {# jetons}}',
  throw_start: 'départ',
  throw_engine: 'moteur',
  throw_brakes: 'freins',
  throw_chance: 'dé',
  odd_safe: 'sauf',
  odd_spin: 'tête-à-queue',
  odd_crash: 'accident',
  odd_out: 'éliminé',
  odd_off: 'hors piste',
  odd_holds: 'tient',
  odd_damaged: 'endommagé',
  odd_nothing: 'rien',
  fraction: '{ways}/{of}',
  ways_of: '{what} {ways} sur {of}',
  price_costs: 'coûte {price}',
  barred: 'impossible',
  clause: 'règle {clause}',
};
