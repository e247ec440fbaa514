// What a decision cost against the perfect lap, in words.
import type { Prices } from '../../coach/book';
import { t } from '../../i18n';

/** Tenths; what is less than one in hundredths. */
export function shownTurns(turns: number): number {
  const parts = turns < 0.095 ? 100 : 10;
  return Math.round(turns * parts) / parts;
}

/** `nameOf` says what a decision is called where it was taken. Empty while it is still being worked out. */
export function costWords(
  { laps, prices, state }: Prices,
  step: number,
  seat: number,
  nameOf: (decision: string) => string,
): string {
  const price = prices.get(step);
  if (price?.turns === 0) return t('result.cost_nothing');
  if (price) return t('result.cost_turns', { turns: shownTurns(price.turns), best: nameOf(price.best) });
  const lap = laps.get(seat);
  if (state !== 'over' || !lap || lap === 'none') return '';
  return t(lap === 'sure' ? 'result.cost_unknown_sure' : 'result.cost_unknown');
}
