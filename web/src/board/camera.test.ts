import { describe, expect, it } from 'vitest';
import { fit, held, mixed, panned, toBoard, toScreen, zoomedAbout, type Camera } from './camera';

const size = { width: 400, height: 300 };
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const field = { left: -1000, top: -1000, right: 1000, bottom: 1000 };
const limits = { scaleMin: 0.1, scaleMax: 10, field };
const turned: Camera = { x: 120, y: -40, scale: 2, turn: 37 };

describe('camera', () => {
  it('sees its own point in the middle', () => {
    expect(toScreen(turned, size, { x: 120, y: -40 })).toEqual({ x: 200, y: 150 });
  });

  it('finds the way back from the screen to the board', () => {
    const p = toBoard(turned, size, toScreen(turned, size, { x: 33, y: 77 }));
    expect(p.x).toBeCloseTo(33);
    expect(p.y).toBeCloseTo(77);
  });

  it('keeps what lies under the pointer under it when it zooms', () => {
    const at = { x: 310, y: 40 };
    const before = toBoard(turned, size, at);
    const after = toBoard(zoomedAbout(turned, size, at, 1.7, limits), size, at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('zooms no farther than its limits', () => {
    expect(zoomedAbout(turned, size, { x: 0, y: 0 }, 100, limits).scale).toBe(10);
    expect(zoomedAbout(turned, size, { x: 0, y: 0 }, 0.001, limits).scale).toBe(0.1);
  });

  it('moves the board with the finger, however it is turned', () => {
    const p = toBoard(turned, size, { x: 100, y: 100 });
    const now = toScreen(panned(turned, 25, -12), size, p);
    expect(now.x).toBeCloseTo(125);
    expect(now.y).toBeCloseTo(88);
  });

  it('fits points into what the padding leaves', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 50 },
    ];
    const camera = fit(points, size, { top: 60, right: 40, bottom: 0, left: 0 }, 0, 99);
    expect(camera.scale).toBeCloseTo(3.6);
    expect(toScreen(camera, size, points[0]!).x).toBeCloseTo(0);
    expect(toScreen(camera, size, points[1]!).x).toBeCloseTo(360);
    expect(toScreen(camera, size, { x: 50, y: 25 }).y).toBeCloseTo(180);
  });

  it('turns before it fits: a road to the right points up', () => {
    const camera = fit(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      size,
      none,
      -90,
      99,
    );
    const start = toScreen(camera, size, { x: 0, y: 0 });
    const end = toScreen(camera, size, { x: 100, y: 0 });
    expect(end.x).toBeCloseTo(start.x);
    expect(start.y - end.y).toBeCloseTo(300);
  });

  it('turns the short way round', () => {
    const half = mixed({ ...turned, turn: 170 }, { ...turned, turn: -170 }, 0.5);
    expect(half.turn).toBeCloseTo(180);
  });

  it('does not lose the board out of sight', () => {
    expect(held({ ...turned, x: 5000 }, limits).x).toBe(1000);
  });
});
