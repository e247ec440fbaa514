// What cost a car something: for each decision or die and each car what happened to it, if any of it was an incident. The report of
// the program goes by the same rule (src/report/affairs.h).
import type { Condition, Happening, Roll } from '../../engine/types';
import type { Replay, ReplayStep } from '../../race/replay';

export interface Incident {
  step: number;
  turn: number;
  car: number;
  /** How far it changed the race of the car: 8 out, 4 halted, 2 anything else. */
  weight: number;
  happenings: Happening[];
  /** If a die did it: with its line of the record. */
  die: { roll: Roll; face: number; line: number } | null;
}

function weightOf(before: Condition | undefined, after: Condition | undefined): number {
  if (after === before) return 2;
  return after === 'out' ? 8 : after === 'halted' ? 4 : 2;
}

/** The last die that this car threw in the turn: what came of it may take a decision more to show. */
function dieBefore(replay: Replay, at: number, car: number): Incident['die'] {
  const { turn } = replay.steps[at]!;
  for (let i = at; i >= 0 && replay.steps[i]!.turn === turn; --i) {
    const { act, line } = replay.steps[i]!;
    if (act.kind === 'roll' && (i === at || act.roll.car === car))
      return { roll: act.roll, face: act.face, line };
  }
  return null;
}

function incidentsIn(replay: Replay, { index, turn, happenings }: ReplayStep): Incident[] {
  const cars = happenings.filter(({ weight }) => weight === 'incident').map(({ car }) => car);
  return [...new Set(cars)].map((car) => {
    const conditionAt = (step: number) => replay.tableAt(step).cars.find((one) => one.car === car)?.condition;
    return {
      step: index,
      turn,
      car,
      weight: weightOf(conditionAt(index - 1), conditionAt(index)),
      happenings: happenings.filter((one) => one.car === car && one.weight !== 'routine'),
      die: dieBefore(replay, index, car),
    };
  });
}

/** In the order of the race. */
export function incidentsOf(replay: Replay): Incident[] {
  return replay.steps.filter(({ turn }) => turn > 0).flatMap((step) => incidentsIn(replay, step));
}

/** At most so many, those that weigh most, in the order of the race. */
export function heaviest(incidents: readonly Incident[], most: number): Incident[] {
  return [...incidents]
    .sort((a, b) => b.weight - a.weight || a.step - b.step)
    .slice(0, most)
    .sort((a, b) => a.step - b.step);
}
