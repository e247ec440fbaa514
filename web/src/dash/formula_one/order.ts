import type { Choice } from '../../engine/types';

/** The best way to each end first, then dearer ways to the same ends; the engine lists the best of an end first. */
export function inOrder(choices: Choice[]): number[] {
  const ends = new Set<string>();
  const dearer: number[] = [];
  const best: number[] = [];
  for (const [i, choice] of choices.entries()) {
    if (choice.kind === 'pass') continue;
    const end = `${choice.label} ${choice.to}`;
    (ends.has(end) ? dearer : best).push(i);
    ends.add(end);
  }
  return [...best, ...dearer];
}
