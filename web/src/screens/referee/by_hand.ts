// A result of a race at a real table: cars are pressed in the order in which they finished, the others are out or crashed.
import type { HandResult } from '../../api/league_types';

/** A car at the start; without a driver it is an automatic one, which takes a place and no points. */
export interface Car {
  name: string | null;
  /** 'B' for the second car of one driver. */
  mark: string;
}

/** As many cars for each driver as there are for all alike; the rest are automatic. */
export function carsOf(drivers: readonly string[], cars: number): Car[] {
  const each = cars % drivers.length === 0 ? cars / drivers.length : 1;
  const driven = drivers.flatMap((name) =>
    Array.from({ length: each }, (_, i) => ({ name, mark: each > 1 ? String.fromCharCode(65 + i) : '' })),
  );
  const automatic = Array.from({ length: Math.max(0, cars - driven.length) }, (_, i) => ({
    name: null,
    mark: String(i + 1),
  }));
  return [...driven, ...automatic];
}

export interface Finish {
  /** Numbers of cars, first home first. */
  order: number[];
  /** Those of the others who crashed; the rest are out. */
  crashed: number[];
}

/** Pressed: it is the next home. Pressed again: it is not, and those behind it move up. */
export function press(finish: Finish, car: number): Finish {
  const order = finish.order.includes(car)
    ? finish.order.filter((one) => one !== car)
    : [...finish.order, car];
  return { order, crashed: finish.crashed.filter((one) => one !== car) };
}

export function toggleCrash(finish: Finish, car: number): Finish {
  const crashed = finish.crashed.includes(car)
    ? finish.crashed.filter((one) => one !== car)
    : [...finish.crashed, car];
  return { order: finish.order.filter((one) => one !== car), crashed };
}

export function handResults(cars: readonly Car[], { order, crashed }: Finish): HandResult[] {
  return cars.flatMap(({ name }, car): HandResult[] => {
    if (name === null) return [];
    const place = order.indexOf(car) + 1;
    if (place > 0) return [{ name, place }];
    return [{ name, end: crashed.includes(car) ? 'crash' : 'out' }];
  });
}
