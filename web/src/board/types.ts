// The board as a screen asks for it. It is told what is lit and who stands where; it decides nothing.
import type { Tone } from '../engine/types';
import type { Point } from './geometry';

/** A drawing as the program writes it (docs/formats/drawing.md). Flat lists x, y, x, y. */
export interface Drawing {
  name: string;
  title: string;
  form: 'lanes' | 'bands' | 'cells' | 'motor';
  lane: number;
  sheet: number[];
  field: number[];
  spaces: {
    place: string;
    outline: number[];
    middle: [number, number];
    angle: number;
    tone: string;
    label?: string;
    pips?: number[];
    corner?: number;
    bridge?: boolean;
  }[];
  lines: { id: string; colour: 'red' | 'green'; path: number[]; bridge?: boolean }[];
  areas: { role: string; outline: number[]; hole?: number[]; car?: number; place?: string }[];
  strokes: { role: string; path: number[] }[];
  texts: { role: string; text: string; at: [number, number]; size: number; anchor: string }[];
  trees: [number, number, number][];
  legend: { kind: string; at: [number, number] }[];
  rule: number[];
  compass: [number, number];
  north: number;
}

/** A car on the board. */
export interface Piece {
  car: number;
  shape: number;
  number: string;
  place: string;
  slot: number;
  isMine: boolean;
  isOut: boolean;
  /** What a screen reader says. */
  label: string;
}

/** A space that can be chosen. */
export interface Lit {
  place: string;
  tone: Tone;
  /** Short: '0', '1W', '1/2'. */
  text: string;
  /** What a screen reader says. */
  label: string;
  /** Index of the choice. */
  choice: number;
}

export interface Scene {
  pieces: Piece[];
  lit: Lit[];
  /** Places of the path drawn, the car's own first. */
  path: string[];
  /** Index of the selected choice, or null. */
  selected: number | null;
  markers: string[];
}

/** A car drives over these places, the first is where it stood. */
export interface Drive {
  car: number;
  places: string[];
}

export type Follow = 'whole' | 'mine' | 'free';

/** The words of a board in the reader's language; the drawing has them in English. */
export interface BoardWords {
  /** My flag. */
  you: string;
  /** What stands beside the road: 'Start, finish', 'T3, flat out', 'pits', names of corners. */
  text(english: string): string;
  /** A space by its name and its limit, safety speed or factor, if it has one. */
  space(form: Drawing['form'], place: string, label: string): string;
}

export interface BoardOptions {
  drawing: Drawing;
  /** Those of the catalogues, if left out. */
  words?: BoardWords;
  /** 'up': the road ahead points up and the move is in view (phones). */
  heading: 'north' | 'up';
  onSelect(choice: number): void;
  onConfirm(choice: number): void;
  onFollowChange?(follow: Follow): void;
  /** The four corners of the view on the board, whenever it has changed. */
  onView?(corners: Point[]): void;
  /** Accessible name of the board. */
  label: string;
}

export interface BoardHandle {
  show(scene: Scene): void;
  /** Plays the drives; resolves when the cars stand. At once with reduced motion. `speed` 1 is usual. */
  drive(drives: Drive[], speed: number): Promise<void>;
  /** Ends all motion: every car stands where it goes. */
  settle(): void;
  follow(how: Follow): void;
  zoom(factor: number): void;
  /** Brings a point of the board into the middle of the view. */
  lookAt(point: Point): void;
  /** Moves the focus to a lit space. */
  focusLit(choice: number): void;
  destroy(): void;
}
