// What changed a car's fortune: out, halted, damaged. Seen by comparing tables; what a die or an event means is not known here.
import type { CarOnTable, Happening } from '../../engine/types';
import type { Replay } from '../../race/replay';

export interface Incident {
  step: number;
  turn: number;
  weight: number;
  happenings: Happening[];
  /** If a die did it: who threw, what for and with which, from its label 'Valli engine d6'. */
  die: { who: string; purpose: string; kind: string; face: number; line: number } | null;
}

function weightOf(before: CarOnTable, after: CarOnTable): number {
  let weight = 0;
  if (after.condition !== before.condition) {
    if (after.condition === 'out') weight += 8;
    if (after.condition === 'halted') weight += 4;
  }
  // A mark that goes is no incident.
  if (after.marks.length > before.marks.length) weight += 2;
  return weight;
}

function change(before: CarOnTable[], after: CarOnTable[]): number {
  return after.reduce((sum, car, at) => {
    const was = before[at];
    return was ? sum + weightOf(was, car) : sum;
  }, 0);
}

/** In the order of the race. */
export function incidentsOf(replay: Replay): Incident[] {
  const incidents: Incident[] = [];
  for (const { index, turn, line, act, happenings } of replay.steps) {
    if (turn === 0 || happenings.length === 0) continue;
    const weight = change(replay.tableAt(index - 1).cars, replay.tableAt(index).cars);
    if (weight === 0) continue;
    const [who = '', purpose = '', kind = ''] = act.kind === 'roll' ? act.label.split(' ') : [];
    const die = act.kind === 'roll' ? { who, purpose, kind, face: act.face, line } : null;
    incidents.push({ step: index, turn, weight, happenings, die });
  }
  return incidents;
}

/** At most so many, those that weigh most, in the order of the race. */
export function heaviest(incidents: readonly Incident[], most: number): Incident[] {
  return [...incidents]
    .sort((a, b) => b.weight - a.weight || a.step - b.step)
    .slice(0, most)
    .sort((a, b) => a.step - b.step);
}
