// Stipple where the drawing has none: beyond its field, and where the headline of the printed sheet stands, which a
// race does not show. The same board always grows the same trees.
import { boxOf, distance, grown, type Box, type Point } from './geometry';
import type { HeadlessState } from './state';

export type Tree = [x: number, y: number, radius: number];

const headlineRoles = new Set(['headline', 'long-headline', 'subtitle', 'figure', 'figure-name']);

function inside(box: Box, p: Point): boolean {
  return p.x > box.left && p.x < box.right && p.y > box.top && p.y < box.bottom;
}

// A number from 0 to 1 that depends on a place alone.
function chance(x: number, y: number, salt: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return value - Math.floor(value);
}

export function moreTrees({ drawing, spots, content }: HeadlessState): Tree[] {
  const [left, top, width, height] = drawing.field as [number, number, number, number];
  const field = { left, top, right: left + width, bottom: top + height };
  const headline = drawing.texts.filter((text) => headlineRoles.has(text.role));
  const title = boxOf(
    headline.flatMap(({ at: [x, y], size, text }) => [
      { x, y: y - size },
      { x: x + text.length * size * 0.56, y: y + size },
    ]),
  );
  const isBare = (p: Point) => !inside(field, p) || inside(title, p);
  const keepOff = [...content, ...[...spots.values()].map((spot) => spot.middle)];
  const isClear = (p: Point, far: number) => keepOff.every((other) => distance(other, p) > far);
  const trees: Tree[] = [];
  const around = grown(field, Math.max(width, height) * 0.45);
  const cell = drawing.lane * 5;
  for (let x = around.left; x < around.right; x += cell) {
    for (let y = around.top; y < around.bottom; y += cell) {
      if (chance(x, y, 0) > 0.42) continue;
      const middle = { x: x + chance(x, y, 1) * cell, y: y + chance(x, y, 2) * cell };
      if (isBare(middle) && isClear(middle, drawing.lane * 4)) trees.push(...grove(middle, drawing.lane));
    }
  }
  return trees;
}

/** A wood has undergrowth: beside each tree two more, so near that they keep as clear of the road as it does. */
export function thickened(trees: readonly Tree[]): Tree[] {
  return trees.flatMap(([x, y, radius]): Tree[] => [
    [x, y, radius],
    ...[1, 2].map((i): Tree => {
      const angle = chance(x, y, i + 100) * Math.PI * 2;
      const far = 45 + chance(x, y, i + 110) * 55;
      const at = [x + Math.cos(angle) * far * 1.3, y + Math.sin(angle) * far * 0.8] as const;
      return [Math.round(at[0]), Math.round(at[1]), 6 + Math.floor(chance(x, y, i + 120) * 18)];
    }),
  ]);
}

function grove({ x, y }: Point, lane: number): Tree[] {
  const count = 5 + Math.floor(chance(x, y, 3) * 11);
  return Array.from({ length: count }, (_, i): Tree => {
    const far = Math.sqrt(chance(x, y, i + 10)) * lane * 2.6;
    const angle = chance(x, y, i + 40) * Math.PI * 2;
    const at = [x + Math.cos(angle) * far * 1.25, y + Math.sin(angle) * far * 0.8] as const;
    return [Math.round(at[0]), Math.round(at[1]), 10 + Math.floor(chance(x, y, i + 70) * 18)];
  });
}
