// Spaces that can be chosen: buttons on the road, with their price in them where there is room for it.
import { distance, contains, rotated, step, type Point } from './geometry';
import { toBoard, toScreen } from './camera';
import { detailOf, lanePixels, type HeadlessState, type Spot } from './state';
import { element, set, words } from './svg';
import type { Lit } from './types';

export interface LitSpace {
  lit: Lit;
  spot: Spot;
  element: SVGGElement;
  text: SVGTextElement;
}

/** The prices are drawn into a layer of their own, above the way. */
export function drawLit(state: HeadlessState, parent: Element, prices: Element): LitSpace[] {
  parent.replaceChildren();
  prices.replaceChildren();
  const made: LitSpace[] = [];
  const taken = new Set<string>();
  for (const lit of state.scene.lit) {
    const spot = state.spots.get(lit.place);
    if (!spot) continue;
    const button = element(
      'g',
      { class: `lit tone-${lit.tone}`, role: 'button', 'data-choice': lit.choice },
      parent,
    );
    set(button, { 'aria-label': lit.label, 'data-place': lit.place });
    // Of several choices that end in one space the first is painted, unless another is selected.
    const order = taken.has(lit.place) ? ' is-second' : '';
    if (order) button.classList.add('is-second');
    taken.add(lit.place);
    const shape = inset(spot, state.drawing.lane * 0.045);
    element('path', { class: 'lit-fill', d: shape }, button);
    if (lit.tone === 'chance') element('path', { class: 'lit-hatch', d: shape }, button);
    element('path', { class: 'lit-edge', d: shape }, button);
    element('path', { class: 'lit-focus', d: inset(spot, -state.drawing.lane * 0.04) }, button);
    const text = words(lit.text, { class: `lit-text${order}` }, prices);
    made.push({ lit, spot, element: button, text });
  }
  return made;
}

// Every point moved towards the middle by the same length along and across: a strip of road stays even.
function inset(spot: Spot, by: number): string {
  const parts = spot.outline.map((p) => {
    const q = rotated({ x: p.x - spot.middle.x, y: p.y - spot.middle.y }, -spot.angle);
    const far = Math.hypot(q.x, q.y);
    const share = Math.max(0, 1 - (by * 1.35) / Math.max(far, 1));
    return `${Math.round(spot.middle.x + (p.x - spot.middle.x) * share)} ${Math.round(spot.middle.y + (p.y - spot.middle.y) * share)}`;
  });
  return `M${parts.join('L')}Z`;
}

export function markSelected(spaces: readonly LitSpace[], selected: number | null) {
  const isOne = spaces.some((space) => space.lit.choice === selected);
  const chosen = spaces.find((space) => space.lit.choice === selected);
  spaces.forEach((space, i) => {
    const isSelected = space.lit.choice === selected;
    const isHidden = chosen !== undefined && !isSelected && space.spot === chosen.spot;
    space.element.classList.toggle('is-selected', isSelected);
    space.element.classList.toggle('is-hidden', isHidden);
    space.text.classList.toggle('is-hidden', isHidden);
    space.text.classList.toggle('is-selected', isSelected);
    set(space.element, {
      'aria-pressed': String(isSelected),
      // One stop for the tabulator; arrows go on from there.
      tabindex: isSelected || (!isOne && i === 0) ? 0 : -1,
    });
  });
}

const letterWidth = 0.62;
const letterHeight = 0.78;

/** The largest size in which an upright text stays within a space, in units of the drawing. */
export function fittingSize(spot: Spot, turn: number, text: string): number {
  const way = step(spot.angle + turn);
  const cos = Math.abs(way.x);
  const sin = Math.abs(way.y);
  const wide = Math.max(text.length, 1) * letterWidth;
  const room = 0.88;
  return Math.min(
    (spot.length * room) / (wide * cos + letterHeight * sin),
    (spot.width * room) / (wide * sin + letterHeight * cos),
  );
}

export function textSize(state: HeadlessState, spot: Spot, text: string): number {
  const share = detailOf(lanePixels(state)) === 'near' ? 0.46 : 0.6;
  return Math.min(state.drawing.lane * share, fittingSize(spot, state.camera.turn, text));
}

/** Near, prices stand in their spaces; from afar only those of inner lanes, which no line can reach without crossing others. */
export function hasTextInside(state: HeadlessState, { lit, spot }: LitSpace): boolean {
  const pixels = textSize(state, spot, lit.text) * state.camera.scale;
  if (detailOf(lanePixels(state)) === 'near') return pixels >= 11;
  return pixels >= 9.5 && !spot.hasLimit && isInner(state, spot);
}

function isInner(state: HeadlessState, spot: Spot): boolean {
  const across = step(spot.angle + 90);
  const isRoad = (side: number) => {
    const far = spot.width * 0.75 * side;
    const p = { x: spot.middle.x + across.x * far, y: spot.middle.y + across.y * far };
    return [...state.spots.values()].some((other) => contains(other.outline, p));
  };
  return isRoad(1) && isRoad(-1);
}

/** Puts the prices upright into their spaces; returns those that need a label outside. */
export function writeInside(state: HeadlessState, spaces: readonly LitSpace[]): LitSpace[] {
  const outside: LitSpace[] = [];
  for (const space of spaces) {
    const isInside = hasTextInside(state, space);
    if (!isInside) outside.push(space);
    set(space.text, { display: isInside ? undefined : 'none' });
    if (!isInside) continue;
    const size = textSize(state, space.spot, space.lit.text);
    const { x, y } = space.spot.middle;
    set(space.text, {
      'font-size': size.toFixed(0),
      transform: `translate(${x} ${y}) rotate(${-state.camera.turn}) translate(0 ${(size * 0.36).toFixed(1)})`,
    });
  }
  return outside;
}

/** The lit spaces under a point of the screen; with a finger also those beside it. */
export function litAt(
  state: HeadlessState,
  spaces: readonly LitSpace[],
  at: Point,
  slack: number,
): LitSpace[] {
  const p = toBoard(state.camera, state.size, at);
  const hit = spaces.filter((space) => contains(space.spot.outline, p));
  if (hit.length > 0 || slack === 0) return hit;
  let least = slack;
  let nearest: LitSpace[] = [];
  for (const space of spaces) {
    const far = distance(toScreen(state.camera, state.size, space.spot.middle), at);
    if (far > least) continue;
    nearest = far < least ? [space] : [...nearest, space];
    least = far;
  }
  return nearest;
}

const alikeMax = 3;

/** Where many cost the same, one label speaks for all of them: that of the selected one, if it is among them. */
export function thinned(spaces: readonly LitSpace[], selected: number | null): LitSpace[] {
  const alike = new Map<string, LitSpace[]>();
  for (const space of spaces) {
    const price = `${space.lit.tone} ${space.lit.text}`;
    alike.set(price, [...(alike.get(price) ?? []), space]);
  }
  return [...alike.values()].flatMap((group) => {
    if (group.length <= alikeMax) return group;
    return [group.find(({ lit }) => lit.choice === selected) ?? group[0]!];
  });
}
