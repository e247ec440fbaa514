// What is written on the board. Figures on the road turn upright where they stand; names beside the road hang on
// their nearest point to it, so that they never grow or turn over the road.
import type { Camera } from './camera';
import { foldedRole } from './folded';
import { distance, rotated, type Box, type Point } from './geometry';
import type { HeadlessState } from './state';
import { element, set, words as write } from './svg';
import type { BoardWords, Drawing } from './types';

type Text = Drawing['texts'][number];

interface Figure {
  element: SVGTextElement;
  middle: Point;
}

interface Name {
  element: SVGGElement;
  lines: { element: SVGTextElement; at: Point; anchor: string; size: number }[];
  box: Box;
  /** The point of the box that is nearest to the road, and the way from the road to it. */
  hook: Point;
  away: Point;
  size: number;
}

export interface Names {
  figures: Figure[];
  names: Name[];
  last: { turn: number; scale: number; width: number };
}

const figureRoles = new Set(['limit', 'small-limit', 'factor', 'tick', 'pit-number']);
const nameRoles = new Set(['corner-name', foldedRole, 'turns', 'note']);

// The name of a place stands in it, as a limit does.
function isFigure(state: HeadlessState, text: Text): boolean {
  return (
    figureRoles.has(text.role) || (text.role === 'note' && state.spots.has(text.text) && text.text !== 'box')
  );
}

export function drawFigures(state: HeadlessState, parent: Element): Figure[] {
  return state.drawing.texts
    .filter((text) => isFigure(state, text))
    .map((text) => ({
      element: textOf(text, text.text, parent),
      middle: { x: text.at[0], y: text.at[1] - text.size * 0.36 },
    }));
}

function textOf(text: Text, said: string, parent: Element): SVGTextElement {
  const [x, y] = text.at;
  return write(said, { class: text.role, x, y, 'font-size': text.size, 'text-anchor': text.anchor }, parent);
}

/** Turn numbers and second lines belong to the name above them. */
export function drawNames(state: HeadlessState, words: BoardWords, parent: Element): Name[] {
  const road = state.drawing.spaces.flatMap((space) => state.spots.get(space.place)!.outline);
  const names: Name[] = [];
  for (const text of state.drawing.texts) {
    if (!nameRoles.has(text.role) || isFigure(state, text)) continue;
    const said = words.text(text.text);
    const box = boxOfText(text, said);
    const above = names.at(-1);
    if ((text.role === 'turns' || text.role === foldedRole) && above) {
      above.lines.push(lineOf(text, said, above.element));
      above.box = hull(above.box, box);
      hang(above, road);
      continue;
    }
    const made = element('g', { class: 'name' }, parent);
    const hook = { x: 0, y: 0 };
    const name = { element: made, lines: [lineOf(text, said, made)], box, hook, away: hook, size: text.size };
    hang(name, road);
    names.push(name);
  }
  return names;
}

function lineOf(text: Text, said: string, parent: Element) {
  const at = { x: text.at[0], y: text.at[1] };
  return { element: textOf(text, said, parent), at, anchor: text.anchor, size: text.size };
}

function boxOfText(text: Text, said: string): Box {
  const length = said.length * text.size * 0.56;
  const [x, y] = text.at;
  const left = text.anchor === 'start' ? x : text.anchor === 'end' ? x - length : x - length / 2;
  return { left, top: y - text.size * 0.8, right: left + length, bottom: y + text.size * 0.22 };
}

function hull(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

function nearestIn(box: Box, p: Point): Point {
  return {
    x: Math.min(Math.max(p.x, box.left), box.right),
    y: Math.min(Math.max(p.y, box.top), box.bottom),
  };
}

function hang(name: Name, road: Point[]) {
  let least = Infinity;
  for (const p of road) {
    const hook = nearestIn(name.box, p);
    const far = distance(hook, p);
    if (far >= least) continue;
    least = far;
    name.hook = hook;
    name.away = { x: (hook.x - p.x) / Math.max(far, 1), y: (hook.y - p.y) / Math.max(far, 1) };
  }
}

// Names keep within these pixels; if they had to grow by more than that they would cover what they name.
const leastPixels = 12;
const mostPixels = 17;
const factorMax = 1.7;

// On a very wide screen one sits farther away.
function factorFor(size: number, scale: number, width: number): number {
  const pixels = size * scale;
  const most = Math.max(mostPixels, width / 140);
  return Math.min(Math.max(pixels, leastPixels), most) / pixels;
}

/** Upright and readable for this camera. */
export function orient(names: Names, camera: Camera, width: number) {
  const { turn, scale } = camera;
  const { last } = names;
  const hasTurned = last.turn !== turn;
  if (!hasTurned && last.width === width && Math.abs(last.scale - scale) < scale * 0.02) return;
  names.last = { turn, scale, width };
  if (hasTurned) {
    for (const { element: text, middle } of names.figures) {
      const upright = camera.turn === 0 ? undefined : `rotate(${-camera.turn} ${middle.x} ${middle.y})`;
      set(text, { transform: upright });
    }
  }
  for (const name of names.names) orientName(name, camera, factorFor(name.size, scale, width));
}

function orientName(name: Name, camera: Camera, factor: number) {
  set(name.element, { display: factor > factorMax ? 'none' : undefined });
  const { x, y } = name.hook;
  if (camera.turn === 0) {
    place(name, (line) => ({ at: line.at, anchor: line.anchor }));
    set(name.element, { transform: `translate(${x} ${y}) scale(${factor}) translate(${-x} ${-y})` });
    return;
  }
  const away = rotated(name.away, camera.turn);
  const most = Math.max(Math.abs(away.x), Math.abs(away.y), 1e-9);
  const middle = {
    x: ((name.box.right - name.box.left) / 2) * (away.x / most),
    y: ((name.box.bottom - name.box.top) / 2) * (away.y / most),
  };
  const top = middle.y - (name.box.bottom - name.box.top) / 2;
  place(name, (line) => ({ at: { x: middle.x, y: top + line.at.y - name.box.top }, anchor: 'middle' }));
  set(name.element, { transform: `translate(${x} ${y}) rotate(${-camera.turn}) scale(${factor})` });
}

function place(name: Name, where: (line: Name['lines'][number]) => { at: Point; anchor: string }) {
  for (const line of name.lines) {
    const { at, anchor } = where(line);
    set(line.element, { x: at.x, y: at.y, 'text-anchor': anchor });
  }
}
