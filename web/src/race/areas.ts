// Which catalogue speaks for a rule set.
import type { RulesId, Say } from '../engine/types';
import { has, said, type With } from '../i18n';

export const areas = {
  'speed-circuit': 'speed_circuit',
  'speed-circuit-wbc': 'speed_circuit',
  motorchamp: 'motorchamp',
  'formula-one': 'formula_one',
  'grand-prix-basic': 'grand_prix',
  'grand-prix-advanced': 'grand_prix',
} as const satisfies Record<RulesId, string>;

/** The game's own words for a key, or the other text where it has none. */
export function wordsOf(rules: RulesId, key: string, values: With | undefined, otherwise: string): string {
  const area = areas[rules];
  return has(`${area}.${key}`) ? said(area, key, values) : otherwise;
}

export function markWords(rules: RulesId, mark: Say): string {
  const key = mark.key.startsWith('mark_') ? mark.key : `mark_${mark.key}`;
  return wordsOf(rules, key, mark.with, mark.key.replace('mark_', '').replaceAll('_', ' '));
}
