// Who came where, and by how much. Read off the last table; what the game counts is in its figures.
import type { CarOnTable, Table } from '../../engine/types';

export type Gap =
  | { kind: 'turns'; turns: number }
  | { kind: 'rows_behind'; rows: number }
  | { kind: 'turns_behind'; turns: number }
  | { kind: 'level' }
  | { kind: 'out'; result: string };

export interface Row {
  car: CarOnTable;
  isMine: boolean;
  /** From 1; null for a car that is out. */
  place: number | null;
  gap: Gap;
}

/** Figures that are a stock with a full mark: shown as what is left of it. */
const stocks = ['wear', 'tyres', 'brakes', 'chips'] as const;
export type Stock = (typeof stocks)[number];

function gapTo(winner: CarOnTable, car: CarOnTable): Gap {
  if (car.condition === 'out') return { kind: 'out', result: car.result };
  if (car === winner) {
    return winner.finishTurn > 0 ? { kind: 'turns', turns: winner.finishTurn } : { kind: 'level' };
  }
  const later = car.finishTurn - winner.finishTurn;
  if (car.finishTurn > 0 && later > 0) return { kind: 'turns_behind', turns: later };
  const rows = winner.distance - car.distance;
  return rows > 0 ? { kind: 'rows_behind', rows } : { kind: 'level' };
}

export function classificationOf(table: Table, you: number | null): Row[] {
  const cars = [...table.cars].sort((a, b) => a.rank - b.rank || a.car - b.car);
  const winner = cars[0];
  if (!winner) return [];
  return cars.map((car, at) => ({
    car,
    isMine: you !== null && car.seat === you,
    place: car.condition === 'out' ? null : at + 1,
    gap: gapTo(winner, car),
  }));
}

/** The car that won; null if nobody came home. */
export function winnerOf(table: Table): CarOnTable | null {
  const [first] = classificationOf(table, null);
  return first && first.place === 1 && first.car.condition === 'home' ? first.car : null;
}

/** Which stocks this game has. */
export function stocksOf(table: Table): Stock[] {
  return stocks.filter((stock) => table.cars.some((car) => car.figures[stock] !== undefined));
}

/** Whether the game scores its races. */
export function hasPoints(table: Table): boolean {
  return table.cars.some((car) => car.figures.points !== undefined);
}
