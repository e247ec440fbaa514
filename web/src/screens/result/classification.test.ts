import { expect, test } from 'vitest';
import type { CarOnTable, Table } from '../../engine/types';
import { classificationOf, hasPoints, stocksOf, winnerOf } from './classification';

const base: CarOnTable = {
  car: 0,
  seat: 0,
  shape: 0,
  driver: 'Ann',
  number: '1',
  place: '',
  slot: 0,
  condition: 'home',
  result: 'finished',
  rank: 1,
  distance: 80,
  lap: 1,
  finishTurn: 36,
  plot: '',
  figures: { wear: 3, wear_full: 15 },
  marks: [],
};

function table(cars: Partial<CarOnTable>[]): Table {
  return {
    phase: 'over',
    turn: 37,
    lap: 3,
    laps: 3,
    hasStarted: true,
    isOver: true,
    isHiddenRound: false,
    awaited: [],
    movement: [],
    atWheel: -1,
    markers: [],
    cars: cars.map((car, index) => ({ ...base, car: index, seat: index, ...car })),
  };
}

const race = table([
  { rank: 2, distance: 78 },
  { rank: 1 },
  { rank: 4, condition: 'out', result: 'brakes', finishTurn: 0 },
  { rank: 3, finishTurn: 37, distance: 82 },
]);

test('gaps are rows in the same turn, turns later, or out', () => {
  expect(classificationOf(race, 3).map(({ place, gap, isMine }) => ({ place, ...gap, isMine }))).toEqual([
    { place: 1, kind: 'turns', turns: 36, isMine: false },
    { place: 2, kind: 'rows_behind', rows: 2, isMine: false },
    { place: 3, kind: 'turns_behind', turns: 1, isMine: true },
    { place: null, kind: 'out', result: 'brakes', isMine: false },
  ]);
});

test('where the game does not count the turn, it is the one in which the car was seen home', () => {
  const cars = [{ finishTurn: 0 }, { finishTurn: 0, rank: 2 }, { finishTurn: 0, rank: 3 }];
  const rows = classificationOf(
    table(cars),
    null,
    new Map([
      [0, 20],
      [1, 20],
      [2, 22],
    ]),
  );
  expect(rows.map(({ gap }) => gap)).toEqual([
    { kind: 'turns', turns: 20 },
    { kind: 'same_turn' },
    { kind: 'turns_behind', turns: 2 },
  ]);
});

test('nobody wins a race that nobody finishes', () => {
  expect(winnerOf(race)?.car).toBe(1);
  expect(winnerOf(table([{ condition: 'out' }]))).toBeNull();
});

test('what the game counts follows from its figures', () => {
  expect(stocksOf(race)).toEqual(['wear']);
  expect(hasPoints(race)).toBe(false);
  expect(hasPoints(table([{ figures: { points: 5 } }]))).toBe(true);
});
