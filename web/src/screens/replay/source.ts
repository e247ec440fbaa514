// A race that is over, wherever its record is: in this browser, on the server, in a file. It is proved as it is opened.
import type { LeagueOfRace } from '../../api/types';
import { loadEngine } from '../../engine/engine';
import type { Engine, RulesId } from '../../engine/types';
import type { Complaint } from '../../fair/complaint';
import { parseRecord, type RaceRecord } from '../../fair/record';
import type { Proof } from '../../fair/verify';
import { siteBoards, type BoardEntry } from '../../race/boards';
import { raceAddress } from '../../race/online_world';
import { Replay } from '../../race/replay';
import { loadRecord } from '../../store/records';

export interface OpenRace {
  /** Null for a race from a file. */
  id: string | null;
  text: string;
  record: RaceRecord;
  rules: RulesId;
  board: BoardEntry;
  boardText: string;
  replay: Replay;
  proof: Proof;
  /** My seat, where that is known. */
  you: number | null;
  /** The league it belongs to, where the server knows one. */
  league: LeagueOfRace | null;
}

export type FailureKey = 'failed_missing' | 'failed_away' | 'failed_engine';

/** The race cannot be had; what can be done about it is said on the screen. */
export class SourceFailure extends Error {
  constructor(readonly key: FailureKey) {
    super(key);
  }
}

/** The record is there, and cannot even begin. */
export class ComplaintFailure extends Error {
  constructor(readonly complaint: Complaint) {
    super(complaint.fault);
  }
}

function isSolo(id: string): boolean {
  return id.startsWith('solo-');
}

async function ask(path: URL): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path);
  } catch {
    throw new SourceFailure('failed_away');
  }
  if (answer.ok) return answer;
  throw new SourceFailure(answer.status === 404 ? 'failed_missing' : 'failed_away');
}

async function recordText(id: string): Promise<string> {
  if (!isSolo(id)) return (await ask(raceAddress(id, '/record'))).text();
  try {
    return await loadRecord(id);
  } catch {
    throw new SourceFailure('failed_missing');
  }
}

/** In a race of this browser the one person is me; the server knows which seat of its races is mine. */
async function mine(id: string, record: RaceRecord): Promise<Pick<OpenRace, 'you' | 'league'>> {
  if (isSolo(id)) {
    const seat = record.header.seats.findIndex(({ driver }) => driver === 'human');
    return { you: seat < 0 ? null : seat, league: null };
  }
  const { race } = (await (await ask(raceAddress(id))).json()) as {
    race: { you?: number | null; league?: LeagueOfRace | null };
  };
  return { you: race.you ?? null, league: race.league ?? null };
}

async function engine(): Promise<Engine> {
  try {
    return await loadEngine();
  } catch {
    throw new SourceFailure('failed_engine');
  }
}

async function boardOf(record: RaceRecord): Promise<{ entry: BoardEntry; text: string }> {
  try {
    const entry = await siteBoards.named(record.header.board);
    return { entry, text: await siteBoards.text(entry) };
  } catch {
    throw new ComplaintFailure({ fault: 'board_unknown', line: 4, with: { board: record.header.board } });
  }
}

/** From text, as a file has it. Throws RecordError, SourceFailure or ComplaintFailure. */
export async function openText(text: string, id: string | null = null): Promise<OpenRace> {
  const record = parseRecord(text);
  const [rules, board, known] = await Promise.all([
    engine(),
    boardOf(record),
    id === null ? { you: null, league: null } : mine(id, record),
  ]);
  const { replay, proof } = Replay.open(record, rules, board.text);
  if (!replay) throw new ComplaintFailure(proof.complaint!);
  return {
    id,
    text,
    record,
    rules: record.header.rules as RulesId,
    board: board.entry,
    boardText: board.text,
    replay,
    proof,
    ...known,
  };
}

export async function openRace(id: string): Promise<OpenRace> {
  return openText(await recordText(id), id);
}
