import { describe, expect, it } from 'vitest';
import { durationOf, paced, rideOf, standAt } from './motion';
import { standOn } from './slots';
import { createState } from './state';
import { drawing } from './testdata';

const state = createState(drawing, 'north');
const from = standOn(state.spots.get('O1')!, 0, 1, drawing.lane);

describe('a drive', () => {
  it('takes 90 ms a space and 900 ms at most', () => {
    expect(durationOf(4, 1)).toBe(360);
    expect(durationOf(30, 1)).toBe(900);
    expect(durationOf(4, 2)).toBe(180);
  });

  it('starts where the car stands and ends where it goes', () => {
    const ride = rideOf(state, { car: 1, places: ['O1', 'O2', 'I3'] }, from, 1, 1000)!;
    expect(standAt(ride, 900).stand).toBe(from);
    expect(standAt(ride, 1180)).toEqual({ stand: ride.to, isOver: true });
    expect(ride.to).toMatchObject({ x: 1050, y: -100, angle: 0 });
  });

  it('goes forward all the time', () => {
    const ride = rideOf(state, { car: 1, places: ['O1', 'O2', 'I3', 'I4'] }, from, 1, 0)!;
    let last = -Infinity;
    for (let ms = 0; ms <= 270; ms += 9) {
      const { x } = standAt(ride, ms).stand;
      expect(x).toBeGreaterThanOrEqual(last);
      last = x;
    }
  });

  it('of a car that stays is none', () => {
    expect(rideOf(state, { car: 1, places: ['O1'] }, from, 1, 0)).toBeNull();
    expect(rideOf(state, { car: 1, places: ['O1', 'nowhere'] }, from, 1, 0)).toBeNull();
  });

  it('has an even pace between two gentle ends', () => {
    expect(paced(0)).toBe(0);
    expect(paced(1)).toBe(1);
    expect(paced(0.5)).toBeCloseTo(0.5);
    expect(paced(0.1)).toBeLessThan(0.1);
  });
});
