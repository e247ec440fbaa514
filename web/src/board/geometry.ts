// Points, boxes and curves of the page: y downwards, angles in degrees clockwise from the right.
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function pointsOf(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) points.push({ x: flat[i]!, y: flat[i + 1]! });
  return points;
}

export function pathData(flat: readonly number[], isClosed: boolean): string {
  let data = '';
  for (let i = 0; i + 1 < flat.length; i += 2) data += `${i === 0 ? 'M' : 'L'}${flat[i]} ${flat[i + 1]}`;
  return isClosed && data !== '' ? `${data}Z` : data;
}

export function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export function cornersOf(box: Box): Point[] {
  return [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.right, y: box.bottom },
    { x: box.left, y: box.bottom },
  ];
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

export function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Unit step in a direction. */
export function step(degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: Math.cos(radians), y: Math.sin(radians) };
}

export function rotated(p: Point, degrees: number): Point {
  const { x: cos, y: sin } = step(degrees);
  return { x: p.x * cos - p.y * sin, y: p.x * sin + p.y * cos };
}

/** The same direction between -180 and 180. */
export function turnOf(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

export function contains(outline: readonly Point[], p: Point): boolean {
  let isInside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i]!;
    const b = outline[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x)
      isInside = !isInside;
  }
  return isInside;
}

/** A smooth way through points: a centripetal-like curve that never leaves the road by much. */
export interface Curve {
  points: Point[];
  /** Length from the start to each point. */
  at: number[];
  /** Index into points of each point it was made through. */
  knots: number[];
}

const samples = 8;

export function curveThrough(way: readonly Point[]): Curve {
  const points: Point[] = [];
  const knots: number[] = [];
  way.forEach((p, i) => {
    knots.push(points.length);
    points.push(p);
    const next = way[i + 1];
    if (!next) return;
    const before = way[i - 1] ?? { x: 2 * p.x - next.x, y: 2 * p.y - next.y };
    const after = way[i + 2] ?? { x: 2 * next.x - p.x, y: 2 * next.y - p.y };
    for (let s = 1; s < samples; s += 1) points.push(between(before, p, next, after, s / samples));
  });
  const at = [0];
  for (let i = 1; i < points.length; i += 1) at.push(at[i - 1]! + distance(points[i - 1]!, points[i]!));
  return { points, at, knots };
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const one = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: one(a.x, b.x, c.x, d.x), y: one(a.y, b.y, c.y, d.y) };
}

/** Where one is after a share of the whole way, and which way one looks. */
export function along(curve: Curve, share: number): Point & { angle: number } {
  const { points, at } = curve;
  const last = points.length - 1;
  if (last < 1) return { ...(points[0] ?? { x: 0, y: 0 }), angle: 0 };
  const want = Math.min(Math.max(share, 0), 1) * at[last]!;
  let i = 1;
  while (i < last && at[i]! < want) i += 1;
  const a = points[i - 1]!;
  const b = points[i]!;
  const length = at[i]! - at[i - 1]!;
  const t = length === 0 ? 0 : (want - at[i - 1]!) / length;
  return {
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}
