// What a hand or a key on the board means: select, confirm, look elsewhere.
import type { State } from './dom';
import type { Point } from './geometry';
import { listen } from './gestures';
import { labelAt } from './labels';
import { litAt } from './lit';
import { isArrow, neighbour } from './navigate';
import { toScreen } from './camera';
import type { Follow } from './types';

export interface Moves {
  zoomAt(at: Point, factor: number): void;
  panBy(dx: number, dy: number): void;
  /** The view has come to rest. */
  rest(): void;
  follow(how: Follow): void;
  lookAt(point: Point): void;
  settle(): void;
}

// Half of the 44 px a finger wants.
const fingerPixels = 22;
const restMs = 140;

export function handOver(state: State, moves: Moves, signal: AbortSignal) {
  const { svg } = state.layers;
  let resting = 0;
  const restSoon = () => {
    clearTimeout(resting);
    resting = window.setTimeout(() => moves.rest(), restMs);
  };
  signal.addEventListener('abort', () => clearTimeout(resting));
  listen(
    svg,
    {
      onDrag: (dx, dy) => moves.panBy(dx, dy),
      onPinch: (middle, dx, dy, factor) => {
        moves.panBy(dx, dy);
        moves.zoomAt(middle, factor);
      },
      onWheel: (at, factor) => {
        moves.zoomAt(at, factor);
        restSoon();
      },
      onTap: (at, isTouch, count) => tap(state, moves, at, isTouch, count),
      onHover: (at) => hover(state, at),
      onEnd: () => moves.rest(),
    },
    signal,
  );
  svg.addEventListener('keydown', (event) => key(state, moves, restSoon, event), { signal });
  svg.addEventListener('focusin', (event) => focused(state, moves, event), { signal });
}

/** Choices under a point: by their label, or by their space. */
function choicesAt(state: State, at: Point, slack: number): number[] {
  const labelled = labelAt(state, state.labels, at);
  if (labelled !== null) return [labelled];
  return litAt(state, state.litSpaces, at, slack).map((space) => space.lit.choice);
}

function tap(state: State, moves: Moves, at: Point, isTouch: boolean, count: number) {
  if (state.rides.length > 0) {
    moves.settle();
    return;
  }
  const choices = choicesAt(state, at, isTouch ? fingerPixels : 0);
  if (choices.length === 0) {
    if (count === 2) {
      moves.zoomAt(at, 1.8);
      moves.rest();
    }
    return;
  }
  const { selected } = state.scene;
  const index = selected === null ? -1 : choices.indexOf(selected);
  const isSecond = index >= 0 && (isTouch || count === 2);
  state.isPinned = true;
  // Where several choices end in one space, taps go through them; a key or a button confirms.
  if (isSecond && choices.length === 1) state.options.onConfirm(choices[0]!);
  else if (index < 0 || choices.length > 1) state.options.onSelect(choices[(index + 1) % choices.length]!);
}

function hover(state: State, at: Point | null) {
  const choices = at ? choicesAt(state, at, 0) : [];
  state.layers.svg.classList.toggle('is-over', choices.length > 0);
  if (state.isPinned || choices.length === 0 || choices.includes(state.scene.selected ?? -1)) return;
  state.options.onSelect(choices[0]!);
}

function focused(state: State, moves: Moves, event: FocusEvent) {
  const space = state.litSpaces.find((one) => one.element === event.target);
  if (!space) return;
  state.isPinned = true;
  const { x, y } = toScreen(state.camera, state.size, space.spot.middle);
  const isInView = x > 0 && y > 0 && x < state.size.width && y < state.size.height;
  if (!isInView) moves.lookAt(space.spot.middle);
  if (state.scene.selected !== space.lit.choice) state.options.onSelect(space.lit.choice);
}

function key(state: State, moves: Moves, restSoon: () => void, event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const from = state.litSpaces.findIndex((space) => space.element === event.target);
  const isDone = (from >= 0 && litKey(state, from, event.key)) || viewKey(state, moves, event.key, from < 0);
  if (!isDone) return;
  event.preventDefault();
  restSoon();
}

function litKey(state: State, from: number, pressed: string): boolean {
  const space = state.litSpaces[from]!;
  if (isArrow(pressed)) {
    const targets = state.litSpaces.map((one) => one.spot);
    const to = neighbour(targets, from, pressed, state.camera.turn);
    state.litSpaces[to]!.element.focus();
  } else if (pressed === 'Enter') {
    state.options.onConfirm(space.lit.choice);
  } else if (pressed === ' ') {
    state.options.onSelect(space.lit.choice);
  } else if (pressed === 'Escape') {
    state.layers.svg.focus();
  } else {
    return false;
  }
  return true;
}

const panPixels = 80;

function viewKey(state: State, moves: Moves, pressed: string, isOnBoard: boolean): boolean {
  const middle = { x: state.size.width / 2, y: state.size.height / 2 };
  if (pressed === '+' || pressed === '=') moves.zoomAt(middle, 1.25);
  else if (pressed === '-') moves.zoomAt(middle, 0.8);
  else if (pressed === '0') moves.follow('whole');
  else if (isOnBoard && pressed === 'ArrowLeft') moves.panBy(panPixels, 0);
  else if (isOnBoard && pressed === 'ArrowRight') moves.panBy(-panPixels, 0);
  else if (isOnBoard && pressed === 'ArrowUp') moves.panBy(0, panPixels);
  else if (isOnBoard && pressed === 'ArrowDown') moves.panBy(0, -panPixels);
  else if (isOnBoard && pressed === 'Enter' && state.litSpaces.length > 0) {
    const chosen = state.litSpaces.find((space) => space.lit.choice === state.scene.selected);
    (chosen ?? state.litSpaces[0]!).element.focus();
  } else return false;
  return true;
}
