// What the server says over a WebSocket (docs/api.md), as far as the race screen listens.
import type { LeagueOfRace } from '../api/types';
import type { Happening, RulesId, Thrower } from '../engine/types';

export interface WireSeat {
  index: number;
  name: string;
  kind: 'human' | 'bot' | 'open';
  driver: string;
  is_taken: boolean;
  is_awaited: boolean;
  is_away: boolean;
  /** Answers given so far. */
  moves: number;
}

export interface WireRace {
  id: string;
  title: string;
  rules: RulesId;
  circuit: string;
  options: string;
  state: 'open' | 'running' | 'paused' | 'over';
  pace: { seconds: number; warning: number; missed: 'keep' | 'default' | 'bot'; is_reaction: boolean };
  commitment: string;
  seq: number;
  turn: number;
  due: number;
  is_hidden_round: boolean;
  you: number | null;
  pause_wanted_by: string[];
  view: string;
  /** From before my sealed answer, to choose another; empty where there is nothing to change. */
  unsealed_view: string;
  seats: WireSeat[];
  league?: LeagueOfRace | null;
}

export type WireHappening = Happening & { seq: number; turn: number };

/** With the seq of what came of it. */
export interface WireDie extends Thrower {
  seq: number;
  turn: number;
  label: string;
  purpose: string;
  die: string;
  face: number;
}

export interface WireChat {
  seq: number;
  from: string;
  text: string;
  at: number;
}

export interface WireError {
  code: string;
  what: string;
  clause?: string;
}

/** How things stand, and what came since the last time. */
export interface WireNews {
  race: WireRace;
  happenings: WireHappening[];
  dice: WireDie[];
}

export type FromServer =
  | ({ type: 'race'; chat: WireChat[] } & WireNews)
  | ({ type: 'update'; seq: number } & WireNews)
  | ({ type: 'chat' } & WireChat)
  | { type: 'warning'; due: number; seats: number[] }
  | { type: 'ack'; re: number | null; seq: number; is_repeat?: boolean }
  | { type: 'error'; re: number | null; error: WireError };

export type ToServer =
  | { do: 'decide'; decision: string; move: number; is_change?: true }
  | { do: 'chat'; text: string }
  | { do: 'pause'; is_wanted: boolean }
  | { do: 'back' };

export function bytesOfBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
