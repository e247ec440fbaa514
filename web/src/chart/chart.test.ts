import { describe, expect, test } from 'vitest';
import type { CarOnTable, Table } from '../engine/types';
import { columnAt, linePath } from './geometry';
import { chartOf, orderAt } from './places';

function car(index: number, rank: number, more: Partial<CarOnTable> = {}): CarOnTable {
  return {
    car: index,
    seat: index,
    shape: index,
    driver: `D${index}`,
    number: String(index + 1),
    place: '',
    slot: 0,
    condition: 'driving',
    result: 'running',
    rank,
    distance: 0,
    lap: 1,
    finishTurn: 0,
    plot: '',
    figures: {},
    marks: [],
    ...more,
  };
}

function table(turn: number, lap: number, cars: CarOnTable[]): { turn: number; table: Table } {
  const table: Table = {
    phase: '',
    turn,
    lap,
    laps: 2,
    hasStarted: true,
    isOver: false,
    isHiddenRound: false,
    awaited: [],
    movement: [],
    atWheel: -1,
    markers: [],
    cars,
  };
  return { turn, table };
}

const crash = { condition: 'out', result: 'crash' } as const;

describe('a lap chart', () => {
  const chart = chartOf(
    [
      table(0, 1, [car(0, 1), car(1, 2), car(2, 3)]),
      table(1, 1, [car(0, 2), car(1, 1), car(2, 3)]),
      table(2, 2, [car(0, 3, crash), car(1, 1), car(2, 2)]),
      table(3, 2, [car(0, 3, crash), car(1, 2), car(2, 1)]),
    ],
    1,
  );

  test('has the place of each car by turn, and ends where it went out', () => {
    expect(chart.lines.map((line) => line.places)).toEqual([
      [1, 2, 3],
      [2, 1, 1, 2],
      [3, 3, 2, 1],
    ]);
    expect(chart.lines[0]!.out).toEqual({ turn: 2, result: 'crash' });
  });

  test('knows my car, and where laps began', () => {
    expect(chart.lines.map((line) => line.isMine)).toEqual([false, true, false]);
    expect(chart.laps).toEqual([
      { lap: 1, column: 0 },
      { lap: 2, column: 2 },
    ]);
  });

  test('gives the order of a turn', () => {
    expect(orderAt(chart, 3).map((line) => line.car)).toEqual([2, 1]);
  });
});

test('a chart ends when the last car is home that comes home', () => {
  const home = { condition: 'home' } as const;
  const chart = chartOf(
    [
      table(0, 1, [car(0, 1), car(1, 2), car(2, 3)]),
      table(1, 1, [car(0, 1, home), car(1, 2), car(2, 3)]),
      table(2, 1, [car(0, 1, home), car(1, 2, home), car(2, 3)]),
      table(3, 1, [car(0, 1, home), car(1, 2, home), car(2, 3)]),
      table(4, 1, [car(0, 1, home), car(1, 2, home), car(2, 3, crash)]),
    ],
    null,
  );
  expect(chart.turns).toEqual([0, 1, 2]);
  expect(chart.lines.map((line) => line.homeTurn)).toEqual([1, 2, null]);
  expect(chart.lines[2]!.out).toEqual({ turn: 4, result: 'crash' });
});

test('cars of one shape have dashes of their own', () => {
  const team = [car(0, 1, { shape: 2 }), car(1, 2, { shape: 2 }), car(2, 3, { shape: 3 })];
  const { lines } = chartOf([table(0, 1, team)], null);
  expect(new Set(lines.map((line) => line.dash)).size).toBe(3);
});

test('a line is level until the place changes', () => {
  const plot = { left: 0, right: 100, top: 10, row: 20, columns: 3 };
  expect(linePath(plot, [1, 1, 2])).toBe('M0 10H50H78C89 10 89 30 100 30');
});

test('a point belongs to the nearest column', () => {
  const plot = { left: 100, right: 200, top: 0, row: 1, columns: 11 };
  expect([0, 104, 106, 195, 999].map((x) => columnAt(plot, x))).toEqual([0, 0, 1, 10, 10]);
});
