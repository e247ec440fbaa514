// What the coach is asked and says: messages between a page and its worker.
import type { Setup } from '../engine/module';

/** What a seat is held against: the whole lap, one of sure decisions, or none, as both are too large. */
export type LapKind = 'whole' | 'sure' | 'none';

/** An answer of a race. */
export interface SeenAct {
  /** -1: a die. */
  seat: number;
  decision: string;
  turn: number;
}

export interface Question {
  setup: Setup;
  acts: SeenAct[];
  /** Whose decisions are judged, first things first. */
  seats: number[];
}

export interface StepPrice {
  /** The act's place in the list. */
  step: number;
  seat: number;
  /** More than the best would have taken. */
  turns: number;
  /** The decision that would have been, as the engine writes it. */
  best: string;
}

export type News =
  | { kind: 'judged'; seat: number; lap: LapKind | null; prices: StepPrice[]; done: number }
  | { kind: 'over' }
  | { kind: 'failed' };
