// Who sees colours otherwise loses nothing: where two meanings or two cars come near one another, something else tells them apart.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bandsOf, carShapes } from '../board/cars';
import { contrastOf, linear, luminance, palettes, type Rgb } from './palette_for_tests';

type Matrix = readonly [Rgb, Rgb, Rgb];

/** Machado, Oliveira and Fernandes 2009, full deficiency, on linear light. */
const machado: Record<'protan' | 'deutan' | 'tritan', Matrix> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

type Vision = keyof typeof machado | 'grey';
const visions: Vision[] = ['protan', 'deutan', 'tritan', 'grey'];

function seen(vision: Vision, colour: string): Rgb {
  const light = linear(colour);
  if (vision === 'grey') {
    const grey = luminance(light);
    return [grey, grey, grey];
  }
  const [red, green, blue] = machado[vision].map((row) =>
    Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
  );
  return [red!, green!, blue!];
}

/** CIE L*a*b* under D65. */
function lab([red, green, blue]: Rgb): Rgb {
  const curve = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function difference(one: Rgb, other: Rgb): number {
  const a = lab(one);
  const b = lab(other);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Two areas side by side that differ by less may be taken for one another. */
const bound = 20;

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, i) => items.slice(i + 1).map((other): [Item, Item] => [one, other]));
}

const tones = ['free', 'wear', 'chance', 'out'] as const;
const source = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const parts = source('dash/parts/parts.css');

/** What of a rule of the sheet is no colour; plain where it says nothing. */
function mark(selector: string, property: string): string {
  const rules = [...parts.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const found = rules.filter(([, names]) => names!.trim() === selector).map(([, , body]) => body!);
  return new RegExp(`${property}:\\s*([^;]+);`).exec(found.join(''))?.[1]?.trim() ?? 'plain';
}

describe.each(visions)('%s', (vision) => {
  const near = (colours: Record<string, string>, one: string, other: string) =>
    difference(seen(vision, colours[one]!), seen(vision, colours[other]!)) < bound;

  test.each(Object.entries(palettes()))('areas of the four prices, %s', (_, colours) => {
    for (const [one, other] of pairsOf(tones)) {
      if (!near(colours, `${one}-fill`, `${other}-fill`)) continue;
      expect(mark(`.fill-${one}`, 'background-image'), `${one} and ${other}`).not.toBe(
        mark(`.fill-${other}`, 'background-image'),
      );
    }
  });

  test.each(Object.entries(palettes()))('words of the four prices are read, %s', (_, colours) => {
    for (const tone of tones) {
      for (const ground of ['paper', 'surface', 'raised', `${tone}-tint`]) {
        const ratio = contrastOf(seen(vision, colours[tone]!), seen(vision, colours[ground]!));
        expect(ratio, `${tone} on ${ground}`).toBeGreaterThanOrEqual(4.4);
      }
    }
  });

  test('lit spaces stand out from the road', () => {
    for (const [, colours] of Object.entries(palettes())) {
      for (const tone of tones) {
        const ratio = contrastOf(seen(vision, colours[`lit-${tone}-edge`]!), seen(vision, colours.space!));
        expect(ratio, tone).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('cars that come near one another have other shapes', () => {
    const colours = palettes().light;
    for (const [one, other] of pairsOf([0, 1, 2, 3, 4, 5])) {
      if (!near(colours, `car-${one + 1}`, `car-${other + 1}`)) continue;
      expect(carShapes[one]!.body + (carShapes[one]!.over ?? '')).not.toBe(
        carShapes[other]!.body + (carShapes[other]!.over ?? ''),
      );
    }
  });
});

test('the simulation is one: what differs for most comes near for some', () => {
  const { light } = palettes();
  expect(difference(linear('#c83a3a'), linear('#5f7a2a'))).toBeGreaterThan(50);
  expect(difference(seen('deutan', '#c83a3a'), seen('deutan', '#5f7a2a'))).toBeLessThan(bound);
  const isNear = visions.some((vision) =>
    pairsOf(tones).some(
      ([one, other]) =>
        difference(seen(vision, light[`${one}-fill`]!), seen(vision, light[`${other}-fill`]!)) < bound,
    ),
  );
  expect(isNear, 'so the patterns are needed').toBe(true);
});

test('keys and cards show by their edge that a die decides, or that one is out', () => {
  for (const key of ['speed-key', 'end-card']) {
    const edges = tones.map((tone) => mark(`.${key}-${tone}`, 'border-bottom-style'));
    expect(new Set(edges.slice(1)).size, 'wear, chance, out').toBe(3);
  }
});

test('cars beyond the sixth are told apart by their bands', () => {
  for (let shape = 0; shape < 6; ++shape)
    expect(new Set([bandsOf(shape), bandsOf(shape + 6), bandsOf(shape + 12)]).size).toBe(3);
});
