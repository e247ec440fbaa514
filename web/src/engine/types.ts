// What the engine says, as JSON of src/desk and src/apps/engine. Typed here once; nothing here knows a rule.

export type RulesId =
  | 'speed-circuit'
  | 'speed-circuit-wbc'
  | 'motorchamp'
  | 'formula-one'
  | 'grand-prix-basic'
  | 'grand-prix-advanced';

/** What a colour means: teal costs nothing, amber costs, violet a die decides, red out or damage. */
export type Tone = 'free' | 'wear' | 'chance' | 'out';

/** A sentence of the catalogues: its key and what it is filled with. */
export interface Say {
  key: string;
  with?: Record<string, string>;
}

export interface Odd {
  what: string;
  ways: number;
  tone: Tone;
}

/** Units to be paid, or a throw with all its results. */
export interface Part {
  what: string;
  units?: number;
  of?: number;
  odds?: Odd[];
  /** Id of the corner it is for. */
  where?: string;
}

/** Ways to pay, of which one is chosen; the parts of a way are all paid. No ways: free. */
export interface Price {
  tone: Tone;
  ways: Part[][];
}

export interface Choice {
  /** Empty: barred. */
  decision: string;
  kind: string;
  label: string;
  price: Price;
  road?: Price;
  to: string;
  path: string[];
  rows: number;
  notes: Say[];
  barred?: Say;
  clause?: string;
}

export interface Desk {
  phase: string;
  car: number;
  question: Say;
  instruments: Record<string, unknown>;
  choices: Choice[];
}

export type Condition = 'driving' | 'halted' | 'home' | 'out';

export interface CarOnTable {
  car: number;
  /** -1: an automatic player's. */
  seat: number;
  /** Which of the six shapes and colours, from 0; from 6 on the same shapes with a band. */
  shape: number;
  driver: string;
  number: string;
  /** On the board as in the drawing; empty if on none. */
  place: string;
  slot: number;
  condition: Condition;
  result: string;
  rank: number;
  distance: number;
  lap: number;
  finishTurn: number;
  /** 'thinks', 'in', '120', '120 slip', or empty. */
  plot: string;
  figures: Record<string, number>;
  marks: Say[];
}

export interface Table {
  phase: string;
  turn: number;
  lap: number;
  laps: number;
  hasStarted: boolean;
  isOver: boolean;
  isHiddenRound: boolean;
  awaited: number[];
  movement: number[];
  atWheel: number;
  markers: string[];
  cars: CarOnTable[];
}

/** How much an event matters to those who look back: what every turn brings, a stop or a tow, what costs a car something. */
export type Weight = 'routine' | 'notable' | 'incident';

/** By the type of the field: engine/events.ts has the types. */
export type FieldValue = number | string | boolean | readonly number[];

/** What happened: an event of the game and its fields. */
export interface Happening {
  kind: string;
  clause: string;
  weight: Weight;
  /** Whose it is; -1 for the race or an automatic player. */
  seat: number;
  /** As on the table; -1 where it is about no car. */
  car: number;
  fields: Readonly<Record<string, FieldValue>>;
  /** The plain form of golden files; nothing reads it. */
  line: string;
}

export interface Refusal {
  name: string;
  clause: string;
  what: string;
}

/** Who throws a die: a car as on the table, and its seat; -1 where it is thrown for no car, or for nobody's. */
export interface Thrower {
  car: number;
  seat: number;
}

export interface Roll extends Thrower {
  /** 'Valli grid d6': what fair dice are thrown for. */
  label: string;
  /** 'grid' */
  purpose: string;
  /** 'd6', 'special-d6', 'secret-d15' */
  die: string;
  sides: number;
  /** What each side shows. */
  faces: number[];
  isSecret: boolean;
}

export type Pending = { kind: 'seats'; seats: number[] } | { kind: 'chance'; roll: Roll } | { kind: 'over' };

export interface OptionInfo {
  name: string;
  values: string[];
  clause: string;
  meaning: string;
}

export interface RuleSetInfo {
  id: RulesId;
  title: string;
  version: number;
  form: 'lanes' | 'bands' | 'cells' | 'motor';
  defaultBoard: string;
  defaultLaps: number;
  fewestLaps: number;
  options: OptionInfo[];
}

export type Decided = { happenings: Happening[] } | { refusal: Refusal };

/** The engine: the C++ rules as WebAssembly. All calls are synchronous and take microseconds to milliseconds. */
export interface Engine {
  rules(): RuleSetInfo[];
  /** Who can drive for a bot there. */
  drivers(rules: RulesId): string[];
  /** Throws Error with one sentence if there can be no such race. `options` as in a record: 'laps=2'. */
  newRace(setup: { rules: RulesId; board: string; options: string; names: string[] }): EngineRace;
}

export interface EngineRace {
  readonly rules: RulesId;
  /** As in a record: 'laps=2 min_speed=20'. */
  options(): string;
  boardDigest(): string;
  pending(): Pending;
  legal(seat: number): string[];
  /** Several decisions in one breath as the single ones: 'drive I2 I3' of the tournament game. */
  singleDecisions(decision: string): string[];
  decide(seat: number, decision: string): Decided;
  /** The die that is owed shows this face. */
  roll(face: number): Decided;
  /** What a bot would do. `seed` feeds drivers that throw for their decisions. */
  choose(seat: number, driver: string, seed: bigint): string;
  isFormality(seat: number): boolean;
  desk(seat: number): Desk;
  table(): Table;
  turn(): number;
  /** Sixteen hexadecimal digits, as in records. */
  digest(): string;
  /** The state, byte for byte: to step back, and to take what a server sends as a seat's view. */
  state(): Uint8Array;
  setState(bytes: Uint8Array): void;
  /** The race as a seat may know it: what is hidden from it is in none of its bytes; -1 who only watches. */
  seenBy(seat: number): EngineRace;
  clone(): EngineRace;
  free(): void;
}
