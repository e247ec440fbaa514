import { describe, expect, it } from 'vitest';
import { along, contains, curveThrough, pathData, turnOf } from './geometry';

const bend = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 180, y: 60 },
  { x: 200, y: 160 },
];

describe('a curve', () => {
  it('goes through every point it was made of', () => {
    const curve = curveThrough(bend);
    bend.forEach((p, i) => expect(curve.points[curve.knots[i]!]).toEqual(p));
  });

  it('is walked from its first point to its last', () => {
    const curve = curveThrough(bend);
    expect(along(curve, 0)).toMatchObject({ x: 0, y: 0 });
    expect(along(curve, 1)).toMatchObject({ x: 200, y: 160 });
    expect(along(curve, 7)).toMatchObject({ x: 200, y: 160 });
  });

  it('looks where it goes', () => {
    const curve = curveThrough(bend);
    expect(Math.abs(along(curve, 0.02).angle)).toBeLessThan(12);
    expect(along(curve, 0.99).angle).toBeGreaterThan(60);
  });

  it('has no sharp corner', () => {
    const curve = curveThrough(bend);
    let last = along(curve, 0).angle;
    for (let i = 1; i <= 50; i += 1) {
      const { angle } = along(curve, i / 50);
      expect(Math.abs(turnOf(angle - last))).toBeLessThan(15);
      last = angle;
    }
  });

  it('of one point stands still', () => {
    expect(along(curveThrough([{ x: 3, y: 4 }]), 0.5)).toEqual({ x: 3, y: 4, angle: 0 });
  });
});

describe('outlines', () => {
  it('close by themselves', () => {
    expect(pathData([0, 0, 10, 0, 10, 10], true)).toBe('M0 0L10 0L10 10Z');
    expect(pathData([], true)).toBe('');
  });

  it('know what is inside', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    expect(contains(square, { x: 5, y: 5 })).toBe(true);
    expect(contains(square, { x: 15, y: 5 })).toBe(false);
  });
});
