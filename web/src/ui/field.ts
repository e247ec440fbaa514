// How many players and laps a game takes on a circuit: the engine is asked, by making the race and seeing whether it can be.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { boardIndex, boardOf, circuitNamed } from '../api/boards';
import type { Engine, RulesId } from '../engine/types';

/** Each number that can race, ascending: of players some between may be missing. */
export interface Field {
  seats: number[];
  /** None: not known yet. */
  laps: number[];
  drivers: string[];
}

/** What a host switches; what is not said is as usual. */
export type Options = Record<string, string>;

const seatsAtMost = 12;
const lapsAtMost = 10;

const known = signal<Record<string, Field>>({});

function keyOf(rules: RulesId, circuit: string, options: Options): string {
  return [rules, circuit, ...Object.entries(options).flat()].join(' ');
}

export function measure(engine: Engine, rules: RulesId, board: string, options: Options = {}): Field {
  const info = engine.rules().find((one) => one.id === rules)!;
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const canBe = (laps: number, seats: number) => {
    const names = Array.from({ length: seats }, (_, i) => `C${i + 1}`);
    try {
      engine.newRace({ rules, board, options: [`laps=${laps}`, ...chosen].join(' '), names }).free();
      return true;
    } catch {
      return false;
    }
  };
  // Alone one has nobody to race against.
  const seats = range(2, seatsAtMost).filter((n) => canBe(info.defaultLaps, n));
  return {
    seats,
    laps: range(1, lapsAtMost).filter((n) => canBe(n, seats[0] ?? 2)),
    drivers: rivalsAmong(engine.drivers(rules)),
  };
}

/** The one of these numbers that is nearest to what is wanted; that itself where none is known. */
export function nearest(lawful: readonly number[], wanted: number): number {
  const gap = (n: number) => Math.abs(n - wanted);
  return lawful.reduce((best, n) => (gap(n) < gap(best) ? n : best), lawful[0] ?? wanted);
}

/** Who drives for one who misses a deadline: nobody to race against. */
const substitutes = new Set(['steady', 'first']);

/** The usual strength first, those who only throw last. */
export function rivalsAmong(drivers: readonly string[]): string[] {
  const order = (name: string) => (name === 'rookie' ? 0 : name === 'random' ? 2 : 1);
  return drivers.filter((name) => !substitutes.has(name)).sort((a, b) => order(a) - order(b));
}

/** Not every game has every driver: the usual one drives where the chosen one cannot. */
export function driverAmong(drivers: readonly string[], chosen: string): string {
  return drivers.includes(chosen) ? chosen : (drivers[0] ?? 'rookie');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** What the engine says; it is fetched when it is first asked. */
export async function fieldOf(rules: RulesId, circuit: string, options: Options = {}): Promise<Field> {
  const key = keyOf(rules, circuit, options);
  const said = known.value[key];
  if (said) return said;
  const [{ loadEngine }, { siteBoards }] = await Promise.all([
    import('../engine/engine'),
    import('../race/boards'),
  ]);
  const engine = await loadEngine();
  const board = await siteBoards.text(await siteBoards.entry(rules, circuit));
  const field = measure(engine, rules, board, options);
  known.value = { ...known.value, [key]: field };
  return field;
}

/** Until the engine has said it: players as the index of boards has them, laps and drivers as on another circuit. */
function expected(rules: RulesId, circuit: string): Field {
  const entry = circuitNamed(circuit);
  const seats = (entry && boardOf(entry, rules)?.seats_lawful?.[rules])?.filter((n) => n >= 2) ?? [];
  const alike = Object.entries(known.value).find(([key]) => key.startsWith(`${rules} `))?.[1];
  return { seats, laps: alike?.laps ?? [], drivers: alike?.drivers ?? ['rookie'] };
}

export function useField(
  rules: RulesId,
  circuit: string,
  options: Options = {},
): Field & { isKnown: boolean } {
  void boardIndex.value;
  const key = keyOf(rules, circuit, options);
  const field = known.value[key];
  useEffect(() => {
    // Without engine or board what is expected stands; starting the race says what is wrong.
    if (!field) fieldOf(rules, circuit, options).catch(() => undefined);
  }, [key]);
  return { ...(field ?? expected(rules, circuit)), isKnown: field !== undefined };
}
