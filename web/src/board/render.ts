// From the state to the elements. Cheap things follow the camera in every frame, labels are laid when it rests.
import { matrixOf, toBoard, toScreen } from './camera';
import type { State } from './dom';
import { cornersOf, curveThrough, distance, pathData, type Box, type Point } from './geometry';
import { askedFor, layLabels, moveLabels, screenBox, type Asked } from './labels';
import { drawLit, markSelected, thinned, writeInside } from './lit';
import { orient } from './names';
import { createCar, dress, put, ringPixels } from './pieces';
import { standsOf } from './slots';
import { detailOf, lanePixels } from './state';
import { element, set } from './svg';

/** What depends on where one looks from. */
export function renderCamera(state: State) {
  const { camera, size, layers } = state;
  set(layers.world, { transform: matrixOf(camera, size) });
  const detail = detailOf(lanePixels(state));
  if (layers.svg.dataset.detail !== detail) layers.svg.dataset.detail = detail;
  orient(state.names, camera, size.width);
  for (const car of state.cars.values()) put(state, car, car.stand);
  moveLabels(state, state.labels);
  renderCompass(state);
  const view = cornersOf({ left: 0, top: 0, right: size.width, bottom: size.height });
  const corners = view.map((p) => toBoard(camera, size, p));
  state.minimap?.view(corners);
  state.options.onView?.(corners);
}

function renderCompass({ camera, size, layers, drawing }: State) {
  set(layers.compass, { transform: `translate(${size.width - 34} 34)` });
  const turn = drawing.north + camera.turn;
  set(layers.compass.querySelector('.compass-needle')!, { transform: `rotate(${turn})` });
  set(layers.compass.querySelector('.north')!, { transform: `translate(0 -22) rotate(${-turn})`, y: 4 });
}

/** What is looked at only when the view rests: prices inside their spaces or beside the road, my flag; the minimap makes room. */
export function renderLabels(state: State) {
  const { layers } = state;
  state.minimap?.avoid(
    state.litSpaces.map(({ spot }) => screenBox(state, spot.outline)),
    state.size,
  );
  const outside = writeInside(state, state.litSpaces);
  const taken = state.litSpaces.filter((space) => !outside.includes(space));
  const covered = new Set(taken.map((space) => space.lit.place));
  hideFigures(state, covered);
  const asked = [...flagsOf(state), ...askedFor(state, thinned(outside, state.scene.selected))];
  const inView = asked.filter((one) => isInView(state, one.of));
  state.labels = layLabels(state, inView, obstacles(state), layers.over);
}

// A label without what it belongs to would only puzzle.
function isInView({ camera, size }: State, of: Point): boolean {
  const { x, y } = toScreen(camera, size, of);
  return x > 0 && y > 0 && x < size.width && y < size.height;
}

// Near, the ring says enough.
function flagsOf(state: State): Asked[] {
  if (detailOf(lanePixels(state)) === 'near') return [];
  const flags: Asked[] = [];
  const isTeam = state.scene.pieces.filter((piece) => piece.isMine).length > 1;
  const flagged = new Set<string>();
  for (const piece of state.scene.pieces) {
    const car = state.cars.get(piece.car);
    const isDriving = state.rides.some(({ ride }) => ride.car === piece.car);
    if (!piece.isMine || !car || isDriving || flagged.has(piece.place)) continue;
    flagged.add(piece.place);
    const { x, y, angle } = car.stand;
    const reach = ringPixels(state, car.stand);
    // Of a team the car that moves is me; the others are told by their numbers.
    const isActing = piece.place === state.scene.path[0];
    const text = isTeam && !isActing ? piece.number : state.words.you;
    flags.push({ text, style: 'is-you', of: { x, y }, angle, reach, choice: null });
  }
  return flags;
}

// A limit gives way to the price of its own space, and to a car that would leave only bits of it to be seen.
function hideFigures(state: State, covered: ReadonlySet<string>) {
  const prices = [...covered].map((place) => state.spots.get(place)!.middle);
  const cars = [...state.cars.values()].map((car) => car.stand);
  const near = state.drawing.lane * 0.4;
  for (const { element: text, middle } of state.names.figures) {
    const isCovered = [...prices, ...cars].some((p) => distance(p, middle) < near);
    set(text, { visibility: isCovered ? 'hidden' : undefined });
  }
}

function obstacles(state: State): Box[] {
  const boxes: Box[] = [];
  for (const name of state.names.names) {
    if (name.element.getAttribute('display') === 'none') continue;
    boxes.push(screenBox(state, cornersOf(name.box)));
  }
  const reach = state.drawing.lane * 0.7;
  for (const { stand } of state.cars.values()) {
    const { x, y } = stand;
    boxes.push(
      screenBox(state, cornersOf({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach })),
    );
  }
  return boxes;
}

export function renderCars(state: State) {
  const { scene, layers } = state;
  state.minimap?.show(scene.pieces);
  const stands = standsOf(state, scene.pieces);
  const there = new Set<number>();
  for (const piece of scene.pieces) {
    const stand = stands.get(piece.car);
    if (!stand) continue;
    there.add(piece.car);
    let car = state.cars.get(piece.car);
    if (!car) {
      car = createCar(layers.cars);
      state.cars.set(piece.car, car);
    }
    dress(car, piece);
    // My ring is not to be covered by those around me.
    if (piece.isMine && layers.cars.lastElementChild !== car.element) layers.cars.append(car.element);
    const riding = state.rides.find(({ ride }) => ride.car === piece.car);
    if (riding) riding.ride.to = stand;
    else put(state, car, stand);
  }
  for (const [number, car] of state.cars) {
    if (there.has(number)) continue;
    car.element.remove();
    state.cars.delete(number);
  }
}

export function renderWay(state: State) {
  const { scene, spots, layers } = state;
  layers.way.replaceChildren();
  const middles = scene.path.map((place) => spots.get(place)?.middle).filter((p) => p !== undefined);
  if (middles.length < 2) return;
  const mine = scene.pieces.find((piece) => piece.place === scene.path[0] && piece.isMine);
  const stand = mine && state.cars.get(mine.car)?.stand;
  if (stand) middles[0] = stand;
  const data = pathData(
    curveThrough(middles).points.flatMap((p) => [Math.round(p.x), Math.round(p.y)]),
    false,
  );
  element('path', { class: 'way-casing', d: data }, layers.way);
  element('path', { class: 'way-dots', d: data }, layers.way);
}

export function renderWrecks(state: State) {
  const { layers, scene, spots } = state;
  layers.wrecks.replaceChildren();
  for (const place of scene.markers) {
    const spot = spots.get(place);
    if (!spot) continue;
    const { x, y } = spot.middle;
    const made = element('g', { class: 'wreck', transform: `translate(${x} ${y})` }, layers.wrecks);
    element('path', { class: 'wreck-sign', d: 'M0-62 66 54H-66Z' }, made);
    element('path', { class: 'wreck-mark', d: 'M0-22V18M0 36v1' }, made);
  }
}

export function renderLit(state: State) {
  const focused = state.layers.lit.contains(document.activeElement) ? document.activeElement : null;
  const { choice, place } = focused instanceof SVGElement ? focused.dataset : {};
  state.litSpaces = drawLit(state, state.layers.lit, state.layers.prices);
  markSelected(state.litSpaces, state.scene.selected);
  if (focused === null) return;
  const again =
    state.litSpaces.find((space) => String(space.lit.choice) === choice) ??
    state.litSpaces.find((space) => space.lit.place === place);
  (again?.element ?? state.layers.svg).focus();
}
