// Arrow keys between lit spaces: the key is read as along or across the road where one stands.
import { rotated, step, type Point } from './geometry';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export interface Target {
  middle: Point;
  angle: number;
}

const ways: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return key in ways;
}

/** Index of the target the arrow leads to; the same one if there is none that way. */
export function neighbour(targets: readonly Target[], from: number, arrow: Arrow, turn: number): number {
  const here = targets[from]!;
  const key = rotated(ways[arrow], -turn - here.angle);
  const isAlong = Math.abs(key.x) >= Math.abs(key.y);
  const sign = Math.sign(isAlong ? key.x : key.y);
  let best = from;
  let least = Infinity;
  targets.forEach((target, i) => {
    if (i === from) return;
    const by = offset(here, target);
    const forward = (isAlong ? by.x : by.y) * sign;
    const aside = Math.abs(isAlong ? by.y : by.x);
    // What lies more aside than ahead is for the other pair of keys.
    if (forward <= 1 || aside > forward * 1.2) return;
    const cost = forward + aside * 2;
    if (cost >= least) return;
    least = cost;
    best = i;
  });
  return best;
}

// How far one lies along and across the road from the other; half way round a bend the road has turned by half.
function offset(here: Target, there: Target): Point {
  const way = { x: there.middle.x - here.middle.x, y: there.middle.y - here.middle.y };
  const from = step(here.angle);
  const to = step(there.angle);
  const mean = Math.atan2(from.y + to.y, from.x + to.x) * (180 / Math.PI);
  return rotated(way, -mean);
}
