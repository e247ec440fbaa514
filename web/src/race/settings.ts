// How one likes to watch a race. Kept in this browser.
import { signal, type Signal } from '@preact/signals';

export const speeds = ['1', '2', '4', 'at_once'] as const;
export type Speed = (typeof speeds)[number];
export type FollowWish = 'whole' | 'mine';

function kept<Value extends string>(name: string, values: readonly Value[], otherwise: Value): Signal<Value> {
  const text = localStorage.getItem(name);
  return signal(values.find((value) => value === text) ?? otherwise);
}

export const speed = kept<Speed>('speed', speeds, '1');
export const sound = kept<'on' | 'off'>('sound', ['on', 'off'], 'off');
export const followWish = kept<FollowWish>('follow', ['whole', 'mine'], 'whole');

export function choose<Value extends string>(
  name: 'speed' | 'sound' | 'follow',
  which: Signal<Value>,
  value: Value,
) {
  localStorage.setItem(name, value);
  which.value = value;
}

/** How many times faster than usual; 0: no motion at all. */
export function pace(): number {
  if (speed.value === 'at_once') return 0;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : Number(speed.value);
}
