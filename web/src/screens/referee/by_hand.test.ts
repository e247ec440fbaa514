import { describe, expect, it } from 'vitest';
import { carsOf, handResults, press, toggleCrash, type Finish } from './by_hand';

const none: Finish = { order: [], crashed: [] };

describe('cars at the start', () => {
  it('are one for each driver, or as many for each alike', () => {
    expect(carsOf(['Ann', 'Ben'], 2).map((car) => car.name)).toEqual(['Ann', 'Ben']);
    expect(carsOf(['Ann', 'Ben'], 4).map((car) => `${car.name} ${car.mark}`)).toEqual([
      'Ann A',
      'Ann B',
      'Ben A',
      'Ben B',
    ]);
  });

  it('are automatic where nobody drives them', () => {
    expect(carsOf(['Ann', 'Ben', 'Cleo'], 5).map((car) => car.name)).toEqual([
      'Ann',
      'Ben',
      'Cleo',
      null,
      null,
    ]);
  });
});

describe('pressing', () => {
  it('gives places in order and takes them back', () => {
    const finish = [2, 0, 1].reduce(press, none);
    expect(finish.order).toEqual([2, 0, 1]);
    expect(press(finish, 0).order).toEqual([2, 1]);
  });

  it('a crash has no place, and a place no crash', () => {
    const crashed = toggleCrash(press(none, 1), 1);
    expect(crashed).toEqual({ order: [], crashed: [1] });
    expect(press(crashed, 1)).toEqual({ order: [1], crashed: [] });
    expect(toggleCrash(crashed, 1).crashed).toEqual([]);
  });
});

it('the result has every driver once for each car, and no automatic one', () => {
  const cars = carsOf(['Ann', 'Ben', 'Cleo'], 4);
  const finish = toggleCrash([3, 1].reduce(press, none), 2);
  expect(handResults(cars, finish)).toEqual([
    { name: 'Ann', end: 'out' },
    { name: 'Ben', place: 2 },
    { name: 'Cleo', end: 'crash' },
  ]);
});
