import type { Desk } from '../../engine/types';
import { isFree, isOpen, useFirst } from '../first';
import type { DashProps } from '../types';
import './formula_one.css';
import { SpeedDash } from './SpeedDash';
import { WayDash } from './WayDash';

/** The fastest speed that is free, the first end that is, no card. */
export function firstChoice({ phase, choices }: Desk): number | null {
  const open = choices.flatMap((choice, i) => (isOpen(choice) && choice.kind !== 'superb' ? [i] : []));
  const free = open.filter((i) => isFree(choices[i]!));
  if (phase === 'speed') return free.at(-1) ?? open[0] ?? null;
  if (phase === 'card') return open.find((i) => choices[i]!.kind === 'pass') ?? null;
  return free[0] ?? open[0] ?? null;
}

export function FormulaOneDash(props: DashProps) {
  useFirst(props.desk, props.selected, firstChoice, props.onSelect);
  return props.desk.phase === 'speed' ? <SpeedDash {...props} /> : <WayDash {...props} />;
}
