// Proves a race from its record, in the browser itself: nothing is asked of whoever hosted it.
import type { Engine } from '../engine/types';
import type { Complaint } from './complaint';
import type { RaceRecord } from './record';
import { beginRace, checkRules, type Observer } from './rules_check';
import { checkScheme, type Count, type DieCheck } from './scheme_check';

export interface Proof {
  /** The dice of the race can be proved, and its secret is published. */
  isFair: boolean;
  hasSecret: boolean;
  isOver: boolean;
  dice: Count;
  seals: Count;
  decisions: Count;
  /** Turns and the end, with the states recorded. */
  states: Count;
  checks: DieCheck[];
  /** The first thing that is wrong. */
  complaint: Complaint | null;
  ms: number;
}

function firstOf(complaints: (Complaint | null)[]): Complaint | null {
  let first: Complaint | null = null;
  for (const one of complaints) if (one && (!first || one.line < first.line)) first = one;
  return first;
}

/** `boardText` is that of the board the record names. */
export function prove(record: RaceRecord, engine: Engine, boardText: string, observe?: Observer): Proof {
  const began = performance.now();
  const scheme = checkScheme(record);
  const lines = record.lines;
  const states = { right: 0, of: lines.filter(({ kind }) => kind === 'turn' || kind === 'end').length };
  const decisions = {
    right: 0,
    of: lines.filter(({ kind }) => kind === 'decision' || kind === 'roll').length,
  };
  const begun = beginRace(record, engine, boardText);
  let complaint: Complaint | null;
  if ('race' in begun) {
    const rules = checkRules(record, begun.race, observe);
    begun.race.free();
    states.right = rules.states;
    decisions.right = rules.decisions;
    complaint = rules.complaint;
  } else {
    complaint = begun.complaint;
  }
  const checks = scheme?.dice ?? [];
  return {
    isFair: scheme !== null,
    hasSecret: scheme?.hasSecret ?? false,
    isOver: record.hasEnd,
    dice: { right: checks.filter((die) => die.isRight).length, of: checks.length },
    seals: scheme?.seals ?? { right: 0, of: 0 },
    decisions,
    states,
    checks,
    complaint: firstOf([...(scheme?.complaints ?? []), complaint]),
    ms: performance.now() - began,
  };
}
