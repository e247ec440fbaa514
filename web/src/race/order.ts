// The field in order: by place, or by movement once plots are open.
import type { CarOnTable, Table } from '../engine/types';

/** Where a car stands in the order of movement. */
export type Turn = 'moved' | 'to_move' | 'next' | 'then' | 'last';

export interface Row {
  car: CarOnTable;
  /** Behind the leader, in rows or cells; 0 for the leader. */
  gap: number;
  turn: Turn | null;
}

/** The turn in which a car came home; a game whose table does not say it has it in the story. 0 if it is not home. */
export function homeTurn(car: CarOnTable, story: readonly { line: string; turn: number }[]): number {
  if (car.finishTurn > 0 || car.condition !== 'home') return car.finishTurn;
  return story.findLast(({ line }) => line.startsWith(`finished ${car.number} `))?.turn ?? 0;
}

export function isMovement(table: Table): boolean {
  return table.movement.length > 0 && table.atWheel >= 0;
}

export function rowsOf(table: Table): Row[] {
  const leader = table.cars.reduce((best, car) => Math.max(best, car.distance), -Infinity);
  const byRank = [...table.cars].sort((a, b) => a.rank - b.rank);
  const row = (car: CarOnTable, turn: Turn | null): Row => ({ car, gap: leader - car.distance, turn });
  if (!isMovement(table)) return byRank.map((car) => row(car, null));
  const at = table.movement.indexOf(table.atWheel);
  const moving = table.movement.flatMap((index, i) => {
    const car = table.cars.find((one) => one.car === index);
    return car ? [row(car, turnOf(i, at, table.movement.length))] : [];
  });
  const rest = byRank.filter((car) => !table.movement.includes(car.car)).map((car) => row(car, null));
  return [...moving, ...rest];
}

function turnOf(i: number, at: number, count: number): Turn {
  if (i < at) return 'moved';
  if (i === at) return 'to_move';
  if (i === at + 1) return 'next';
  return i === count - 1 ? 'last' : 'then';
}

/** Wear in groups, one a lap, as it was handed out: how many of each group are left. */
export function pipGroups(left: number, full: number, laps: number): { full: number; left: number }[] {
  const groups = Math.max(1, Math.min(laps, full));
  const sizes = Array.from(
    { length: groups },
    (_, i) => Math.floor(((i + 1) * full) / groups) - Math.floor((i * full) / groups),
  );
  let rest = left;
  return sizes.map((size) => {
    const here = Math.max(0, Math.min(size, rest));
    rest -= here;
    return { full: size, left: here };
  });
}
