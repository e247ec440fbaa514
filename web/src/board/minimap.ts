// The whole circuit in a corner of a phone's board: who is where and what one looks at. A tap looks there.
import { boxOf, grown, pathData, type Point } from './geometry';
import { shapeOf } from './cars';
import type { HeadlessState } from './state';
import { element, set } from './svg';
import type { Piece } from './types';

export interface Minimap {
  show(pieces: readonly Piece[]): void;
  view(corners: readonly Point[]): void;
}

const width = 112;
const heightMax = 84;
const edge = 9;

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
  const height = Math.round((view.bottom - view.top) * scale);
  // The pointer has it, keys have the board itself: nothing new here for those who do not see it.
  const svg = element('svg', {
    class: 'minimap',
    'aria-hidden': 'true',
    width: Math.round((view.right - view.left) * scale),
    height,
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
