// Labels beside the road with a line to what they belong to. Each looks for the nearest place where it covers
// neither road nor car nor another label.
import { boxOf, cornersOf, distance, grown, meets, step, type Box, type Point } from './geometry';
import type { Size } from './camera';

/** In pixels of the view. */
export interface Wanted {
  at: Point;
  width: number;
  height: number;
  /** Direction of travel on the screen: labels go to the sides of the road first. */
  angle: number;
  /** The line starts this far from the point. */
  reach: number;
}

export interface Obstacles {
  /** Points of the road and how far it reaches round each. */
  road: (Point & { radius: number })[];
  boxes: Box[];
}

const distances = [22, 34, 48, 66, 88, 116];
const bearings = [90, -90, 60, -60, 120, -120, 30, -30, 150, -150, 0, 180];

export function boxAt(middle: Point, wanted: Wanted): Box {
  const x = wanted.width / 2;
  const y = wanted.height / 2;
  return { left: middle.x - x, top: middle.y - y, right: middle.x + x, bottom: middle.y + y };
}

/** Middles of the labels, one for each, in the order of asking. */
export function placeCallouts(wanted: readonly Wanted[], obstacles: Obstacles, size: Size): Point[] {
  const boxes = [...obstacles.boxes];
  const lines: [Point, Point][] = [];
  return wanted.map((one) => {
    let best = one.at;
    let least = Infinity;
    for (const far of distances) {
      for (const bearing of bearings) {
        const way = step(one.angle + bearing);
        const middle = {
          x: one.at.x + way.x * (one.reach + far + (Math.abs(way.x) * one.width) / 2),
          y: one.at.y + way.y * (one.reach + far + (Math.abs(way.y) * one.height) / 2),
        };
        const cost =
          far * 0.5 +
          Math.abs(Math.abs(bearing) - 90) * 0.12 +
          harm(one, middle, boxes, lines, obstacles, size);
        if (cost >= least) continue;
        least = cost;
        best = middle;
      }
    }
    boxes.push(grown(boxAt(best, one), 3));
    lines.push([one.at, best]);
    return best;
  });
}

function harm(
  one: Wanted,
  middle: Point,
  boxes: readonly Box[],
  lines: readonly [Point, Point][],
  obstacles: Obstacles,
  size: Size,
): number {
  const box = boxAt(middle, one);
  let cost = 0;
  if (box.left < 4 || box.top < 4 || box.right > size.width - 4 || box.bottom > size.height - 4) cost += 1000;
  for (const other of boxes) if (meets(box, other)) cost += 160;
  for (const line of lines) {
    if (crosses([one.at, middle], line)) cost += 120;
    if (meets(boxOf(line), box) && cornersOf(box).some((p) => distance(p, line[1]) < 6)) cost += 40;
  }
  for (const { x, y, radius } of obstacles.road) {
    if (x + radius < box.left || x - radius > box.right || y + radius < box.top || y - radius > box.bottom)
      continue;
    cost += 26;
  }
  return cost;
}

export function crosses([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
