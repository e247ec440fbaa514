// My races, on this device and on the server, in the order in which they want me.
import type { Summary } from '../../api/types';
import type { RulesId } from '../../engine/types';

/** What is needed of a solo race to list it. */
export interface SoloRow {
  id: string;
  changed: number;
  setup: { rules: RulesId; circuit: string; laps: number };
  turn: number;
  lap: number;
  isOver: boolean;
  place?: number;
}

export interface RaceRow {
  id: string;
  isSolo: boolean;
  rules: RulesId;
  circuit: string;
  laps: number;
  lap: number;
  turn: number;
  state: Summary['state'];
  openSeats: number;
  /** Where I came in, if that is known; 0 if I was out. */
  place?: number;
  /** It is my move, and somebody waits. */
  isAwaited: boolean;
  due: number | null;
  changed: number;
  to: string;
}

function fromSolo(race: SoloRow): RaceRow {
  return {
    id: race.id,
    isSolo: true,
    ...race.setup,
    lap: race.lap,
    turn: race.turn,
    state: race.isOver ? 'over' : 'running',
    openSeats: 0,
    ...(race.place !== undefined && { place: race.place }),
    isAwaited: false,
    due: null,
    changed: race.changed,
    to: race.isOver ? `/race/${race.id}/result` : `/race/${race.id}`,
  };
}

function fromServer(race: Summary, isAwaited: boolean): RaceRow {
  const places = { open: `/join/${race.id}`, over: `/race/${race.id}/result` };
  return {
    id: race.id,
    isSolo: false,
    rules: race.rules,
    circuit: race.circuit,
    laps: race.laps,
    lap: 0,
    turn: race.turn,
    state: race.state,
    openSeats: race.open_seats,
    isAwaited,
    // The server writes 0 where there is no clock.
    due: race.due || null,
    changed: race.changed,
    to: race.state === 'open' || race.state === 'over' ? places[race.state] : `/race/${race.id}`,
  };
}

function urgency(row: RaceRow): number {
  if (row.isAwaited) return 0;
  if (row.state === 'over') return 2;
  return 1;
}

export function raceRows(
  solo: readonly SoloRow[],
  online: readonly Summary[],
  awaited: Set<string>,
): RaceRow[] {
  const rows = [...solo.map(fromSolo), ...online.map((race) => fromServer(race, awaited.has(race.id)))];
  return rows.sort(
    (a, b) =>
      urgency(a) - urgency(b) ||
      (a.isAwaited ? (a.due ?? Infinity) - (b.due ?? Infinity) || 0 : 0) ||
      b.changed - a.changed,
  );
}
