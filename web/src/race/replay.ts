// A race from its record: every step with what happened, and the table at any of them. The engine runs it once; after that any
// step is a few decisions away from a state that was kept.
import type { Desk, Engine, EngineRace, Happening, Roll, Table } from '../engine/types';
import type { RaceRecord, RecordLine } from '../fair/record';
import { beginRace } from '../fair/rules_check';
import { prove, type Proof } from '../fair/verify';

export type Act =
  | { kind: 'decision'; seat: number; name: string; decision: string }
  | { kind: 'roll'; face: number; roll: Roll };

export interface ReplayStep {
  index: number;
  /** In which it happens, from 1; 0 on the grid. */
  turn: number;
  /** Of the file. */
  line: number;
  act: Act;
  happenings: Happening[];
}

/** A turn that was driven, or 0 for the grid: the steps from `first` to `last`, and the table when it was over. */
export interface ReplayTurn {
  turn: number;
  first: number;
  last: number;
  table: Table;
}

/** A state is kept after every so many steps. */
const stride = 8;
const tablesKept = 256;

function actOf(line: RecordLine, record: RaceRecord, roll: Roll | null): Act {
  if (line.kind === 'roll' && roll) return { kind: 'roll', face: line.face, roll };
  if (line.kind !== 'decision') throw new Error(`line ${line.line} is no act`);
  const seat = record.header.seats.findIndex(({ name }) => name === line.name);
  return { kind: 'decision', seat, name: line.name, decision: line.decision };
}

/** What is written down while the record is run for the first time. */
class Notes {
  readonly steps: ReplayStep[] = [];
  readonly states: Uint8Array[] = [];
  readonly turns: ReplayTurn[] = [];
  private first = 0;
  private turnsDone = 0;
  private hasStarted = false;

  constructor(private readonly record: RaceRecord) {}

  take(line: RecordLine, race: EngineRace, happenings: Happening[], roll: Roll | null) {
    const index = this.steps.length;
    const turn = this.hasStarted ? this.turnsDone + 1 : 0;
    this.steps.push({ index, turn, line: line.line, act: actOf(line, this.record, roll), happenings });
    if ((index + 1) % stride === 0) this.states.push(race.state());
    const isEnd = this.hasStarted
      ? race.turn() > this.turnsDone || race.pending().kind === 'over'
      : race.table().hasStarted;
    if (!isEnd) return;
    this.turns.push({ turn, first: this.first, last: index, table: race.table() });
    this.first = index + 1;
    this.hasStarted = true;
    this.turnsDone = race.turn();
  }
}

export class Replay {
  private readonly tables = new Map<number, Table>();
  private readonly start: Uint8Array;
  /** The race stands after this step. */
  private at = -1;

  private constructor(
    readonly record: RaceRecord,
    readonly steps: readonly ReplayStep[],
    readonly turns: readonly ReplayTurn[],
    private readonly states: readonly Uint8Array[],
    private readonly race: EngineRace,
  ) {
    this.start = race.state();
  }

  /** Runs and proves the record. There is no replay if the race cannot even begin; the proof says why. */
  static open(
    record: RaceRecord,
    engine: Engine,
    boardText: string,
  ): { replay: Replay | null; proof: Proof } {
    const notes = new Notes(record);
    const proof = prove(record, engine, boardText, (line, race, happenings, roll) =>
      notes.take(line, race, happenings, roll),
    );
    const begun = beginRace(record, engine, boardText);
    if ('complaint' in begun) return { replay: null, proof };
    return { replay: new Replay(record, notes.steps, notes.turns, notes.states, begun.race), proof };
  }

  /** The table after a step; -1 before the first. */
  tableAt(step: number): Table {
    const kept = this.tables.get(step);
    if (kept) return kept;
    this.goTo(step);
    const table = this.race.table();
    if (this.tables.size >= tablesKept) this.tables.delete(this.tables.keys().next().value!);
    this.tables.set(step, table);
    return table;
  }

  /** What a seat was asked when it took this step; null for dice. */
  deskAt(step: number): Desk | null {
    const act = this.steps[step]?.act;
    if (act?.kind !== 'decision') return null;
    this.goTo(step - 1);
    const seen = this.race.seenBy(act.seat);
    const desk = seen.desk(act.seat);
    seen.free();
    return desk;
  }

  /** Where a turn begins: the step before its first one, so that it can be watched from there. */
  stepBeforeTurn(turn: number): number {
    const found = this.turns.find((one) => one.turn >= turn);
    // A turn that was not driven to its end begins where the last one ended.
    return found ? found.first - 1 : (this.turns.at(-1)?.last ?? -1);
  }

  /** The turn that goes on after a step: the one whose link leads here. */
  turnAfter(step: number): number {
    const next = this.steps[Math.min(step + 1, this.steps.length - 1)];
    return next?.turn ?? 0;
  }

  close() {
    this.race.free();
  }

  private goTo(step: number) {
    const kept = Math.floor((step + 1) / stride);
    const isNear = this.at <= step && this.at + 1 >= kept * stride;
    if (!isNear) {
      const state = kept > 0 ? this.states[kept - 1] : undefined;
      this.race.setState(state ?? this.start);
      this.at = state ? kept * stride - 1 : -1;
    }
    while (this.at < step) this.act(this.steps[++this.at]!.act);
  }

  private act(act: Act) {
    if (act.kind === 'roll') this.race.roll(act.face);
    else this.race.decide(act.seat, act.decision);
  }
}
