// Who came where, and by how much. Read off the last table; what the game counts is in its figures.
import type { CarOnTable, Table } from '../../engine/types';

export type Gap =
  | { kind: 'turns'; turns: number }
  | { kind: 'rows_behind'; rows: number }
  | { kind: 'turns_behind'; turns: number }
  | { kind: 'same_turn' }
  | { kind: 'level' }
  | { kind: 'out'; result: string };

export interface Row {
  car: CarOnTable;
  isMine: boolean;
  isOneOfSeveral: boolean;
  /** From 1; null for a car that is out. */
  place: number | null;
  gap: Gap;
}

/** Figures that are a stock with a full mark: shown as what is left of it. */
const stocks = ['wear', 'tyres', 'brakes', 'chips'] as const;
export type Stock = (typeof stocks)[number];

/** The turn in which a car came home; games that do not count it are watched. */
export type HomeTurns = ReadonlyMap<number, number>;

function gapTo(winner: CarOnTable, car: CarOnTable, homeTurns: HomeTurns): Gap {
  if (car.condition === 'out') return { kind: 'out', result: car.result };
  const home = (one: CarOnTable) => one.finishTurn || (homeTurns.get(one.car) ?? 0);
  if (car === winner) return home(winner) > 0 ? { kind: 'turns', turns: home(winner) } : { kind: 'level' };
  const later = home(car) - home(winner);
  if (home(car) > 0 && later > 0) return { kind: 'turns_behind', turns: later };
  const rows = winner.distance - car.distance;
  if (rows > 0) return { kind: 'rows_behind', rows };
  return { kind: home(car) > 0 ? 'same_turn' : 'level' };
}

export function classificationOf(table: Table, you: number | null, homeTurns: HomeTurns = new Map()): Row[] {
  const cars = [...table.cars].sort((a, b) => a.rank - b.rank || a.car - b.car);
  const winner = cars[0];
  if (!winner) return [];
  return cars.map((car, at) => ({
    car,
    isMine: you !== null && car.seat === you,
    isOneOfSeveral: cars.some((other) => other !== car && other.driver === car.driver),
    place: car.condition === 'out' ? null : at + 1,
    gap: gapTo(winner, car, homeTurns),
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
