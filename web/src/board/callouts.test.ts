import { describe, expect, it } from 'vitest';
import { boxAt, crosses, placeCallouts, type Wanted } from './callouts';
import { meets } from './geometry';

const size = { width: 600, height: 400 };
const wanted = (x: number, y: number): Wanted => ({
  at: { x, y },
  width: 40,
  height: 24,
  angle: 0,
  reach: 0,
});

describe('labels beside the road', () => {
  it('do not cover one another', () => {
    const all = [wanted(300, 200), wanted(310, 200), wanted(320, 200), wanted(330, 200)];
    const boxes = placeCallouts(all, { road: [], boxes: [] }, size).map((p, i) => boxAt(p, all[i]!));
    boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other) => expect(meets(box, other)).toBe(false)));
  });

  it('stay off the road', () => {
    const road = Array.from({ length: 31 }, (_, i) => ({ x: i * 20, y: 200, radius: 20 }));
    const [p] = placeCallouts([wanted(300, 200)], { road, boxes: [] }, size);
    expect(Math.abs(p!.y - 200)).toBeGreaterThanOrEqual(32);
  });

  it('stay in view', () => {
    const [p] = placeCallouts([wanted(300, 5)], { road: [], boxes: [] }, size);
    expect(boxAt(p!, wanted(0, 0)).top).toBeGreaterThanOrEqual(4);
  });

  it('know when their lines cross', () => {
    const line = (a: number, b: number, c: number, d: number) =>
      [
        { x: a, y: b },
        { x: c, y: d },
      ] as const;
    expect(crosses(line(0, 0, 10, 10), line(0, 10, 10, 0))).toBe(true);
    expect(crosses(line(0, 0, 10, 10), line(20, 0, 30, 10))).toBe(false);
  });
});
