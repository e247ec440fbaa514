// The cars on the board. The hull turns with the road, the roundel with its number stays upright.
import { axles, bandsOf, numberSize, shapeOf, wheels } from './cars';
import type { HeadlessState } from './state';
import { lanePixels } from './state';
import type { Stand } from './slots';
import { element, set, words } from './svg';
import type { Piece } from './types';

/** In the units of the car's box. */
const ringRadius = 27;

export interface Car {
  element: SVGGElement;
  hull: SVGGElement;
  roundel: SVGGElement;
  ring: SVGGElement;
  cross: SVGPathElement;
  look: string;
  stand: Stand;
}

export function createCar(parent: Element): Car {
  const car = element('g', { class: 'piece', role: 'img' }, parent);
  const ring = element('g', { class: 'ring' }, car);
  element('circle', { class: 'ring-casing', r: ringRadius }, ring);
  element('circle', { class: 'ring-line', r: ringRadius }, ring);
  const hull = element('g', { class: 'hull' }, car);
  const roundel = element('g', { class: 'roundel' }, car);
  const cross = element('path', { class: 'cross', d: 'M-13-13 13 13M13-13-13 13' }, car);
  return {
    element: car,
    hull,
    roundel,
    ring,
    cross,
    look: '',
    stand: { x: 0, y: 0, angle: 0, scale: 1, isAlone: true },
  };
}

export function dress(car: Car, piece: Piece) {
  const look = `${piece.shape} ${piece.number} ${piece.isMine} ${piece.isOut} ${piece.label}`;
  if (look === car.look) return;
  car.look = look;
  set(car.element, {
    class: `piece${piece.isMine ? ' is-mine' : ''}${piece.isOut ? ' is-out' : ''}`,
    'aria-label': piece.label,
    'data-car': piece.car,
  });
  car.hull.replaceChildren();
  car.roundel.replaceChildren();
  const shape = shapeOf(piece.shape);
  const box = element('g', { transform: 'translate(-22 -12)' }, car.hull);
  element('path', { class: 'axle', d: axles }, box);
  element('path', { class: 'wheel', d: wheels }, box);
  element('path', { class: 'body', d: shape.body, fill: shape.colour }, box);
  element('path', { class: 'band', d: bandsOf(piece.shape) }, box);
  if (shape.over) element('path', { class: 'body', d: shape.over, fill: shape.colour }, box);
  element('circle', { class: 'disc', r: 7 }, car.roundel);
  const size = numberSize(piece.number);
  words(piece.number, { class: 'number', y: size * 0.36, 'font-size': size }, car.roundel);
}

/** Cars keep a size one can see, though they then stand out of their spaces. */
const leastPixels = 26;
const growthMax = 2;

function drawnScale(state: HeadlessState, stand: Stand): number {
  if (!stand.isAlone) return stand.scale;
  const usual = lanePixels(state) * 1.5;
  return stand.scale * Math.min(Math.max(leastPixels / usual, 1), growthMax);
}

export function put(state: HeadlessState, car: Car, stand: Stand) {
  car.stand = stand;
  const scale = drawnScale(state, stand).toFixed(3);
  set(car.element, { transform: `translate(${stand.x.toFixed(1)} ${stand.y.toFixed(1)})` });
  set(car.hull, { transform: `rotate(${stand.angle.toFixed(1)}) scale(${scale})` });
  set(car.roundel, { transform: `rotate(${(-state.camera.turn).toFixed(1)}) scale(${scale})` });
  set(car.ring, { transform: `scale(${scale})` });
  set(car.cross, { transform: `scale(${scale})` });
}

/** Radius of my ring in pixels. */
export function ringPixels(state: HeadlessState, stand: Stand): number {
  return drawnScale(state, stand) * ringRadius * state.camera.scale;
}
