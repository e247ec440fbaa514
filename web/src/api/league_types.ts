// What the server says of leagues (docs/api.md).
import type { RulesId } from '../engine/types';
import type { Pace } from './types';

export type Format = 'points' | 'wbc';

export interface LeagueSummary {
  id: string;
  title: string;
  name: string;
  rules: RulesId;
  format: Format;
  state: 'open' | 'running' | 'over';
  rounds: number;
  /** The round that is due, from 1. */
  round: number;
  drivers: number;
  changed: number;
  created: number;
}

export interface ReadyPlan {
  name: string;
  title: string;
  rules: RulesId;
  format: Format;
  text: string;
}

export interface LeaguePlan {
  name: string;
  title: string;
  format: Format;
  rules: RulesId;
  options: string;
  circuits: string[];
  field: number;
  tiers: number;
  movers: number;
  cars: 'kept' | 'rebuilt';
  /** So many results count; 0: all. */
  best: number;
  text: string;
}

export type End = 'finished' | 'out' | 'crash';

export interface CarResult {
  name: string;
  result: End;
  place: number | null;
  is_excluded: boolean;
}

export interface LeagueRace {
  id: string;
  tier: number;
  /** By seat. */
  drivers: string[];
  /** The race on this server, if it is driven here. */
  room: string | null;
  room_state: 'open' | 'running' | 'paused' | 'over' | null;
  has_result: boolean;
  by: 'record' | 'hand' | null;
  cars: number;
  is_annulled: boolean;
  results: CarResult[];
}

export interface LeagueRound {
  number: number;
  circuit: string;
  is_final: boolean;
  is_closed: boolean;
  checked_in: string[];
  list: { name: string; laurels?: number; rank: number }[];
  throws: { name: string; face: number }[];
  races: LeagueRace[];
}

export interface LeagueDriver {
  name: string;
  /** 'human', or that of a bot. */
  driver: string;
  team: string;
  tier: number;
  laurels: number;
  is_me: boolean;
  is_checked_in: boolean;
}

/** What parts a row from the next: src/league/reason.h. */
export type Criterion =
  | 'points'
  | 'wins'
  | 'count_back'
  | 'one_race'
  | 'final_place'
  | 'best_finish'
  | 'first_heat'
  | 'finishes_at_best'
  | 'second_heat'
  | 'third_heat'
  | 'qualifying_points'
  | 'average_finish'
  | 'dice';

export interface Ahead {
  of: string;
  by: Criterion;
  argument: number;
  ours: number;
  theirs: number;
  /** Empty where no rulebook has it. */
  clause: string;
}

export interface Score {
  round: number;
  result: End;
  place: number | null;
  points: number;
  counts: boolean;
}

export interface Row {
  name: string;
  place: number;
  points: number;
  ruled_points: number;
  wins: number;
  scores: Score[];
  ahead: Ahead | null;
}

export interface EventRow {
  name: string;
  place: number;
  final_place: number | null;
  best_finish: number | null;
  points: number;
  /** In thousandths. */
  average: number | null;
  heats: { round: number; result: End; place: number | null }[];
  role: 'finalist' | 'alternate' | null;
  ahead: Ahead | null;
}

export type Standings =
  | { kind: 'points'; tiers: Row[][]; teams: Row[]; next_tiers?: { name: string; tier: number }[] }
  | { kind: 'event'; rows: EventRow[]; heats: EventRow[] };

export interface Ruling {
  number: number;
  kind: 'exclude' | 'points' | 'annul' | 'revoke';
  race: string | null;
  name: string | null;
  points: number;
  /** The number of the ruling it takes back. */
  revokes: number;
  steward: string;
  reason: string;
  at: number;
  is_revoked: boolean;
}

export interface League {
  id: string;
  state: 'open' | 'running' | 'over';
  is_public: boolean;
  created: number;
  seq: number;
  host: string;
  is_host: boolean;
  /** The driver that is mine. */
  you: string | null;
  pace: Pace;
  plan: LeaguePlan;
  step: 'enter' | 'throw_die' | 'draw' | 'race' | 'over';
  round: number;
  rounds: LeagueRound[];
  drivers: LeagueDriver[];
  standings: Standings;
  rulings: Ruling[];
  history: { seq: number; at: number; by: string | null; line: string }[];
  ratings: { name: string; rating: number; low: number; high: number; races: number }[];
}

export interface DriverWanted {
  name: string;
  driver?: string;
  team?: string;
  tier?: number;
  laurels?: number;
  /** False: the host enters one who has no session. */
  is_me?: boolean;
}

export type HandResult = { name: string; place: number } | { name: string; end: 'out' | 'crash' };

export type ResultWanted =
  { race: string; cars: number; results: HandResult[] } | { record: string } | { race: string; csv: string };

export interface RulingWanted {
  kind: Ruling['kind'];
  race?: string;
  name?: string;
  points?: number;
  number?: number;
  reason: string;
}
