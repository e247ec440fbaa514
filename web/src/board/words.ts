// The words of a board in the reader's language. Drawings carry a few English ones; names of corners stay as they are.
import { t } from '../i18n';
import type { BoardWords, Drawing } from './types';

const fixed = {
  'Start, finish': 'board.start_finish',
  pits: 'board.pits',
  box: 'board.box',
  'flat out': 'board.flat_out',
} as const;

function text(english: string): string {
  if (english in fixed) return t(fixed[english as keyof typeof fixed]);
  const flat = /^(T.+), flat out$/.exec(english);
  if (flat) return t('board.turns_flat_out', { turns: text(flat[1]!) });
  const range = /^(T\d+) to (T\d+)$/.exec(english);
  return range ? t('board.turns_range', { first: range[1]!, last: range[2]! }) : english;
}

function space(form: Drawing['form'], place: string, label: string): string {
  if (label === '') return place;
  if (form === 'cells') return t('board.space_factor', { place, label });
  if (form === 'bands') return t('board.space_safety_speed', { place, label });
  return t('board.space_limit', { place, label });
}

export function boardWords(): BoardWords {
  return { you: t('board.you'), text, space };
}
