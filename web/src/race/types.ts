// A race at a table, wherever it is run: in this browser, on a server, from a record. Screens know only this.
import type { ReadonlySignal } from '@preact/signals';
import type { LeagueOfRace } from '../api/types';
import type { Desk, Happening, Refusal, RulesId, Table, Thrower } from '../engine/types';

export interface SeatInfo {
  index: number;
  name: string;
  kind: 'human' | 'bot' | 'open';
  driver: string;
  isAway: boolean;
  isAwaited: boolean;
}

export interface RaceInfo {
  id: string;
  title: string;
  rules: RulesId;
  circuit: string;
  board: string;
  laps: number;
  options: string;
  /** 'solo' in this browser, 'online' on a server, 'replay' from a record. */
  mode: 'solo' | 'online' | 'replay';
  /** My seat; null for those who watch. */
  you: number | null;
  commitment: string;
  league?: LeagueOfRace | null;
}

/** Something that happened, and the table as it stood after it. Screens animate from one to the next. */
export interface Step {
  seq: number;
  turn: number;
  /** Of a server with where each one stands in its ledger: several decisions may come at once. */
  happenings: (Happening & { seq?: number; turn?: number })[];
  table: Table;
  /** What was decided, as far as everybody may know it: the path of a drive is in it. */
  decision?: { seat: number; text: string };
  die?: Thrower & { face: number };
  /** Of a server: all dice since the step before, each with its place in the ledger. */
  dice?: (Thrower & { seq: number; turn: number; face: number })[];
}

export interface ChatLine {
  seq: number;
  from: string;
  text: string;
  at: number;
}

/** Of one whose time is over: the speed is kept, the first lawful decision taken, or a bot drives. */
export type Late = 'keep' | 'default' | 'bot';

export interface SessionState {
  info: RaceInfo;
  seats: SeatInfo[];
  phase: 'loading' | 'open' | 'running' | 'paused' | 'over' | 'failed';
  table: Table | null;
  /** What I am asked; null if I am not. */
  desk: Desk | null;
  /** All that happened, oldest first. */
  story: (Happening & { seq: number; turn: number })[];
  chat: ChatLine[];
  /** My last refusal; cleared by the next decision. */
  refusal: Refusal | null;
  /** My answer to a hidden round that goes on, as its button called it. */
  sealed: string | null;
  connection: 'local' | 'live' | 'lost';
  /** Deadline in ms since 1970, or null. */
  due: number | null;
  canUndo: boolean;
  /** On a server: I choose another answer in the place of the sealed one, which stands until then. */
  isChanging?: boolean;
  /** Of a failed session: what is wrong and what is safe, as a key of the catalogue. */
  failure: string | null;
  /** Where the story stood at my last decision; what comes after is new to me. */
  since?: number;
  /** Who wants a pause: it begins when all people at the table do. */
  pauseWantedBy?: string[];
  /** Time was over and this was done for me: the pace's name for it, and what came of it. */
  missed?: { how: Late; happenings: SessionState['story'] } | null;
  /** What is done for one whose time is over; null without a clock. */
  late?: Late | null;
  /** A decision of mine is on its way. */
  isSending?: boolean;
}

export interface Session {
  readonly state: ReadonlySignal<SessionState>;
  /** New steps, in order, from now on. */
  onStep(listener: (step: Step) => void): () => void;
  /** Resolves when it is taken or refused (state.refusal). */
  decide(decision: string): Promise<void>;
  /** Back to my last decision, as long as no die has been thrown since; on a server, as long as it is sealed. */
  undo(): void;
  /** On a server: what I have sealed stays as it is. */
  keepSealed?(): void;
  /** Throws an Error with the server's code if it is not taken. */
  say(text: string): Promise<void>;
  /** On a server: I want a pause, or no longer. */
  wantPause?(isWanted: boolean): void;
  /** On a server: what somebody says is no longer shown to me, or to anybody where I am the host. */
  mute?(name: string, isMuted: boolean, whom: 'me' | 'all'): Promise<void>;
  /** On a server that is away: try again now. */
  retry?(): void;
  /** On a server: I take the wheel again from the bot. */
  takeWheel?(): void;
  /** The record as text, as far as it may be known. */
  record(): Promise<string>;
  close(): void;
}
