// The board without a page: where its places lie, what stands on them, from where one looks.
import { fit, type Camera, type Limits, type Padding, type Size } from './camera';
import { extentOf, folded, foldedRole } from './folded';
import {
  boxOf,
  distance,
  grown,
  middleOf,
  pointsOf,
  rotated,
  turnOf,
  type Box,
  type Point,
} from './geometry';
import type { BoardOptions, Drawing, Follow, Piece, Scene } from './types';

/** A place that cars can stand on. */
export interface Spot {
  place: string;
  outline: Point[];
  middle: Point;
  /** Of travel. */
  angle: number;
  /** Along and across the road. */
  length: number;
  width: number;
  hasLimit: boolean;
}

export interface HeadlessState {
  drawing: Drawing;
  heading: BoardOptions['heading'];
  spots: Map<string, Spot>;
  /** What the whole view shows. */
  content: Point[];
  scene: Scene;
  size: Size;
  camera: Camera;
  follow: Follow;
  /** Moved by hand on a phone: the next decision brings the view back to this. */
  wanderedFrom: Follow | null;
}

export const emptyScene: Scene = { pieces: [], lit: [], path: [], selected: null, markers: [] };

export function createState(printed: Drawing, heading: BoardOptions['heading']): HeadlessState {
  const drawing = { ...printed, texts: folded(printed) };
  const state: HeadlessState = {
    drawing,
    heading,
    spots: spotsOf(drawing),
    content: contentOf(drawing),
    scene: emptyScene,
    size: { width: 0, height: 0 },
    camera: { x: 0, y: 0, scale: 0.1, turn: 0 },
    follow: heading === 'up' ? 'mine' : 'whole',
    wanderedFrom: null,
  };
  return state;
}

function spotsOf(drawing: Drawing): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const space of drawing.spaces) {
    const middle = { x: space.middle[0], y: space.middle[1] };
    spots.set(space.place, spot(space.place, space.outline, middle, space.angle, space.label !== undefined));
  }
  const road = [...spots.values()];
  for (const area of drawing.areas) {
    if (!area.place) continue;
    const middle = middleOf(pointsOf(area.outline));
    const beside = road.reduce((a, b) => (distance(b.middle, middle) < distance(a.middle, middle) ? b : a));
    spots.set(area.place, spot(area.place, area.outline, middle, beside.angle, false));
  }
  return spots;
}

function spot(place: string, flat: number[], middle: Point, angle: number, hasLimit: boolean): Spot {
  const outline = pointsOf(flat);
  const box = boxOf(outline.map((p) => rotated(p, -angle)));
  const size = { length: box.right - box.left, width: box.bottom - box.top };
  return { place, outline, middle, angle, ...size, hasLimit };
}

// The road with what stands beside it; the headline of the printed sheet is not shown in a race.
const shownNames = new Set(['corner-name', foldedRole, 'turns', 'note']);

function contentOf(drawing: Drawing): Point[] {
  const points = drawing.spaces.flatMap((space) => pointsOf(space.outline));
  for (const area of drawing.areas) points.push(...pointsOf(area.outline));
  for (const text of drawing.texts) {
    if (!shownNames.has(text.role)) continue;
    const { left, top, right, bottom } = extentOf(text);
    points.push({ x: left, y: top }, { x: right, y: bottom });
  }
  return points;
}

/** Pixels a lane. */
export function lanePixels(state: HeadlessState): number {
  return state.camera.scale * state.drawing.lane;
}

export type Detail = 'far' | 'middle' | 'near';

/** Under 10 px a lane little can be read, above 24 px words fit into a space. */
export function detailOf(lane: number): Detail {
  return lane < 10 ? 'far' : lane <= 24 ? 'middle' : 'near';
}

export function wholeView(state: HeadlessState): Camera {
  const edge = Math.min(28, state.size.width * 0.03);
  const padding = { top: edge, right: edge, bottom: edge, left: edge };
  return fit(state.content, state.size, padding, 0, laneScale(state, 48));
}

function laneScale(state: HeadlessState, pixels: number): number {
  return pixels / state.drawing.lane;
}

export function limitsOf(state: HeadlessState): Limits {
  const field: Box = grown(boxOf(state.content), state.drawing.lane * 2);
  const scaleMin = wholeView(state).scale * 0.9;
  return { scaleMin, scaleMax: Math.max(laneScale(state, 110), scaleMin), field };
}

/** The car of mine that moves, of two the one at the start of the way. */
export function mineOf(scene: Scene): Piece | undefined {
  const mine = scene.pieces.filter((piece) => piece.isMine);
  return mine.find((piece) => piece.place === scene.path[0]) ?? mine[0];
}

/** My car, where it can go and the way there; travel points up if the board is held so. */
export function mineView(state: HeadlessState): Camera {
  const { scene, spots, size } = state;
  const mine = mineOf(scene);
  const own = mine && spots.get(mine.place);
  if (!own) return wholeView(state);
  const turn = state.heading === 'up' ? -90 - own.angle : 0;
  const chosen = [...scene.lit.map((lit) => lit.place), ...scene.path].map((place) => spots.get(place));
  const shown = [own, ...(scene.lit.length > 0 ? chosen : roadAhead(state, own, 5))];
  const points = shown.flatMap((spot) => spot?.outline ?? []);
  const largest = laneScale(state, Math.min(52, Math.max(30, size.width / 8)));
  const near = fit(points, size, paddingFor(size, 30), turn, largest);
  if (detailOf(near.scale * state.drawing.lane) === 'near') return near;
  // Prices will stand beside the road and want room there.
  return fit(points, size, paddingFor(size, 56), turn, largest);
}

function paddingFor(size: Size, edge: number): Padding {
  const side = Math.min(edge, size.width * 0.14);
  return { top: edge, right: side, bottom: edge, left: side };
}

/** The next spaces in a lane: with nothing to choose one still wants to see where the road goes. */
export function roadAhead(state: HeadlessState, own: Spot, count: number): Spot[] {
  const spots = [...state.spots.values()];
  const way: Spot[] = [];
  let here = own;
  for (let i = 0; i < count; i += 1) {
    const by = rotated({ x: here.length, y: 0 }, here.angle);
    const there = { x: here.middle.x + by.x, y: here.middle.y + by.y };
    // A road that crosses on a bridge goes elsewhere.
    const next = spots.filter((spot) => spot !== here && Math.abs(turnOf(spot.angle - here.angle)) < 75);
    if (next.length === 0) break;
    here = next.reduce((a, b) => (distance(b.middle, there) < distance(a.middle, there) ? b : a));
    way.push(here);
  }
  return way;
}

export function viewFor(state: HeadlessState): Camera {
  if (state.follow === 'free') return state.camera;
  return state.follow === 'mine' ? mineView(state) : wholeView(state);
}

/** Whether the view has to go where the new scene asks for it. */
export function asksForView(before: Scene, after: Scene): boolean {
  const placeOf = (scene: Scene) => mineOf(scene)?.place;
  if (placeOf(before) !== placeOf(after)) return true;
  return !hasSamePlaces(before, after);
}

/** Whether the same spaces are lit, whatever they cost. */
export function hasSamePlaces(before: Scene, after: Scene): boolean {
  if (before.lit.length !== after.lit.length) return false;
  return after.lit.every((lit, i) => lit.place === before.lit[i]!.place);
}
