// The lap chart as data: which place each car held at the end of each turn. Counted from tables, without a DOM.
import type { CarOnTable, Table } from '../engine/types';

export interface ChartLine {
  car: number;
  shape: number;
  number: string;
  driver: string;
  isMine: boolean;
  /** By column, from 1; the line ends where the car went out. */
  places: number[];
  /** Why it went out: a key of the game's area; null for a car that did not. */
  out: { turn: number; result: string } | null;
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

/** Cars by their place; ranks of the table may be shared by cars that stand alike. */
function order(table: Table): CarOnTable[] {
  return [...table.cars].sort((a, b) => a.rank - b.rank || a.car - b.car);
}

export function chartOf(turns: readonly ChartTurn[], you: number | null): Chart {
  const first = turns[0]?.table.cars ?? [];
  const lines: ChartLine[] = first.map((car) => ({
    car: car.car,
    shape: car.shape,
    number: car.number,
    driver: car.driver,
    isMine: you !== null && car.seat === you,
    places: [],
    out: null,
  }));
  const laps: Chart['laps'] = [];
  for (const [column, { turn, table }] of turns.entries()) {
    const lap = Math.max(1, table.lap);
    if (lap > (laps.at(-1)?.lap ?? 0) && lap <= Math.max(1, table.laps)) laps.push({ lap, column });
    for (const [at, car] of order(table).entries()) {
      const line = lines.find((one) => one.car === car.car);
      if (!line || line.out) continue;
      line.places.push(at + 1);
      if (isOut(car)) line.out = { turn, result: car.result };
    }
  }
  return { turns: turns.map((one) => one.turn), laps, lines };
}

/** The cars at the end of a column, the leader first. */
export function orderAt(chart: Chart, column: number): ChartLine[] {
  return chart.lines
    .filter((line) => line.places[column] !== undefined)
    .sort((a, b) => a.places[column]! - b.places[column]!);
}
