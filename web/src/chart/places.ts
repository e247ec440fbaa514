// The lap chart as data: which place each car held at the end of each turn. Counted from tables, without a DOM.
import type { CarOnTable, Table } from '../engine/types';

export interface ChartLine {
  car: number;
  shape: number;
  /** Which dash: cars of one shape differ in it. */
  dash: number;
  number: string;
  driver: string;
  /** The driver has several cars: their numbers tell them apart. */
  isOneOfSeveral: boolean;
  isMine: boolean;
  /** By column, from 1; the line ends where the car went out. */
  places: number[];
  /** Why it went out: a key of the game's area; null for a car that did not. */
  out: { turn: number; result: string } | null;
  /** The turn in which it came home; null for a car that did not. */
  homeTurn: number | null;
}

export interface Chart {
  /** The turn of each column; 0 is the grid. */
  turns: number[];
  /** Columns where the leader began a lap. */
  laps: { lap: number; column: number }[];
  lines: ChartLine[];
}

export interface ChartTurn {
  turn: number;
  table: Table;
}

function isOut(car: CarOnTable): boolean {
  return car.condition === 'out';
}

function outLater(index: number, turns: readonly ChartTurn[]): ChartLine['out'] {
  for (const { turn, table } of turns) {
    const car = table.cars.find((one) => one.car === index);
    if (car && isOut(car)) return { turn, result: car.result };
  }
  return null;
}

/** Cars by their place; ranks of the table may be shared by cars that stand alike. */
function order(table: Table): CarOnTable[] {
  return [...table.cars].sort((a, b) => a.rank - b.rank || a.car - b.car);
}

const shapes = 6;

function dashIndex(cars: readonly CarOnTable[], at: number): number {
  const shape = cars[at]!.shape % shapes;
  return shape + shapes * cars.slice(0, at).filter((car) => car.shape % shapes === shape).length;
}

/** Until the last car came home that did: after that nothing changes any more but who else is out. */
function columnsOf(turns: readonly ChartTurn[]): number {
  const home = (table: Table) => table.cars.filter((car) => car.condition === 'home').length;
  const all = home(turns.at(-1)?.table ?? turns[0]!.table);
  const last = turns.findIndex(({ table }) => home(table) === all);
  return all > 0 ? Math.max(2, last + 1) : turns.length;
}

export function chartOf(all: readonly ChartTurn[], you: number | null): Chart {
  const turns = all.length > 0 ? all.slice(0, columnsOf(all)) : [];
  const first = turns[0]?.table.cars ?? [];
  const lines: ChartLine[] = first.map((car, at) => ({
    car: car.car,
    shape: car.shape,
    dash: dashIndex(first, at),
    number: car.number,
    driver: car.driver,
    isOneOfSeveral: first.some((other) => other !== car && other.driver === car.driver),
    isMine: you !== null && car.seat === you,
    places: [],
    out: null,
    homeTurn: null,
  }));
  const laps: Chart['laps'] = [];
  for (const [column, { turn, table }] of turns.entries()) {
    const lap = Math.max(1, table.lap);
    if (lap > (laps.at(-1)?.lap ?? 0) && lap <= Math.max(1, table.laps)) laps.push({ lap, column });
    for (const [at, car] of order(table).entries()) {
      const line = lines.find((one) => one.car === car.car);
      if (!line || line.out) continue;
      line.places.push(at + 1);
      if (car.condition === 'home') line.homeTurn ??= turn;
      if (isOut(car)) line.out = { turn, result: car.result };
    }
  }
  for (const line of lines) line.out ??= outLater(line.car, all);
  return { turns: turns.map((one) => one.turn), laps, lines };
}

/** The cars at the end of a column, the leader first. */
export function orderAt(chart: Chart, column: number): ChartLine[] {
  return chart.lines
    .filter((line) => line.places[column] !== undefined)
    .sort((a, b) => a.places[column]! - b.places[column]!);
}
