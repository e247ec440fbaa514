// What the server says (docs/api.md).
import type { RulesId } from '../engine/types';

export interface Person {
  id: string;
  name: string;
  is_guest: boolean;
}

export interface Settings {
  notify?: boolean;
  mail?: string;
  hook?: string;
}

export interface Summary {
  id: string;
  title: string;
  rules: RulesId;
  circuit: string;
  laps: number;
  state: 'open' | 'running' | 'paused' | 'over';
  turn: number;
  seats: string[];
  open_seats: number;
  due: number | null;
  changed: number;
}

export interface SeatOfRace {
  index: number;
  name: string;
  kind: 'human' | 'bot' | 'open';
  driver: string;
  is_taken: boolean;
  is_awaited: boolean;
  is_away: boolean;
  moves: number;
}

/** The league that a race belongs to, and which of its races it is. */
export interface LeagueOfRace {
  id: string;
  title: string;
  race: string;
}

export interface RaceOfServer {
  id: string;
  title: string;
  rules: RulesId;
  circuit: string;
  options: string;
  state: 'open' | 'running' | 'paused' | 'over';
  is_public: boolean;
  pace: Pace;
  seats: SeatOfRace[];
  you?: number | null;
  host?: string;
  league?: LeagueOfRace | null;
}

export interface Pace {
  seconds: number;
  warning: number;
  missed: 'keep' | 'default' | 'bot';
  is_reaction: boolean;
}

export type SeatWanted =
  { kind: 'human'; name: string } | { kind: 'bot'; driver: string; name: string } | { kind: 'open' };

export interface RaceWanted {
  rules: RulesId;
  circuit: string;
  laps: number;
  options: Record<string, string>;
  title: string;
  is_public: boolean;
  seats: SeatWanted[];
  pace: Pace;
}

export interface SeatTaken {
  index: number;
  secret: string;
}

export interface RulesOfServer {
  id: RulesId;
  title: string;
  default_laps: number;
  default_circuit: string;
  circuits: string[];
  options: { name: string; values: string[]; clause: string; meaning: string }[];
}
