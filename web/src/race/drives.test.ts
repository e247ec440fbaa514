import { describe, expect, it } from 'vitest';
import type { Drawing } from '../board/types';
import type { Table } from '../engine/types';
import { drivesOf, roadOf } from './drives';
import type { Step } from './types';

// A straight of two lanes from left to right, and a pit beside it.
const drawing = {
  spaces: Array.from({ length: 12 }, (_, i) =>
    ['I', 'O'].map((lane, l) => ({ place: `${lane}${i}`, middle: [350 * i, 200 * l], angle: 0 })),
  ).flat(),
  areas: [{ role: 'pit', outline: [], place: 'P1' }],
} as unknown as Drawing;

const at = (place: string) => ({ cars: [{ car: 0, seat: 0, place }] }) as Table;
const stepTo = (place: string, text?: string) =>
  ({ table: at(place), ...(text ? { decision: { seat: 0, text } } : {}) }) as Step;

describe('where a car went', () => {
  const road = roadOf(drawing);

  it('is the path that was decided', () => {
    expect(drivesOf(road, at('I1'), stepTo('I4', 'drive O2 O3 I4'))).toEqual([
      { car: 0, places: ['I1', 'O2', 'O3', 'I4'] },
    ]);
  });

  it('is the shortest way along the road where only the end is known', () => {
    const [drive] = drivesOf(road, at('I1'), stepTo('O5'));
    expect(drive!.places).toHaveLength(5);
    expect(drive!.places[0]).toBe('I1');
    expect(drive!.places.at(-1)).toBe('O5');
  });

  it('is a jump to a place beside the road, and nothing for a car that stands', () => {
    expect(road.way('I1', 'P1')).toEqual(['I1', 'P1']);
    expect(drivesOf(road, at('I1'), stepTo('I1'))).toEqual([]);
  });
});
