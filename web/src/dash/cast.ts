// Who is who in a race: lines of events name cars and seats by number.

export interface Cast {
  /** Drivers by the number of their car: '3', '1a'. */
  cars: Readonly<Record<string, string>>;
  /** Drivers by seat. */
  seats: readonly string[];
  /** Titles of corners by id. */
  corners: Readonly<Record<string, string>>;
}

/** Nobody is known: numbers and ids stay as they are. */
export const unknown: Cast = { cars: {}, seats: [], corners: {} };

export interface Told {
  key: string;
  with: Record<string, string>;
}
