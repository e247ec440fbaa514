// Dice, totals, pit lane and team as the engine sends them.
import type { Desk } from '../../engine/types';

export type End = 'on' | 'off' | 'out';

export interface Total {
  total: number;
  ways: number;
  end: End;
}

export interface PitSpot {
  /** 'P54', or empty. */
  lane: string;
  inLane: string;
  /** 'B54', or empty. */
  pit: string;
  inPit: string;
  isOwn: boolean;
  isExit: boolean;
}

export interface TeamCar {
  car: number;
  number: string;
  place: string;
  laps: number;
  hasStopped: boolean;
  hasRedFlap: boolean;
}

/** Without a car while none is asked about. */
export interface Instruments {
  lapsAll: number;
  round: number;
  isPractice: boolean;
  team: TeamCar[];
  car?: string;
  laps?: number;
  place?: string;
  regime?: 'start' | 'normal' | 'handicap' | 'inbound' | 'service' | 'outbound' | 'practice';
  dice?: number;
  /** 0: none. */
  limit?: number;
  hasStops?: boolean;
  hasStopped?: boolean;
  hasRedFlap?: boolean;
  flapAfter?: number;
  pitLane?: PitSpot[];
  totals?: Record<string, Total[]>;
  thrown?: string;
  faces?: number[];
}

export function instrumentsOf(desk: Desk): Instruments {
  return desk.instruments as unknown as Instruments;
}

export interface Span {
  from: number;
  to: number;
  end: End;
}

/** Neighbouring totals that end alike, together. */
export function spansOf(totals: Total[]): Span[] {
  const spans: Span[] = [];
  for (const { total, end } of totals) {
    const last = spans.at(-1);
    if (last?.end === end) last.to = total;
    else spans.push({ from: total, to: total, end });
  }
  return spans;
}

export function waysOf(totals: Total[]): number {
  return totals.reduce((sum, { ways }) => sum + ways, 0);
}

export function meanOf(totals: Total[]): number {
  return totals.reduce((sum, { total, ways }) => sum + total * ways, 0) / waysOf(totals);
}
