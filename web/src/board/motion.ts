// Cars that drive: along the middle of their places, turning with the road. Time comes in from outside.
import { along, curveThrough, turnOf, type Curve } from './geometry';
import type { Stand } from './slots';
import { standOn } from './slots';
import type { HeadlessState } from './state';
import type { Drive } from './types';

const spaceMs = 90;
const driveMsMax = 900;

export interface Ride {
  car: number;
  curve: Curve;
  from: Stand;
  to: Stand;
  startMs: number;
  durationMs: number;
}

export function durationOf(spaces: number, speed: number): number {
  return Math.min(spaces * spaceMs, driveMsMax) / Math.max(speed, 0.01);
}

/** A ride from where the car stands over the places of a drive; null if it goes nowhere. */
export function rideOf(
  state: HeadlessState,
  drive: Drive,
  from: Stand,
  speed: number,
  startMs: number,
): Ride | null {
  const spots = drive.places.map((place) => state.spots.get(place)).filter((spot) => spot !== undefined);
  const last = spots.at(-1);
  if (!last || spots.length < 2) return null;
  const way = [from, ...spots.slice(1).map((spot) => spot.middle)];
  const to = standOn(last, 0, 1, state.drawing.lane);
  const durationMs = durationOf(spots.length - 1, speed);
  return { car: drive.car, curve: curveThrough(way), from, to, startMs, durationMs };
}

/** Gentle off the mark and at the end, even between. */
export function paced(t: number): number {
  const ramp = 0.18;
  const top = 1 / (1 - ramp);
  if (t < ramp) return (top * t * t) / (2 * ramp);
  if (t > 1 - ramp) return 1 - (top * (1 - t) * (1 - t)) / (2 * ramp);
  return top * (t - ramp / 2);
}

const turnShare = 0.12;

export function standAt(ride: Ride, nowMs: number): { stand: Stand; isOver: boolean } {
  const t = ride.durationMs === 0 ? 1 : (nowMs - ride.startMs) / ride.durationMs;
  if (t >= 1) return { stand: ride.to, isOver: true };
  if (t <= 0) return { stand: ride.from, isOver: false };
  const share = paced(t);
  const { x, y, angle } = along(ride.curve, share);
  // It starts and ends as it stands: the first and last bit of the way turn it there.
  const entry = share < turnShare ? share / turnShare : 1;
  const exit = share > 1 - turnShare ? (1 - share) / turnShare : 1;
  const leaving = ride.from.angle + turnOf(angle - ride.from.angle) * entry;
  const turned = ride.to.angle + turnOf(leaving - ride.to.angle) * exit;
  const scale = ride.from.scale + (ride.to.scale - ride.from.scale) * share;
  return { stand: { x, y, angle: turned, scale, isAlone: true }, isOver: false };
}
