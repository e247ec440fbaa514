// Which choices stand side by side.
import type { Column } from './column';

/** So many neighbours round the selected one, in their order; all of them if they are no more. */
export function firstPicks(columns: Column[], selected: number | null, count: number): number[] {
  const all = columns.map((column) => column.choice);
  if (all.length <= count) return all;
  const at = Math.max(0, selected === null ? 0 : all.indexOf(selected));
  const first = Math.min(Math.max(0, at - Math.floor(count / 2)), all.length - count);
  return all.slice(first, first + count);
}

/** Taken in or out. */
export function toggled(picks: number[], choice: number): number[] {
  return picks.includes(choice) ? picks.filter((one) => one !== choice) : [...picks, choice];
}
