// Where one looks at the board from. Mathematics only: no element, no clock.
import { boxOf, rotated, turnOf, type Box, type Point } from './geometry';

export interface Camera {
  /** The point of the board in the middle of the view. */
  x: number;
  y: number;
  /** Pixels a unit of the drawing. */
  scale: number;
  /** Degrees by which the board is turned, clockwise. */
  turn: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export function toScreen(camera: Camera, size: Size, p: Point): Point {
  const q = rotated({ x: p.x - camera.x, y: p.y - camera.y }, camera.turn);
  return { x: q.x * camera.scale + size.width / 2, y: q.y * camera.scale + size.height / 2 };
}

export function toBoard(camera: Camera, size: Size, p: Point): Point {
  const q = rotated(
    { x: (p.x - size.width / 2) / camera.scale, y: (p.y - size.height / 2) / camera.scale },
    -camera.turn,
  );
  return { x: q.x + camera.x, y: q.y + camera.y };
}

export function matrixOf(camera: Camera, size: Size): string {
  const u = rotated({ x: camera.scale, y: 0 }, camera.turn);
  const o = toScreen(camera, size, { x: 0, y: 0 });
  return `matrix(${u.x} ${u.y} ${-u.y} ${u.x} ${o.x} ${o.y})`;
}

/** All the points in view, as large as may be. */
export function fit(
  points: readonly Point[],
  size: Size,
  padding: Padding,
  turn: number,
  scaleMax: number,
): Camera {
  const box = boxOf(points.map((p) => rotated(p, turn)));
  const width = Math.max(size.width - padding.left - padding.right, 1);
  const height = Math.max(size.height - padding.top - padding.bottom, 1);
  const scale = Math.min(
    width / Math.max(box.right - box.left, 1),
    height / Math.max(box.bottom - box.top, 1),
    scaleMax,
  );
  const middle = rotated(
    {
      x: (box.left + box.right) / 2 - (padding.left - padding.right) / 2 / scale,
      y: (box.top + box.bottom) / 2 - (padding.top - padding.bottom) / 2 / scale,
    },
    -turn,
  );
  return { ...middle, scale, turn };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  const by = rotated({ x: dx / camera.scale, y: dy / camera.scale }, -camera.turn);
  return { ...camera, x: camera.x - by.x, y: camera.y - by.y };
}

/** Larger or smaller; what lies under the point stays under it. */
export function zoomedAbout(camera: Camera, size: Size, at: Point, factor: number, limits: Limits): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, limits.scaleMin), limits.scaleMax);
  const held = toBoard(camera, size, at);
  const now = toScreen({ ...camera, scale }, size, held);
  return panned({ ...camera, scale }, at.x - now.x, at.y - now.y);
}

export interface Limits {
  scaleMin: number;
  scaleMax: number;
  /** The middle of the view stays in here. */
  field: Box;
}

export function held(camera: Camera, limits: Limits): Camera {
  const { field } = limits;
  return {
    ...camera,
    x: Math.min(Math.max(camera.x, field.left), field.right),
    y: Math.min(Math.max(camera.y, field.top), field.bottom),
  };
}

/** From one to the other: the short way round, sizes by ratio. */
export function mixed(a: Camera, b: Camera, t: number): Camera {
  const scale = a.scale * (b.scale / a.scale) ** t;
  return {
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
    scale,
    turn: a.turn + turnOf(b.turn - a.turn) * t,
  };
}

export function eased(t: number): number {
  return 1 - (1 - t) ** 3;
}
