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

interface Change {
  weight: number;
  cars: CarOnTable[];
}

function changeOf(before: CarOnTable[], after: CarOnTable[]): Change {
  const change: Change = { weight: 0, cars: [] };
  for (const [at, car] of after.entries()) {
    const was = before[at];
    const weight = was ? weightOf(was, car) : 0;
    change.weight += weight;
    if (weight > 0) change.cars.push(car);
  }
  return change;
}

/** The last die that one of these cars threw in the turn: what came of it may take a decision more to show. */
function dieBefore(replay: Replay, at: number, cars: CarOnTable[]): Incident['die'] {
  const { turn } = replay.steps[at]!;
  for (let i = at; i >= 0 && replay.steps[i]!.turn === turn; --i) {
    const { act, line } = replay.steps[i]!;
    if (act.kind !== 'roll') continue;
    const [who = '', purpose = '', kind = ''] = act.label.split(' ');
    if (i === at || cars.some((car) => who === car.number || who === car.driver))
      return { who, purpose, kind, face: act.face, line };
  }
  return null;
}

/** In the order of the race. */
export function incidentsOf(replay: Replay): Incident[] {
  const incidents: Incident[] = [];
  for (const { index, turn, happenings } of replay.steps) {
    if (turn === 0 || happenings.length === 0) continue;
    const { weight, cars } = changeOf(replay.tableAt(index - 1).cars, replay.tableAt(index).cars);
    if (weight > 0)
      incidents.push({ step: index, turn, weight, happenings, die: dieBefore(replay, index, cars) });
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
