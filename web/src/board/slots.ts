// How cars stand: one in the middle of its place, several side by side and one behind the other.
import { rotated, type Point } from './geometry';
import type { HeadlessState, Spot } from './state';
import type { Piece } from './types';

/** Of the box the cars are drawn in. */
export const carLength = 44;

export interface Stand extends Point {
  angle: number;
  /** Units of the drawing for one of the car's box. */
  scale: number;
  /** Nobody else stands there: it may be drawn larger than its place. */
  isAlone: boolean;
}

/** Where the n-th of several stands, from the middle of the place, travel to the right. */
export function slotOffset(index: number, count: number, length: number, width: number) {
  const { columns, rows, scale } = gridFor(count, length, width);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, count - row * columns);
  const column = index % columns;
  // The first come stands in front and to the left.
  return {
    x: length * (0.5 - (row + 0.5) / rows),
    y: (width * (column + 0.5 - inRow / 2)) / columns,
    scale,
  };
}

// What must be seen of a car among others: the roundel with its number and a piece of the hull.
const seenLength = 28;
const seenWidth = 16;

// The arrangement in which the cars are largest.
function gridFor(count: number, length: number, width: number) {
  let best = { columns: 1, rows: count, scale: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(length / rows / seenLength, width / columns / seenWidth);
    if (scale > best.scale) best = { columns, rows, scale };
  }
  return best;
}

// A car is one and a half lanes long; among others or in a short place less, though it may stand out of it a little.
const usualLength = 1.5;
const amongOthers = 0.8;
const overhang = 1.12;
const leastShare = 0.7;

export function standOn(spot: Spot, index: number, count: number, lane: number): Stand {
  const usual = (usualLength * lane) / carLength;
  const offset = slotOffset(index, count, spot.length, spot.width);
  const alone = Math.max((spot.length / carLength) * overhang, usual * leastShare);
  const scale = count > 1 ? Math.min(usual * amongOthers, offset.scale) : Math.min(usual, alone);
  const by = rotated(offset, spot.angle);
  const isAlone = count === 1;
  return { x: spot.middle.x + by.x, y: spot.middle.y + by.y, angle: spot.angle, scale, isAlone };
}

/** Where each car stands; those that are nowhere are left out. */
export function standsOf(state: HeadlessState, pieces: readonly Piece[]): Map<number, Stand> {
  const byPlace = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const there = byPlace.get(piece.place);
    if (there) there.push(piece);
    else byPlace.set(piece.place, [piece]);
  }
  const stands = new Map<number, Stand>();
  for (const [place, there] of byPlace) {
    const spot = state.spots.get(place);
    if (!spot) continue;
    there.sort((a, b) => a.slot - b.slot || a.car - b.car);
    there.forEach((piece, i) => {
      stands.set(piece.car, standOn(spot, i, there.length, state.drawing.lane));
    });
  }
  return stands;
}
