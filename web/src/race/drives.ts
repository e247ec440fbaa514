// Where a car went, for the eye: from one table to the next. A decision that names its places is followed; otherwise the shortest
// way along the road, found in the drawing itself, so that no game's names of places have to be understood.
import type { Drawing, Drive } from '../board/types';
import type { Table } from '../engine/types';
import type { Step } from './types';

/** No car goes farther in one step; longer ways are jumps (to a pit, to a grid). */
const placesMax = 45;

export interface Road {
  has(place: string): boolean;
  /** From one place to another, both ends included. */
  way(from: string, to: string): string[];
}

interface Spot {
  place: string;
  x: number;
  y: number;
  /** Unit vector of travel. */
  dx: number;
  dy: number;
}

export function roadOf(drawing: Drawing): Road {
  const spots: Spot[] = drawing.spaces.map((space) => {
    const angle = (space.angle * Math.PI) / 180;
    return {
      place: space.place,
      x: space.middle[0],
      y: space.middle[1],
      dx: Math.cos(angle),
      dy: Math.sin(angle),
    };
  });
  const indexOf = new Map(spots.map((spot, i) => [spot.place, i]));
  const others = new Set(drawing.areas.flatMap((area) => (area.place ? [area.place] : [])));
  const ahead = new Map<number, number[]>();
  const neighbours = (from: number): number[] => {
    let found = ahead.get(from);
    if (!found) {
      found = spacesAhead(spots, from);
      ahead.set(from, found);
    }
    return found;
  };
  return {
    has: (place) => indexOf.has(place) || others.has(place),
    way(from, to) {
      const start = indexOf.get(from);
      const end = indexOf.get(to);
      if (start === undefined || end === undefined) return [from, to];
      const found = shortest(start, end, neighbours);
      return found ? found.map((i) => spots[i]!.place) : [from, to];
    },
  };
}

/** Those within reach of one step, straight on first. */
function spacesAhead(spots: Spot[], from: number): number[] {
  const here = spots[from]!;
  const measured: { i: number; along: number; aside: number }[] = [];
  let nearest = Infinity;
  for (const [i, spot] of spots.entries()) {
    const x = spot.x - here.x;
    const y = spot.y - here.y;
    const along = x * here.dx + y * here.dy;
    const aside = Math.abs(x * here.dy - y * here.dx);
    const turns = spot.dx * here.dx + spot.dy * here.dy;
    if (i === from || along <= 0 || turns < -0.2 || aside > 2 * along) continue;
    measured.push({ i, along, aside });
    nearest = Math.min(nearest, Math.hypot(along, aside));
  }
  return measured
    .filter((one) => Math.hypot(one.along, one.aside) < 1.8 * nearest)
    .sort((a, b) => a.aside - b.aside)
    .map((one) => one.i);
}

function shortest(start: number, end: number, neighbours: (from: number) => number[]): number[] | null {
  const cameFrom = new Map<number, number>([[start, -1]]);
  let border = [start];
  for (let steps = 0; steps < placesMax && border.length > 0; ++steps) {
    const next: number[] = [];
    for (const from of border) {
      for (const to of neighbours(from)) {
        if (cameFrom.has(to)) continue;
        cameFrom.set(to, from);
        if (to === end) return backwards(cameFrom, end);
        next.push(to);
      }
    }
    border = next;
  }
  return null;
}

function backwards(cameFrom: Map<number, number>, end: number): number[] {
  const way: number[] = [];
  for (let i = end; i >= 0; i = cameFrom.get(i)!) way.unshift(i);
  return way;
}

/** Of every car that stands elsewhere than before. */
export function drivesOf(road: Road, before: Table, step: Step): Drive[] {
  const drives: Drive[] = [];
  for (const car of step.table.cars) {
    const then = before.cars.find((one) => one.car === car.car);
    if (!then || !then.place || !car.place || then.place === car.place) continue;
    const named =
      step.decision?.seat === car.seat ? step.decision.text.split(' ').filter((word) => road.has(word)) : [];
    const isNamed = named.length > 1 && named.at(-1) === car.place;
    drives.push({ car: car.car, places: isNamed ? [then.place, ...named] : road.way(then.place, car.place) });
  }
  return drives;
}
