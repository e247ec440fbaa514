// What the dashboards of Grand Prix say of a choice.
import type { Choice, Part, Say } from '../../engine/types';
import { language, said, t } from '../../i18n';
import { oddsSpoken } from '../price';

export function sayIt(say: Say): string {
  return said('grand_prix', say.key, say.with);
}

export function gearName(gear: number): string {
  return said('grand_prix', `gear_${gear}`);
}

/** 'fourth' at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}

/** The throw a choice asks for, if any. */
export function throwOf(choice: Choice): Part | null {
  return choice.price.ways[0]?.[0] ?? null;
}

/** '12/36': how often that comes. */
export function oddsOf(part: Part, what: string): string {
  const ways = part.odds?.find((odd) => odd.what === what)?.ways ?? 0;
  return t('dash.fraction', { ways, of: part.of ?? 0 });
}

/** '1/6': how often what is feared comes. */
export function fearedOf(part: Part): string {
  const ways = (part.odds ?? []).reduce((sum, odd) => sum + (odd.tone === 'free' ? 0 : odd.ways), 0);
  return t('dash.fraction', { ways, of: part.of ?? 0 });
}

export function choiceName(choice: Choice): string {
  switch (choice.kind) {
    case 'dice':
      return t(choice.label === '1' ? 'grand_prix.choice_one_die' : 'grand_prix.choice_two_dice');
    case 'luck':
      return t('grand_prix.choice_luck');
    case 'keep':
      return t('grand_prix.choice_keep');
    case 'repair':
      return t('grand_prix.choice_repair', { what: said('grand_prix', `damage_${choice.label}`) });
    case 'leave':
      return t('grand_prix.choice_leave');
    case 'pass':
      return t('grand_prix.choice_pass');
    case 'gear':
      return capital(gearName(Number(choice.label)));
    default:
      break;
  }
  if (choice.to === 'box' && choice.rows > 0) return t('grand_prix.choice_box');
  if (choice.rows === 0 && choice.to) return t('grand_prix.choice_stay');
  return choice.to || choice.label;
}

/** All that is printed on a choice, for those who hear it. */
export function choiceSpoken(choice: Choice): string {
  const part = throwOf(choice);
  const details = [
    ...(choice.rows > 0 ? [t('grand_prix.choice_cells', { cells: choice.rows })] : []),
    ...choice.notes.map(sayIt),
    ...(choice.decision ? [part ? oddsSpoken(part) : t('dash.free')] : []),
    ...(choice.barred ? [t('dash.barred'), sayIt(choice.barred)] : []),
  ];
  return t('grand_prix.choice_spoken', { name: choiceName(choice), details: details.join(', ') });
}

/** The one button names the act and its price. */
export function buttonWords(choice: Choice, gearNow: number): string {
  const part = throwOf(choice);
  const cells = t('grand_prix.choice_cells', { cells: choice.rows });
  const cell = choice.to;
  switch (choice.kind) {
    case 'gear':
      return gearButton(choice, part, gearNow);
    case 'push':
      if (!part) return t('grand_prix.button_push_none');
      return t('grand_prix.button_push', { cells: choice.label, odds: fearedOf(part) });
    case 'keep':
      return t('grand_prix.button_keep');
    case 'plan':
      if (choice.to === 'box' && choice.notes.some((note) => note.key === 'note_box'))
        return t('grand_prix.button_box');
      if (choice.rows === 0) return t('grand_prix.button_stay');
      if (!part) return t('grand_prix.button_plan', { cells, cell });
      return t('grand_prix.button_plan_risk', { cells, cell, odds: oddsOf(part, 'unharmed') });
    case 'repair':
      return t('grand_prix.button_repair', { what: said('grand_prix', `damage_${choice.label}`) });
    case 'leave':
      return t('grand_prix.button_leave');
    case 'pass':
      return t('grand_prix.button_pass');
    case 'dice':
      return t(choice.label === '1' ? 'grand_prix.button_dice_1' : 'grand_prix.button_dice_2');
    case 'luck':
      return t('grand_prix.button_luck', { odds: part ? oddsOf(part, 'arrives') : '' });
    case 'stop':
      if (!part) return t('grand_prix.button_stop', { cell });
      return t('grand_prix.button_stop_risk', { cell, odds: oddsOf(part, 'arrives') });
    default:
      if (choice.rows === 0) return t('grand_prix.button_stay');
      if (!part) return t('grand_prix.button_goal', { cells, cell });
      return t('grand_prix.button_goal_risk', { cells, cell, odds: oddsOf(part, 'arrives') });
  }
}

function gearButton(choice: Choice, part: Part | null, gearNow: number): string {
  const gear = gearName(Number(choice.label));
  if (part) return t('grand_prix.button_gear_risk', { gear, odds: fearedOf(part) });
  const isKept = Number(choice.label) === gearNow;
  return t(isKept ? 'grand_prix.button_gear_keep' : 'grand_prix.button_gear', { gear });
}
