// Which choice is shown before anybody has chosen.
import type { Choice, Desk } from '../../engine/types';
import { isOpen } from '../first';

/** The share of what a throw may bring that is not free. */
function feared(choice: Choice): number {
  const part = choice.price.ways[0]?.[0];
  if (!part?.odds || !part.of) return 0;
  return part.odds.reduce((sum, odd) => sum + (odd.tone === 'free' ? 0 : odd.ways), 0) / part.of;
}

/** The gear one is in, no push, the farthest way with the least risk. The engine lists plans best first and goals by distance. */
export function firstShown(desk: Desk, gearNow: number): number {
  const open = desk.choices.map((choice, i) => ({ choice, i })).filter(({ choice }) => isOpen(choice));
  if (desk.phase === 'gear') {
    const kept = open.find(({ choice }) => Number(choice.label) === gearNow);
    return (kept ?? open[0])?.i ?? 0;
  }
  if (desk.phase === 'goal' || desk.phase === 'lost') {
    const least = Math.min(...open.map(({ choice }) => feared(choice)));
    return open.filter(({ choice }) => feared(choice) === least).at(-1)?.i ?? 0;
  }
  return open[0]?.i ?? 0;
}
