// The whole circuit in a corner of a phone's board: who is where and what one looks at. A tap looks there.
import type { Size } from './camera';
import { shapeOf } from './cars';
import { boxOf, grown, meets, pathData, type Box, type Point } from './geometry';
import type { HeadlessState } from './state';
import { element, set } from './svg';
import type { Piece } from './types';

export interface Minimap {
  show(pieces: readonly Piece[]): void;
  view(corners: readonly Point[]): void;
  /** Goes out of the way of what can be pressed, given in pixels of the view. */
  avoid(pressed: readonly Box[], size: Size): void;
}

const width = 112;
const heightMax = 84;
const edge = 9;
/** From the edges of the view; below, the button of the view has its place. */
const margin = 12;
const buttonBelow = 84;

/** How far from the top it stands free at the right edge of the view: above, else below; null if nowhere. */
export function freeTop(own: Size, pressed: readonly Box[], size: Size): number | null {
  const right = size.width - margin;
  const isFree = (top: number) => {
    const box = { left: right - own.width, top, right, bottom: top + own.height };
    return !pressed.some((other) => meets(box, other));
  };
  const below = size.height - buttonBelow - own.height;
  return [margin, below].find((top) => top >= margin && isFree(top)) ?? null;
}

export function createMinimap(
  state: HeadlessState,
  parent: Element,
  onLook: (point: Point) => void,
  signal: AbortSignal,
): Minimap {
  const box = boxOf([...state.spots.values()].flatMap((spot) => spot.outline));
  const scale = Math.min(
    (width - 2 * edge) / (box.right - box.left),
    (heightMax - 2 * edge) / (box.bottom - box.top),
  );
  const view = grown(box, edge / scale);
  const own = {
    width: Math.round((view.right - view.left) * scale),
    height: Math.round((view.bottom - view.top) * scale),
  };
  // The pointer has it, keys have the board itself: nothing new here for those who do not see it.
  const svg = element('svg', {
    class: 'minimap',
    'aria-hidden': 'true',
    ...own,
    viewBox: `${view.left} ${view.top} ${view.right - view.left} ${view.bottom - view.top}`,
  });
  parent.append(svg);
  const roads = state.drawing.areas.filter((area) => area.role === 'road' || area.role === 'deck');
  const data = roads.map((road) => pathData(road.outline, true) + pathData(road.hole ?? [], true)).join('');
  element('path', { class: 'minimap-road', d: data }, svg);
  const frame = element('path', { class: 'minimap-view' }, svg);
  const dots = element('g', {}, svg);
  svg.addEventListener(
    'click',
    (event) => {
      const on = svg.getBoundingClientRect();
      onLook({
        x: view.left + (event.clientX - on.left) / scale,
        y: view.top + (event.clientY - on.top) / scale,
      });
    },
    { signal },
  );
  return {
    show(pieces) {
      dots.replaceChildren();
      for (const piece of [...pieces].sort((a, b) => Number(a.isMine) - Number(b.isMine))) {
        const spot = state.spots.get(piece.place);
        if (!spot || piece.isOut) continue;
        const { x, y } = spot.middle;
        const r = (piece.isMine ? 5 : 3.4) / scale;
        const fill = shapeOf(piece.shape).colour;
        element('circle', { class: piece.isMine ? 'is-mine' : undefined, cx: x, cy: y, r, fill }, dots);
      }
    },
    avoid(pressed, size) {
      const top = freeTop(own, pressed, size);
      svg.style.top = `${top ?? margin}px`;
      svg.style.visibility = top === null ? 'hidden' : '';
    },
    view(corners) {
      set(frame, {
        d: pathData(
          corners.flatMap((p) => [Math.round(p.x), Math.round(p.y)]),
          true,
        ),
      });
    },
  };
}
