// The labels over the board, in pixels: prices of lit spaces that have no room inside, and my flag.
import { toScreen } from './camera';
import { boxAt, placeCallouts, type Wanted } from './callouts';
import { boxOf, distance, meets, type Box, type Point } from './geometry';
import type { LitSpace } from './lit';
import type { HeadlessState } from './state';
import { element, set, words } from './svg';

interface Label {
  element: SVGGElement;
  line: SVGLineElement;
  dot: SVGCircleElement;
  /** Point of the board it belongs to, and how far the label lies from it on the screen. */
  of: Point;
  offset: Point;
  wanted: Wanted;
  choice: number | null;
}

export interface Labels {
  labels: Label[];
}

export interface Asked {
  text: string;
  style: string;
  of: Point;
  angle: number;
  reach: number;
  choice: number | null;
}

const height = 24;

/** Makes the labels anew and finds a place for each. */
export function layLabels(
  state: HeadlessState,
  asked: readonly Asked[],
  names: readonly Box[],
  parent: Element,
): Labels {
  parent.replaceChildren();
  const { camera, size } = state;
  const wanted = asked.map((one): Wanted => {
    const width = Math.max(height, Math.round(one.text.length * 8.1 + 14));
    const at = toScreen(camera, size, one.of);
    return { at, width, height, angle: one.angle + camera.turn, reach: one.reach };
  });
  const middles = placeCallouts(wanted, obstaclesOf(state, wanted, names), size);
  // Lines first: no label is crossed by another's line.
  const lines = asked.map((one) => element('line', { class: `leader ${one.style}` }, parent));
  const dots = asked.map((one) => element('circle', { class: `leader-dot ${one.style}`, r: 3.2 }, parent));
  const labels = asked.map((one, i) => {
    const want = wanted[i]!;
    const middle = middles[i]!;
    const made = element(
      'g',
      { class: `callout ${one.style}`, 'data-choice': one.choice ?? undefined },
      parent,
    );
    const box = { x: -want.width / 2, y: -height / 2, width: want.width, height, rx: 4 };
    element('rect', box, made);
    words(one.text, { y: 5 }, made);
    const offset = { x: middle.x - want.at.x, y: middle.y - want.at.y };
    const { of, choice } = one;
    return { element: made, line: lines[i]!, dot: dots[i]!, of, offset, wanted: want, choice };
  });
  const laid = { labels };
  moveLabels(state, laid);
  return laid;
}

// Only what lies near a label can be in its way.
const nearPixels = 220;

function obstaclesOf(state: HeadlessState, wanted: readonly Wanted[], names: readonly Box[]) {
  const { camera, size } = state;
  const road: (Point & { radius: number })[] = [];
  for (const spot of state.spots.values()) {
    const middle = toScreen(camera, size, spot.middle);
    if (!wanted.some((one) => distance(one.at, middle) < nearPixels)) continue;
    road.push({ ...middle, radius: (Math.min(spot.width, spot.length) / 2) * camera.scale });
    for (const p of spot.outline) road.push({ ...toScreen(camera, size, p), radius: 3 });
  }
  const view = { left: 0, top: 0, right: size.width, bottom: size.height };
  return { road, boxes: names.filter((box) => meets(box, view)) };
}

/** Follows the camera without looking for places again. */
export function moveLabels(state: HeadlessState, { labels }: Labels) {
  for (const label of labels) {
    const at = toScreen(state.camera, state.size, label.of);
    const x = at.x + label.offset.x;
    const y = at.y + label.offset.y;
    set(label.element, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` });
    const far = Math.hypot(label.offset.x, label.offset.y) || 1;
    const share = label.wanted.reach / far;
    const from = { x: at.x + label.offset.x * share, y: at.y + label.offset.y * share };
    set(label.dot, { cx: from.x.toFixed(1), cy: from.y.toFixed(1) });
    set(label.line, {
      x1: from.x.toFixed(1),
      y1: from.y.toFixed(1),
      x2: x.toFixed(1),
      y2: y.toFixed(1),
    });
  }
}

/** The choice whose label lies under a point of the screen. */
export function labelAt(state: HeadlessState, { labels }: Labels, at: Point): number | null {
  for (const label of labels) {
    if (label.choice === null) continue;
    const of = toScreen(state.camera, state.size, label.of);
    const box = boxAt({ x: of.x + label.offset.x, y: of.y + label.offset.y }, label.wanted);
    if (meets(box, { left: at.x - 1, top: at.y - 1, right: at.x + 1, bottom: at.y + 1 })) return label.choice;
  }
  return null;
}

export function askedFor(state: HeadlessState, spaces: readonly LitSpace[]): Asked[] {
  return spaces.map(({ lit, spot }) => ({
    text: lit.text,
    style: `tone-${lit.tone}${lit.choice === state.scene.selected ? ' is-selected' : ''}`,
    of: spot.middle,
    angle: spot.angle,
    // The line does not strike through a limit.
    reach: spot.hasLimit ? (Math.min(spot.width, spot.length) / 2) * state.camera.scale - 3 : 0,
    choice: lit.choice,
  }));
}

/** Boxes on the screen of points of the board. */
export function screenBox(state: HeadlessState, points: readonly Point[]): Box {
  return boxOf(points.map((p) => toScreen(state.camera, state.size, p)));
}
