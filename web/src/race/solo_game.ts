// A solo race without a screen: the engine's race, its dice and its record, fed one entry at a time. The same entries in the same
// order give the same race, which is how a saved one goes on and how a decision is taken back.
import type { Decided, EngineRace, Happening, Refusal, RuleSetInfo, Table } from '../engine/types';
import { Dice } from '../fair/dice';
import { randomHex } from '../fair/hex';
import { RecordWriter } from '../fair/record_writer';
import { saltBytes } from '../fair/scheme';
import type { Entry, SavedRace } from '../store/races';
import type { Step } from './types';

export const chance = -1;

export type StoryEntry = Happening & { seq: number; turn: number };

export class SoloGame {
  readonly entries: Entry[] = [];
  readonly story: StoryEntry[] = [];
  readonly you: number | null;
  readonly dice: Dice;
  record = '';
  /** Lengths of the story's entries at my decisions that can be taken back, oldest first. */
  marks: number[] = [];
  private readonly writer = new RecordWriter();
  private readonly names: string[];
  private hidden: Entry[] = [];
  private turnsMarked: number;
  private hasStarted = false;

  constructor(
    readonly race: EngineRace,
    private readonly saved: SavedRace,
    rules: RuleSetInfo,
  ) {
    const { seats } = saved.setup;
    const mine = seats.findIndex((seat) => seat.driver === 'human');
    this.you = mine < 0 ? null : mine;
    this.names = seats.map((seat) => seat.name);
    const kept = saved.dice;
    // Entries that are played again throw no dice, but count them.
    this.dice = new Dice({
      ...kept,
      dice: saved.entries.filter((entry) => entry.seat === chance).length,
      seals: 0,
    });
    this.turnsMarked = race.turn();
    this.record = this.writer.begin({
      rules: saved.setup.rules,
      rulesVersion: rules.version,
      options: race.options(),
      board: saved.board.name,
      boardDigest: race.boardDigest(),
      seats,
      fair: { race: kept.race, commitment: this.dice.commitment, nonces: kept.seats },
    });
    for (const entry of saved.entries) {
      const refusal = this.take(entry);
      if (refusal) throw new Error(`'${entry.decision}' is refused: ${refusal.what}`);
    }
    this.marks = saved.marks.filter((mark) => mark < this.entries.length);
  }

  /** The race as I may know it. */
  table(): Table {
    return this.asSeen((race) => race.table());
  }

  asSeen<Value>(look: (race: EngineRace) => Value, seat = this.you ?? -1): Value {
    const seen = this.race.seenBy(seat);
    const value = look(seen);
    seen.free();
    return value;
  }

  isAwaited(seat: number): boolean {
    const pending = this.race.pending();
    return pending.kind === 'seats' && pending.seats.includes(seat);
  }

  /** Is what a seat says now kept from the others until all have spoken? */
  isHiddenRound(): boolean {
    return this.race.table().isHiddenRound;
  }

  /** A decision of a seat; sealed where it is hidden. */
  decide(seat: number, decision: string): Step | Refusal {
    return this.stepOf(
      this.isHiddenRound() ? { seat, decision, salt: randomHex(saltBytes) } : { seat, decision },
    );
  }

  /** The die that is owed. */
  throwDie(): Step {
    const pending = this.race.pending();
    if (pending.kind !== 'chance') throw new Error('no die is owed');
    const { label, car, seat, sides, faces, isSecret } = pending.roll;
    const face = faces[this.dice.roll(label, sides)]!;
    const step = this.stepOf({ seat: chance, decision: `roll ${face}` });
    if ('name' in step) throw new Error(`a die is refused: ${step.what}`);
    return isSecret ? step : { ...step, die: { car, seat, face } };
  }

  private stepOf(entry: Entry): Step | Refusal {
    const before = this.story.length;
    const refusal = this.take(entry);
    if (refusal) return refusal;
    const step: Step = {
      seq: this.entries.length,
      turn: this.race.turn() + 1,
      happenings: this.story.slice(before),
      table: this.table(),
    };
    if (entry.seat !== chance && !entry.salt) step.decision = { seat: entry.seat, text: entry.decision };
    return step;
  }

  private take(entry: Entry): Refusal | null {
    const turn = this.race.turn() + 1;
    const pending = this.race.pending();
    const isLast = pending.kind === 'seats' && pending.seats.length === 1;
    const label = pending.kind === 'chance' ? pending.roll.label : '';
    const face = Number(entry.decision.slice('roll '.length));
    const done: Decided =
      entry.seat === chance ? this.race.roll(face) : this.race.decide(entry.seat, entry.decision);
    if ('refusal' in done) return done.refusal;
    this.entries.push(entry);
    if (entry.seat === chance) {
      this.record += this.writer.roll(face, label);
      this.marks = [];
    } else if (entry.salt) {
      this.takeHidden(entry, entry.salt, isLast);
    } else {
      this.record += this.writer.decision(this.names[entry.seat]!, entry.decision);
    }
    const seq = this.entries.length;
    // As it is told: what makes the grid is of no turn.
    for (const happening of done.happenings)
      this.story.push({ ...happening, seq, turn: this.hasStarted ? turn : 0 });
    this.hasStarted ||= done.happenings.length > 0 && this.race.table().hasStarted;
    this.markTurns();
    return null;
  }

  private takeHidden(entry: Entry, salt: string, isLast: boolean) {
    const name = this.names[entry.seat]!;
    this.record += this.writer.seal(name, this.dice.seal(name, entry.decision, salt).seal);
    this.hidden.push(entry);
    if (!isLast) return;
    for (const one of this.hidden) {
      const who = this.names[one.seat]!;
      this.record += this.writer.salt(who, one.salt!) + this.writer.decision(who, one.decision);
    }
    this.hidden = [];
    // What the others had hidden cannot be unseen.
    this.marks = [];
  }

  private markTurns() {
    const turn = this.race.turn();
    while (this.turnsMarked < turn) this.record += this.writer.turn(++this.turnsMarked, this.race.digest());
    if (this.race.pending().kind !== 'over') return;
    this.record += this.writer.end(turn, this.race.digest()) + this.writer.secret(this.dice.secret);
  }

  /** As it is kept. */
  save(): SavedRace {
    const table = this.race.table();
    return {
      ...this.saved,
      changed: Date.now(),
      dice: this.dice.save(),
      entries: [...this.entries],
      marks: [...this.marks],
      record: this.record,
      turn: table.turn,
      lap: table.lap,
      isOver: table.isOver,
      ...(table.isOver && { place: this.placeOf(table) }),
    };
  }

  private placeOf(table: Table): number {
    const home = table.cars.filter((car) => car.seat === this.you && car.condition !== 'out');
    return home.length === 0 ? 0 : Math.min(...home.map((car) => car.rank));
  }
}
