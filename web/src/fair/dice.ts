// The dice of a race that this browser hosts. The secret stays here until the race is over.
import { randomHex } from './hex';
import {
  commitmentTo,
  nonceBytes,
  raceKey,
  saltBytes,
  sealOf,
  secretBytes,
  sideOf,
  type SeatNonce,
} from './scheme';

/** All there is to them, to be kept with a race that goes on later. */
export interface SavedDice {
  race: string;
  secret: string;
  seats: SeatNonce[];
  /** How many have been thrown, and how many decisions sealed. */
  dice: number;
  seals: number;
}

export interface Sealed {
  seal: string;
  /** To be published no earlier than the decision. */
  salt: string;
}

export class Dice {
  readonly commitment: string;
  private readonly key: string;
  private readonly saved: SavedDice;

  constructor(saved: SavedDice) {
    this.saved = { ...saved, seats: saved.seats.map((seat) => ({ ...seat })) };
    this.commitment = commitmentTo(saved.secret);
    this.key = raceKey(saved.secret, saved.race, saved.seats);
  }

  get race(): string {
    return this.saved.race;
  }

  get seats(): readonly SeatNonce[] {
    return this.saved.seats;
  }

  /** For the end of the record; before that nobody may see it. */
  get secret(): string {
    return this.saved.secret;
  }

  /** So many dice have been thrown. */
  get thrown(): number {
    return this.saved.dice;
  }

  /** So many decisions have been sealed. */
  get sealed(): number {
    return this.saved.seals;
  }

  /** The next die: which side it shows, from 0. */
  roll(label: string, sides: number): number {
    return sideOf(this.key, this.saved.dice++, label, sides);
  }

  /** Seals the next hidden decision with a salt of its own. */
  seal(name: string, decision: string, salt = randomHex(saltBytes)): Sealed {
    return { seal: sealOf(salt, this.saved.race, name, this.saved.seals++, decision), salt };
  }

  save(): SavedDice {
    return { ...this.saved, seats: this.saved.seats.map((seat) => ({ ...seat })) };
  }
}

export function newNonce(): string {
  return randomHex(nonceBytes);
}

/** Dice with a new secret for a race called `race`, one word; the seats in the order of the record. */
export function newDice(race: string, seats: SeatNonce[]): Dice {
  return new Dice({ race, secret: randomHex(secretBytes), seats, dice: 0, seals: 0 });
}
