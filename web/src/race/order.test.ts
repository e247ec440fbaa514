import { describe, expect, it } from 'vitest';
import type { CarOnTable, Table } from '../engine/types';
import { homeTurn, isMovement, pipGroups, rowsOf } from './order';
import { phasesOf } from './phases';

const cars = [10, 30, 20].map(
  (distance, i) => ({ car: i, seat: i, distance, rank: [3, 1, 2][i]! }) as CarOnTable,
);

const table = (movement: number[], atWheel: number) => ({ cars, movement, atWheel }) as Table;

describe('the order', () => {
  it('is by place with the gap to the leader', () => {
    expect(rowsOf(table([], -1)).map((row) => [row.car.car, row.gap, row.turn])).toEqual([
      [1, 0, null],
      [2, 10, null],
      [0, 20, null],
    ]);
  });

  it('is by movement once plots are open', () => {
    const moving = table([0, 1, 2], 1);
    expect(isMovement(moving)).toBe(true);
    expect(rowsOf(moving).map((row) => [row.car.car, row.turn])).toEqual([
      [0, 'moved'],
      [1, 'to_move'],
      [2, 'next'],
    ]);
  });

  it('leaves those out of the movement at the end', () => {
    expect(rowsOf(table([2], 2)).map((row) => row.car.car)).toEqual([2, 1, 0]);
  });
});

describe('the turn in which a car came home', () => {
  const story = [
    { line: 'finished 1a 6', turn: 31 },
    { line: 'finished 11a 6', turn: 32 },
  ];
  const car = (number: string, finishTurn: number, condition = 'home') =>
    ({ number, finishTurn, condition }) as CarOnTable;

  it('is what the table says, or else the story', () => {
    expect(homeTurn(car('1a', 7), story)).toBe(7);
    expect(homeTurn(car('1a', 0), story)).toBe(31);
    expect(homeTurn(car('1b', 0), story)).toBe(0);
    expect(homeTurn(car('1a', 0, 'driving'), story)).toBe(0);
  });
});

describe('wear', () => {
  it('is shown in laps, the last lap emptied first', () => {
    expect(pipGroups(9, 15, 3)).toEqual([
      { full: 5, left: 5 },
      { full: 5, left: 4 },
      { full: 5, left: 0 },
    ]);
    expect(pipGroups(2, 7, 2).map((group) => group.full)).toEqual([3, 4]);
    expect(pipGroups(0, 4, 0)).toEqual([{ full: 4, left: 0 }]);
  });
});

describe('phases', () => {
  it('are those of the race, or those before it', () => {
    expect(phasesOf('speed-circuit', 'corner_option')).toEqual({
      names: ['plot', 'drive', 'pay'],
      current: 'pay',
    });
    expect(phasesOf('speed-circuit', 'build')).toEqual({ names: ['build', 'grid'], current: 'build' });
    expect(phasesOf('motorchamp', 'over')).toBeNull();
  });
});
