// What the dashboard of MotorChamp says of a choice.
import type { Choice, Part, Say } from '../../engine/types';
import { has, said, t } from '../../i18n';
import { oddsSpoken } from '../price';
import type { Instruments } from './instruments';

export function sayWords(say: Say): string {
  return said('motorchamp', say.key, say.with);
}

export function throwOf(choice: Choice): Part | undefined {
  return choice.price.ways[0]?.find((part) => part.odds);
}

/** '34L'; or 'stay', 'not ready' where a choice has no place. */
export function titleOf(choice: Choice): string {
  if (choice.kind === 'grid') return choice.label;
  return choice.to || said('motorchamp', `choice_${choice.kind}`);
}

export function linesOf(choice: Choice): string[] {
  const about = `about_${choice.kind}`;
  const way = [
    ...(choice.to ? [said('motorchamp', `choice_${choice.kind}`)] : []),
    ...(choice.rows > 0 ? [t('motorchamp.rows', { rows: choice.rows })] : []),
  ];
  return [
    way.join(', '),
    choice.notes.map(sayWords).join(', '),
    has(`motorchamp.${about}`) ? said('motorchamp', about) : '',
  ].filter(Boolean);
}

export function spoken(name: string, choice: Choice, more: string[]): string {
  if (choice.barred) return [name, t('dash.barred'), sayWords(choice.barred)].join(', ');
  const part = throwOf(choice);
  return [name, ...more, ...(part ? [oddsSpoken(part)] : [])].join(', ');
}

/** The one button names the act. */
export function buttonWords(choice: Choice): string {
  return said('motorchamp', `button_${choice.kind}`, {
    throw: choice.label,
    car: choice.label,
    place: choice.kind === 'side' ? choice.to.replace('X', '') : choice.to,
  });
}

/** Where the car stands, and what that means for its dice. */
export function standingWords({ place = '', regime = 'normal', dice = 1, limit = 0 }: Instruments): string {
  if (regime !== 'normal' && regime !== 'practice') return said('motorchamp', `regime_${regime}`, { place });
  return limit > 0
    ? t('motorchamp.square_limit', { place, dice, limit })
    : t('motorchamp.square', { place, dice });
}
