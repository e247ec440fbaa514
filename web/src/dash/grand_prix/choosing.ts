// Which choice is shown, and how keys move through them.
import type { Choice, Desk } from '../../engine/types';
import { isOpen } from '../first';

/** The share of what a throw may bring that is not free. */
function feared(choice: Choice): number {
  const part = choice.price.ways[0]?.[0];
  if (!part?.odds || !part.of) return 0;
  return part.odds.reduce((sum, odd) => sum + (odd.tone === 'free' ? 0 : odd.ways), 0) / part.of;
}

/**
 * What is shown before anybody has chosen: the gear one is in, no push, the farthest way with the
 * least risk. The engine lists plans
 * best first and goals by distance.
 */
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

/** The next choice in that direction; at the end it stays. Barred ones are visited too: they say why. */
export function stepFrom(index: number, by: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index + by));
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export interface Keys {
  count: number;
  /** Of the choice that has the focus. */
  index: number;
  onFocus(index: number): void;
  onDecide(): void;
  onBack(): void;
}

/** True if the key meant something here. */
export function press(key: string, keys: Keys): boolean {
  const by = steps[key];
  if (by !== undefined) keys.onFocus(stepFrom(keys.index, by, keys.count));
  else if (key === 'Home') keys.onFocus(0);
  else if (key === 'End') keys.onFocus(keys.count - 1);
  else if (key === 'Enter') keys.onDecide();
  else if (key === 'Escape') keys.onBack();
  else return false;
  return true;
}
