// What can be proved of a record without knowing any rule: points 1, 2 and 4 of docs/fair-dice.md, and the order of lines in 3.
import type { Complaint, Fault } from './complaint';
import type { RaceRecord, RecordFair, RecordLine } from './record';
import { commitmentTo, dieOf, raceKey, sealOf, sideOf } from './scheme';

export interface Count {
  right: number;
  of: number;
}

export interface DieCheck {
  line: number;
  label: string;
  face: number;
  isRight: boolean;
}

export interface SchemeProof {
  dice: DieCheck[];
  seals: Count;
  hasSecret: boolean;
  complaints: Complaint[];
}

interface Sealed {
  number: number;
  line: number;
  seal: string;
  salt: string | null;
}

class SchemeCheck {
  readonly proof: SchemeProof = { dice: [], seals: { right: 0, of: 0 }, hasSecret: false, complaints: [] };
  private readonly sealed = new Map<string, Sealed>();
  private sealsSeen = 0;
  private isOpening = false;
  private key: string | null = null;

  constructor(
    private readonly fair: RecordFair,
    private readonly record: RaceRecord,
  ) {}

  run(): SchemeProof {
    this.takeSecret();
    for (const line of this.record.lines) this.take(line);
    if (this.record.hasEnd) {
      for (const [name, { line }] of this.sealed) this.complain('seal_unopened', line, { name });
    }
    return this.proof;
  }

  private complain(fault: Fault, line: number, values: Complaint['with'] = {}) {
    this.proof.complaints.push({ fault, line, with: values });
  }

  /** With another secret all dice would be wrong, and none of them the cause: then none is thrown again. */
  private takeSecret() {
    const last = this.record.lines.at(-1);
    if (last?.kind !== 'secret') {
      if (this.record.hasEnd) this.complain('secret_missing', (last?.line ?? 0) + 1);
      return;
    }
    this.proof.hasSecret = true;
    if (commitmentTo(last.hex) === this.fair.commitment)
      this.key = raceKey(last.hex, this.fair.race, this.fair.nonces);
    else this.complain('commitment', last.line);
  }

  private take(line: RecordLine) {
    switch (line.kind) {
      case 'roll':
        return this.takeDie(line.line, line.label, line.face);
      case 'seal':
        return this.takeSeal(line.line, line.name, line.hex);
      case 'salt':
        return this.takeSalt(line.line, line.name, line.hex);
      case 'decision':
        return this.takeDecision(line.line, line.name, line.decision);
      case 'turn':
      case 'end':
      case 'secret':
        return;
    }
  }

  private takeDie(line: number, label: string, face: number) {
    const number = this.proof.dice.length;
    const die = dieOf(label);
    if (!die) this.complain('die_kind', line, { label });
    const wanted = die && this.key ? die.faces[sideOf(this.key, number, label, die.sides)] : undefined;
    if (wanted !== undefined && wanted !== face)
      this.complain('die', line, { number: number + 1, label, face, wanted });
    this.proof.dice.push({ line, label, face, isRight: wanted === face });
  }

  private takeSeal(line: number, name: string, seal: string) {
    if (this.sealed.size === 0) this.isOpening = false;
    if (this.isOpening) this.complain('seal_late', line, { name });
    // A later seal takes the place of the earlier one, which is never opened.
    if (!this.sealed.has(name)) ++this.proof.seals.of;
    this.sealed.set(name, { number: this.sealsSeen++, line, seal, salt: null });
  }

  private takeSalt(line: number, name: string, salt: string) {
    this.isOpening = true;
    const sealed = this.sealed.get(name);
    if (!sealed || sealed.salt !== null) this.complain('salt_alone', line, { name });
    else sealed.salt = salt;
  }

  private takeDecision(line: number, name: string, decision: string) {
    const sealed = this.sealed.get(name);
    if (!sealed) return;
    this.sealed.delete(name);
    if (sealed.salt === null) this.complain('salt_missing', line, { name });
    else if (sealOf(sealed.salt, this.fair.race, name, sealed.number, decision) === sealed.seal)
      ++this.proof.seals.right;
    else this.complain('seal_broken', line, { name, decision });
  }
}

/** Of a race without `fair` there is nothing to prove: null. */
export function checkScheme(record: RaceRecord): SchemeProof | null {
  return record.header.fair ? new SchemeCheck(record.header.fair, record).run() : null;
}
