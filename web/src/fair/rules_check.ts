// Runs a record through the engine: every decision lawful, every die owed, who had to seal, every state as recorded
// (points 3 and 5 of docs/fair-dice.md). What is lawful the engine says.
import type { Decided, Engine, EngineRace, Happening, RulesId, Roll } from '../engine/types';
import type { Complaint, Fault } from './complaint';
import type { RaceRecord, RecordLine } from './record';

/** Told of each decision and die that was carried out. */
/** `roll`: the die that this line throws, if it throws one. */
export type Observer = (
  line: RecordLine,
  race: EngineRace,
  happenings: Happening[],
  roll: Roll | null,
) => void;

export interface RulesProof {
  /** Turns whose states are those recorded, the end included. */
  states: number;
  decisions: number;
  complaint: Complaint | null;
}

class Wrong {
  constructor(
    readonly fault: Fault,
    readonly values: Complaint['with'] = {},
  ) {}
}

/** The race of a record before its first decision; the complaint if there can be none. The caller frees it. */
export function beginRace(
  record: RaceRecord,
  engine: Engine,
  boardText: string,
): { race: EngineRace } | { complaint: Complaint } {
  const { header } = record;
  const fail = (line: number, fault: Fault, values: Complaint['with']) => ({
    complaint: { line, fault, with: values },
  });
  const rules = engine.rules().find((one) => one.id === header.rules);
  if (!rules) return fail(2, 'rules_unknown', { rules: header.rules });
  if (rules.version !== header.rulesVersion)
    return fail(2, 'rules_version', {
      rules: header.rules,
      version: header.rulesVersion,
      ours: rules.version,
    });
  const names = header.seats.map((seat) => seat.name);
  let race: EngineRace;
  try {
    race = engine.newRace({
      rules: header.rules as RulesId,
      board: boardText,
      options: header.options,
      names,
    });
  } catch (error) {
    return fail(3, 'setup', { what: error instanceof Error ? error.message : String(error) });
  }
  const found = race.boardDigest();
  if (found === header.boardDigest) return { race };
  race.free();
  return fail(4, 'board_digest', { board: header.board, digest: found, recorded: header.boardDigest });
}

class RulesCheck {
  private readonly proof: RulesProof = { states: 0, decisions: 0, complaint: null };
  private readonly sealed = new Set<string>();
  private turnsMarked = 0;

  constructor(
    private readonly record: RaceRecord,
    private readonly race: EngineRace,
    private readonly observe: Observer,
  ) {}

  run(): RulesProof {
    for (const line of this.record.lines) {
      const wrong = this.take(line);
      if (!wrong) continue;
      this.proof.complaint = { line: line.line, fault: wrong.fault, with: wrong.values };
      break;
    }
    return this.proof;
  }

  private take(line: RecordLine): Wrong | null {
    switch (line.kind) {
      case 'decision':
        return this.decide(line, line.name, line.decision);
      case 'roll':
        return this.roll(line, line.face, line.label);
      case 'turn':
      case 'end':
        return this.checkpoint(line.kind, line);
      case 'seal':
        return this.seal(line.name);
      case 'salt':
        return this.missingSeal();
      case 'secret':
        return null;
    }
  }

  private seat(name: string): number {
    return this.record.header.seats.findIndex((seat) => seat.name === name);
  }

  private awaited(): number[] {
    const pending = this.race.pending();
    return pending.kind === 'seats' ? pending.seats : [];
  }

  private seal(name: string): Wrong | null {
    const isDue = this.race.table().isHiddenRound && this.awaited().includes(this.seat(name));
    if (!isDue) return new Wrong('seal_not_due', { name });
    this.sealed.add(name);
    return null;
  }

  /** All that are asked have sealed before the first is opened. */
  private missingSeal(): Wrong | null {
    for (const seat of this.awaited()) {
      const { name } = this.record.header.seats[seat]!;
      if (!this.sealed.has(name)) return new Wrong('seal_missing', { name });
    }
    return null;
  }

  private decide(line: RecordLine, name: string, decision: string): Wrong | null {
    const late = this.missingTurn();
    if (late) return late;
    if (this.record.header.fair && this.race.table().isHiddenRound) {
      const missing = this.missingSeal();
      if (missing) return missing;
    }
    this.sealed.delete(name);
    const seat = this.seat(name);
    if (!this.awaited().includes(seat)) return new Wrong('not_awaited', { name });
    return this.done(line, this.race.decide(seat, decision), null);
  }

  private roll(line: RecordLine, face: number, label: string): Wrong | null {
    const late = this.missingTurn();
    if (late) return late;
    const pending = this.race.pending();
    if (pending.kind !== 'chance') return new Wrong('not_owed', { label });
    if (pending.roll.label !== label) return new Wrong('other_die', { label, wanted: pending.roll.label });
    return this.done(line, this.race.roll(face), pending.roll);
  }

  private done(line: RecordLine, decided: Decided, roll: Roll | null): Wrong | null {
    if ('refusal' in decided)
      return new Wrong('refused', { what: decided.refusal.what, clause: decided.refusal.clause });
    ++this.proof.decisions;
    this.observe(line, this.race, decided.happenings, roll);
    return null;
  }

  private missingTurn(): Wrong | null {
    const turn = this.race.turn();
    return turn > this.turnsMarked ? new Wrong('turn_missing', { turn }) : null;
  }

  private checkpoint(
    kind: 'turn' | 'end',
    { turn, state, lines, linesFound }: { turn: number; state: string; lines: string; linesFound: string },
  ): Wrong | null {
    const found = this.race.turn();
    if (kind === 'end' && this.race.pending().kind !== 'over') return new Wrong('not_over');
    if (turn !== found) return new Wrong('turn_number', { turn, found });
    if (kind === 'turn' && turn !== this.turnsMarked + 1) return new Wrong('turn_twice', { turn });
    if (lines !== linesFound) return new Wrong('lines_digest', { digest: linesFound, recorded: lines });
    const digest = this.race.digest();
    if (state !== digest) return new Wrong('state_digest', { digest, recorded: state });
    this.turnsMarked = turn;
    ++this.proof.states;
    return null;
  }
}

/** The race is left as it stands at the end, or before the first line that is wrong. */
export function checkRules(record: RaceRecord, race: EngineRace, observe: Observer = () => {}): RulesProof {
  return new RulesCheck(record, race, observe).run();
}
