// How the dice of a race fell against how they should in the long run.
import type { RaceRecord } from './record';
import { dieOf } from './scheme';

export interface FaceTally {
  face: number;
  rolled: number;
  /** Of so many throws, as a fraction. */
  expected: number;
}

export interface DieTally {
  /** As in the label: 'd6', 'special-d6'. */
  die: string;
  rolled: number;
  faces: FaceTally[];
}

/** By kind of die, the most thrown first. Dice that shuffled cards are left out, as the program does. */
export function tally(record: RaceRecord): DieTally[] {
  const tallies = new Map<string, DieTally>();
  for (const line of record.lines) {
    if (line.kind !== 'roll') continue;
    const name = line.label.slice(line.label.lastIndexOf(' ') + 1);
    const die = dieOf(name);
    if (!die || die.isSecret || !die.faces.includes(line.face)) continue;
    const found = tallies.get(name) ?? { die: name, rolled: 0, faces: emptyFaces(die.faces) };
    tallies.set(name, found);
    ++found.rolled;
    for (const face of found.faces) if (face.face === line.face) ++face.rolled;
  }
  for (const one of tallies.values()) {
    for (const face of one.faces) face.expected *= one.rolled;
  }
  return [...tallies.values()].sort((a, b) => b.rolled - a.rolled || a.die.localeCompare(b.die));
}

/** Expected holds the chance of the face until the throws are counted. */
function emptyFaces(sides: readonly number[]): FaceTally[] {
  return [...new Set(sides)].map((face) => ({
    face,
    rolled: 0,
    expected: sides.filter((side) => side === face).length / sides.length,
  }));
}
