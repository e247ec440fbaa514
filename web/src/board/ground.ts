// What never moves: ground, road, spaces, marks. The same layers in the same order as src/drawing/svg.cpp draws.
// Shapes of one look are one path; only spaces are elements of their own, for they have names.
import { distance, pathData, pointsOf, type Point } from './geometry';
import { element } from './svg';
import type { HeadlessState } from './state';
import type { BoardWords, Drawing } from './types';
import { moreTrees, thickened, type Tree } from './woods';

type Areas = Drawing['areas'];

export function drawGround(state: HeadlessState, words: BoardWords, parent: Element) {
  const { drawing } = state;
  const below = element('g', { class: 'ground' }, parent);
  patterns(drawing, below);
  trees(thickened([...drawing.trees, ...moreTrees(state)]), drawing.lane * 10, below);
  for (const role of ['run-off', 'stand', 'pit-lane', 'pit', 'side-place']) areas(drawing, role, below);
  road(drawing, words, below);
  marks(drawing, below);
}

function path(style: string, data: string, parent: Element) {
  if (data !== '') element('path', { class: style, d: data }, parent);
}

function outlineOf(area: Areas[number]): string {
  return pathData(area.outline, true) + pathData(area.hole ?? [], true);
}

function areas(drawing: Drawing, role: string, parent: Element) {
  const there = drawing.areas.filter((area) => area.role === role);
  const plain = there.filter((area) => !area.car);
  path(role, plain.map(outlineOf).join(''), parent);
  for (const area of there) {
    if (area.car) path(`${role} car-${area.car}`, outlineOf(area), parent);
  }
}

// Three sizes; the dots of a size are one path in each part of the ground: while a car drives only parts it comes by are drawn again.
function trees(all: readonly Tree[], part: number, parent: Element) {
  const parts = new Map<string, string>();
  for (const [x, y, radius] of all) {
    const size = Math.min(2, Math.floor(radius / 10));
    const name = `${size} ${Math.floor(x / part)} ${Math.floor(y / part)}`;
    parts.set(name, `${parts.get(name) ?? ''}M${x} ${y}h.1`);
  }
  const group = element('g', { class: 'trees' }, parent);
  for (const [name, dots] of parts) {
    element('path', { 'stroke-width': [38, 56, 72][Number(name[0])], d: dots }, group);
  }
}

// Factors and chance are told apart without colour: strokes one way, strokes both ways.
function patterns(drawing: Drawing, parent: Element) {
  const defs = element('defs', {}, parent);
  hatch('board-chance', 'M0 35H70', 70, 'chance-hatch', defs);
  if (drawing.form !== 'cells') return;
  hatch('board-hatch-2', 'M0 35H70', 70, 'factor-hatch', defs);
  hatch('board-hatch-3', 'M0 35H70M35 0V70', 70, 'factor-hatch', defs);
}

function hatch(id: string, lines: string, size: number, style: string, parent: Element) {
  const pattern = element(
    'pattern',
    { id, width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(-45)' },
    parent,
  );
  element('path', { class: style, d: lines }, pattern);
}

function road(drawing: Drawing, words: BoardWords, parent: Element) {
  const roads = drawing.areas.filter((area) => area.role === 'road');
  path('verge', roads.map(outlineOf).join(''), parent);
  areas(drawing, 'road', parent);
  const kerbs = strokesOf(drawing, 'kerb');
  path('kerb', kerbs, parent);
  path('kerb-red', kerbs, parent);
  spaces(drawing, words, false, parent);
  areas(drawing, 'island', parent);
  lines(drawing, false, parent);
  areas(drawing, 'deck', parent);
  spaces(drawing, words, true, parent);
  path('rail', strokesOf(drawing, 'rail'), parent);
  lines(drawing, true, parent);
  areas(drawing, 'chequer-light', parent);
  areas(drawing, 'chequer-dark', parent);
}

function strokesOf(drawing: Drawing, role: string): string {
  const own = drawing.strokes.filter((stroke) => stroke.role === role);
  return own.map((stroke) => pathData(stroke.path, false)).join('');
}

function spaces(drawing: Drawing, words: BoardWords, isBridge: boolean, parent: Element) {
  const own = drawing.spaces.filter((space) => (space.bridge ?? false) === isBridge);
  for (const space of own) {
    const data = pathData(space.outline, true);
    const made = element(
      'path',
      { class: `space ${space.tone}`, 'data-place': space.place, d: data },
      parent,
    );
    element('title', {}, made).textContent = words.space(drawing.form, space.place, space.label ?? '');
  }
  for (const tone of ['factor-2', 'factor-3']) {
    const hatched = own.filter((space) => space.tone === tone);
    path(`hatch ${tone}`, hatched.map((space) => pathData(space.outline, true)).join(''), parent);
  }
  const pips = own.flatMap((space) => pointsOf(space.pips ?? []));
  path('pips', pips.map((pip) => `M${pip.x} ${pip.y}h.1`).join(''), parent);
}

// Each line with a dot at its first space and an arrow in its last.
function lines(drawing: Drawing, isBridge: boolean, parent: Element) {
  for (const line of drawing.lines) {
    if ((line.bridge ?? false) !== isBridge || line.path.length < 4) continue;
    path(`line line-${line.colour}`, pathData(line.path, false), parent);
    const points = pointsOf(line.path);
    const start = points[0]!;
    path(`line-end line-${line.colour}`, dot(start, 32) + arrowHead(points), parent);
  }
}

function dot({ x, y }: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function endFrame(points: Point[]) {
  const last = points[points.length - 1]!;
  const before = points[points.length - 2]!;
  const length = Math.max(distance(last, before), 1e-9);
  const ahead = { x: (last.x - before.x) / length, y: (last.y - before.y) / length };
  // A point so far ahead of the end and so far to the right of it.
  return (far: number, right: number) =>
    `${Math.round(last.x + ahead.x * far - ahead.y * right)} ${Math.round(last.y + ahead.y * far + ahead.x * right)}`;
}

function arrowHead(points: Point[]): string {
  const at = endFrame(points);
  return `M${at(50, 0)}L${at(-40, 46)}L${at(-24, 0)}L${at(-40, -46)}Z`;
}

function marks(drawing: Drawing, parent: Element) {
  path('bracket', strokesOf(drawing, 'bracket'), parent);
  path('solid', strokesOf(drawing, 'solid'), parent);
  path('tick-line', strokesOf(drawing, 'tick'), parent);
  const arrows = drawing.strokes.filter((stroke) => stroke.role === 'arrow');
  const heads = arrows.map((stroke) => {
    const at = endFrame(pointsOf(stroke.path));
    return `${pathData(stroke.path, false)}M${at(-50, 32)}L${at(0, 0)}L${at(-50, -32)}`;
  });
  path('arrow', heads.join(''), parent);
}
