// A race that is over, wherever its record is: in this browser, on the server, in a file. It is proved as it is opened.
import { readShared } from '../../api/shared';
import type { LeagueOfRace, RaceOfServer } from '../../api/types';
import { loadEngine } from '../../engine/engine';
import type { Engine, RulesId } from '../../engine/types';
import type { Complaint } from '../../fair/complaint';
import { parseRecord, type RaceRecord } from '../../fair/record';
import type { Proof } from '../../fair/verify';
import { siteBoards, type BoardEntry } from '../../race/boards';
import { raceAddress } from '../../race/online_world';
import { withKey } from '../../race/race_key';
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
  /** Lets others watch it, where it is not public. */
  watch: string | null;
}

export type FailureKey =
  'failed_missing' | 'failed_unseen' | 'failed_gone' | 'failed_running' | 'failed_away' | 'failed_engine';

/** The race cannot be had; what can be done about it is said on the screen. */
export class SourceFailure extends Error {
  constructor(
    readonly key: FailureKey,
    /** Where the race can be watched instead. */
    readonly live: string | null = null,
  ) {
    super(key);
  }

  /** Another try may find the race. */
  get mayPass(): boolean {
    return this.key !== 'failed_gone' && this.key !== 'failed_missing';
  }
}

/** The record is there, and cannot even begin. */
export class ComplaintFailure extends Error {
  constructor(readonly complaint: Complaint) {
    super(complaint.fault);
  }
}

export function isSolo(id: string): boolean {
  return id.startsWith('solo-');
}

const sharedBefore = 'shared-';

/** As an address of the site names a shared race. */
export function sharedName(id: string): string {
  return sharedBefore + id;
}

export function isShared(id: string): boolean {
  return id.startsWith(sharedBefore);
}

async function ask(path: URL): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path);
  } catch {
    throw new SourceFailure('failed_away');
  }
  if (answer.ok) return answer;
  throw new SourceFailure(answer.status === 404 ? 'failed_unseen' : 'failed_away');
}

type Known = Pick<OpenRace, 'you' | 'league' | 'watch'>;

const nothingKnown: Known = { you: null, league: null, watch: null };

/** In a race of this browser the one person is me. */
async function soloRace(id: string): Promise<OpenRace> {
  const text = await loadRecord(id).catch(() => {
    throw new SourceFailure('failed_missing');
  });
  const seat = parseRecord(text).header.seats.findIndex(({ driver }) => driver === 'human');
  return openText(text, id, { ...nothingKnown, you: seat < 0 ? null : seat });
}

/** Whoever opens a shared race watches: its driver may be anybody. */
async function sharedRace(id: string): Promise<OpenRace> {
  const answer = await readShared(id.slice(sharedBefore.length));
  if (!answer.ok) throw new SourceFailure(answer.error.status === 404 ? 'failed_gone' : 'failed_away');
  return openText(answer.value.record, id);
}

/** The server knows which seat of its races is mine. While a race runs its record has gaps where hands could be guessed. */
async function hostedRace(id: string): Promise<OpenRace> {
  const { race, watch } = (await (await ask(raceAddress(id))).json()) as {
    race: Pick<RaceOfServer, 'you' | 'league' | 'state'>;
    watch?: string | null;
  };
  if (race.state !== 'over') throw new SourceFailure('failed_running', withKey(`/race/${id}`));
  const text = await (await ask(raceAddress(id, '/record'))).text();
  return openText(text, id, { you: race.you ?? null, league: race.league ?? null, watch: watch ?? null });
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
export async function openText(
  text: string,
  id: string | null = null,
  known: Known = nothingKnown,
): Promise<OpenRace> {
  const record = parseRecord(text);
  const [rules, board] = await Promise.all([engine(), boardOf(record)]);
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

export function openRace(id: string): Promise<OpenRace> {
  if (isSolo(id)) return soloRace(id);
  return isShared(id) ? sharedRace(id) : hostedRace(id);
}
