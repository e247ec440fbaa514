// The dials of a driver of Formula One as the engine sends them.
import type { Choice, Desk, Part } from '../../engine/types';

export interface Card {
  card: string;
  count: number;
  value: number;
  when: 'before' | 'after';
  why?: string;
  clause?: string;
}

export interface Band {
  corner: string;
  rows: number;
  /** Safety speeds from the inside out. */
  lanes: { lowest: number }[];
}

export interface Instruments {
  speed: number;
  start: number;
  top: number;
  tyre: number;
  tyreFull: number;
  brake: number;
  brakeFull: number;
  laps: number;
  lapsAll: number;
  round: number;
  hand: Card[];
  ahead?: Band;
  /** The corner after that one. */
  then?: Band;
}

export function instrumentsOf(desk: Desk): Instruments {
  return desk.instruments as unknown as Instruments;
}

/** Units of a gauge that a choice takes for sure. */
export function takes(choice: Choice | undefined, gauge: 'tyre' | 'brake'): number {
  const parts: Part[] = choice?.price.ways[0] ?? [];
  return parts.reduce((sum, part) => sum + (part.what === gauge ? (part.units ?? 0) : 0), 0);
}
