// My solo races: what was agreed, what was decided and thrown. A race is its first state and these entries; all else follows.
import type { RulesId } from '../engine/types';
import type { SavedDice } from '../fair/dice';
import { openShelf, type Shelf } from './db';

export interface SoloSeat {
  name: string;
  /** 'human', or the name of a bot. */
  driver: string;
}

export interface SoloSetup {
  rules: RulesId;
  /** As in the index of boards: 'monza'; or the name of a board that lies over no circuit. */
  circuit: string;
  laps: number;
  /** Race options that are not at their default. */
  options?: Record<string, string>;
  seats: SoloSeat[];
  title?: string;
}

/** One decision of a seat, or one die (seat -1, 'roll 4'). */
export interface Entry {
  seat: number;
  decision: string;
  /** Of a hidden decision: what opens its seal. */
  salt?: string;
}

export interface SavedRace {
  id: string;
  created: number;
  changed: number;
  setup: SoloSetup;
  /** Of the board: form and name are where its files are found. */
  board: { form: string; name: string; title: string };
  /** What bots throw for their decisions, in hexadecimal. */
  seed: string;
  dice: SavedDice;
  entries: Entry[];
  record: string;
  turn: number;
  lap: number;
  isOver: boolean;
  /** Of a race that is over: my best place, 0 if I am out. */
  place?: number;
  /** My decisions that can be taken back: how many entries there were before each. */
  marks: number[];
}

let shelf: Promise<Shelf<SavedRace>> | null = null;

function races(): Promise<Shelf<SavedRace>> {
  shelf ??= openShelf<SavedRace>();
  return shelf;
}

export async function saveRace(race: SavedRace): Promise<void> {
  await (await races()).put(race);
}

export async function loadRace(id: string): Promise<SavedRace | undefined> {
  return (await races()).get(id);
}

export async function removeRace(id: string): Promise<void> {
  await (await races()).remove(id);
}

/** The one touched last comes first. */
export async function listRaces(): Promise<SavedRace[]> {
  const all = await (await races()).all();
  return all.sort((a, b) => b.changed - a.changed);
}
