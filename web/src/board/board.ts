// The board of a race: told what is lit and who stands where, it draws, moves and says what was chosen.
import './board.css';
import './marks.css';
import { eased, held, mixed, panned, zoomedAbout, type Camera } from './camera';
import { buildState, type State } from './dom';
import type { Point } from './geometry';
import { handOver } from './input';
import { markSelected } from './lit';
import { createMinimap } from './minimap';
import { rideOf, standAt } from './motion';
import { put } from './pieces';
import { renderCamera, renderCars, renderLabels, renderLit, renderWay, renderWrecks } from './render';
import { asksForView, hasSamePlaces, limitsOf, viewFor } from './state';
import type { BoardHandle, BoardOptions, Drive, Follow, Scene } from './types';

const glideMs = 200;

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** To a view: eased, or at once. */
function lookFrom(state: State, camera: Camera, isAtOnce = false) {
  if (isAtOnce || isStill()) {
    state.glide = null;
    state.camera = camera;
    renderCamera(state);
    renderLabels(state);
    return;
  }
  state.glide = { from: state.camera, to: camera, startMs: performance.now() };
  run(state);
}

function run(state: State) {
  if (state.frame === 0) state.frame = requestAnimationFrame((ms) => tick(state, ms));
}

function tick(state: State, ms: number) {
  state.frame = 0;
  const { glide } = state;
  if (glide) {
    const t = Math.min(Math.max((ms - glide.startMs) / glideMs, 0), 1);
    state.camera = t === 1 ? glide.to : mixed(glide.from, glide.to, eased(t));
    if (t === 1) state.glide = null;
    renderCamera(state);
    if (t === 1) renderLabels(state);
  }
  for (const riding of [...state.rides]) moveRide(state, riding, ms);
  if (state.glide || state.rides.length > 0) run(state);
}

function moveRide(state: State, riding: State['rides'][number], ms: number) {
  const { stand, isOver } = standAt(riding.ride, ms);
  const car = state.cars.get(riding.ride.car);
  if (car) put(state, car, stand);
  if (!isOver) return;
  state.rides = state.rides.filter((other) => other !== riding);
  renderCars(state);
  if (state.rides.length === 0) renderLabels(state);
  riding.done();
}

function show(state: State, scene: Scene) {
  const before = state.scene;
  state.scene = scene;
  const hasNewLit = JSON.stringify(before.lit) !== JSON.stringify(scene.lit);
  renderCars(state);
  renderWrecks(state);
  renderWay(state);
  if (hasNewLit) {
    if (!hasSamePlaces(before, scene)) state.isPinned = false;
    renderLit(state);
  } else {
    markSelected(state.litSpaces, scene.selected);
  }
  if (asksForView(before, scene)) {
    if (state.wanderedFrom && hasNewLit && scene.lit.length > 0) setFollow(state, state.wanderedFrom);
    if (state.follow !== 'free' && state.size.width > 0) {
      lookFrom(state, viewFor(state), before.pieces.length === 0);
      return;
    }
  }
  if (!state.glide) renderLabels(state);
}

function setFollow(state: State, follow: Follow) {
  state.wanderedFrom = null;
  if (state.follow === follow) return;
  state.follow = follow;
  state.options.onFollowChange?.(follow);
}

/** Moved by hand: on a phone until the next decision, elsewhere until one asks for another view. */
function wander(state: State, camera: Camera) {
  const from = state.wanderedFrom ?? state.follow;
  setFollow(state, 'free');
  if (state.heading === 'up' && from !== 'free') state.wanderedFrom = from;
  state.glide = null;
  state.camera = held(camera, limitsOf(state));
  renderCamera(state);
}

/** Where the cars of these drives come to stand is kept, so that nothing jumps back before the next scene. */
function stood(scene: Scene, drives: readonly Drive[]): Scene {
  const pieces = scene.pieces.map((piece) => {
    const place = drives.findLast((drive) => drive.car === piece.car)?.places.at(-1);
    return place === undefined ? piece : { ...piece, place };
  });
  return { ...scene, pieces };
}

function drive(state: State, drives: readonly Drive[], speed: number): Promise<void> {
  const from = new Map([...state.cars].map(([number, car]) => [number, car.stand]));
  state.scene = stood(state.scene, drives);
  const waits: Promise<void>[] = [];
  if (!isStill()) {
    // Cars drive at once; what one car drives after another comes after it.
    const free = new Map<number, number>();
    for (const one of drives) {
      const stand = from.get(one.car);
      const startMs = free.get(one.car) ?? performance.now();
      const ride = stand && rideOf(state, one, stand, speed, startMs);
      if (!ride) continue;
      from.set(one.car, ride.to);
      free.set(one.car, startMs + ride.durationMs);
      waits.push(new Promise((done) => state.rides.push({ ride, done })));
    }
  }
  renderCars(state);
  renderLabels(state);
  run(state);
  return Promise.all(waits).then(() => undefined);
}

function settle(state: State) {
  const { rides, glide } = state;
  state.rides = [];
  state.glide = null;
  if (glide) state.camera = glide.to;
  renderCars(state);
  renderCamera(state);
  renderLabels(state);
  for (const { done } of rides) done();
}

function resize(state: State, width: number, height: number) {
  state.size = { width, height };
  if (width === 0 || height === 0) return;
  const view = state.camera.scale > 0 && state.follow === 'free' ? state.camera : viewFor(state);
  lookFrom(state, view, true);
}

function follow(state: State, how: Follow) {
  setFollow(state, how);
  if (how !== 'free') lookFrom(state, viewFor(state));
}

export function createBoard(host: HTMLElement, options: BoardOptions): BoardHandle {
  const state = buildState(host, options);
  const ended = new AbortController();
  const observer = new ResizeObserver(([entry]) => {
    const box = entry!.contentRect;
    resize(state, box.width, box.height);
  });
  observer.observe(host);
  const middle = (): Point => ({ x: state.size.width / 2, y: state.size.height / 2 });
  const zoomAt = (at: Point, factor: number) =>
    wander(state, zoomedAbout(state.camera, state.size, at, factor, limitsOf(state)));
  const lookAt = (point: Point) => {
    wander(state, state.camera);
    lookFrom(state, held({ ...state.camera, ...point }, limitsOf(state)));
  };
  if (options.heading === 'up')
    state.minimap = createMinimap(state, state.layers.frame, lookAt, ended.signal);
  const zoom = (factor: number) => {
    zoomAt(middle(), factor);
    renderLabels(state);
  };
  handOver(
    state,
    {
      zoomAt,
      panBy: (dx, dy) => wander(state, panned(state.camera, dx, dy)),
      rest: () => renderLabels(state),
      follow: (how) => follow(state, how),
      lookAt,
      settle: () => settle(state),
    },
    ended.signal,
  );
  return {
    show: (scene) => show(state, scene),
    drive: (drives, speed) => drive(state, drives, speed),
    settle: () => settle(state),
    follow: (how) => follow(state, how),
    zoom,
    lookAt,
    focusLit: (choice) => state.litSpaces.find((space) => space.lit.choice === choice)?.element.focus(),
    destroy: () => {
      ended.abort();
      observer.disconnect();
      cancelAnimationFrame(state.frame);
      for (const { done } of state.rides) done();
      state.layers.frame.remove();
    },
  };
}
