// How many cars and laps a game takes on a circuit: the engine is asked, by making the race and seeing whether it can be.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Engine, RulesId } from '../engine/types';

export interface Field {
  leastSeats: number;
  mostSeats: number;
  leastLaps: number;
  mostLaps: number;
  drivers: string[];
}

/** Until the engine is there: what most games take. */
const cautious: Field = { leastSeats: 2, mostSeats: 6, leastLaps: 1, mostLaps: 10, drivers: ['rookie'] };
const seatsAtMost = 12;
const lapsAtMost = 10;

const known = signal<Record<string, Field>>({});

function canBe(engine: Engine, rules: RulesId, board: string, laps: number, seats: number): boolean {
  const names = Array.from({ length: seats }, (_, i) => `C${i + 1}`);
  try {
    engine.newRace({ rules, board, options: `laps=${laps}`, names }).free();
    return true;
  } catch {
    return false;
  }
}

export function measure(engine: Engine, rules: RulesId, board: string): Field {
  const info = engine.rules().find((one) => one.id === rules)!;
  const laps = info.defaultLaps;
  const seats = range(1, seatsAtMost).filter((n) => canBe(engine, rules, board, laps, n));
  const least = Math.max(2, seats[0] ?? 2);
  const lengths = range(info.fewestLaps, lapsAtMost).filter((n) => canBe(engine, rules, board, n, least));
  return {
    leastSeats: least,
    mostSeats: seats.at(-1) ?? least,
    leastLaps: lengths[0] ?? laps,
    mostLaps: lengths.at(-1) ?? laps,
    drivers: rivalsAmong(engine.drivers(rules)),
  };
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

async function find(rules: RulesId, circuit: string, key: string) {
  const [{ loadEngine }, { siteBoards }] = await Promise.all([
    import('../engine/engine'),
    import('../race/boards'),
  ]);
  const engine = await loadEngine();
  const board = await siteBoards.text(await siteBoards.entry(rules, circuit));
  known.value = { ...known.value, [key]: measure(engine, rules, board) };
}

export function useField(rules: RulesId, circuit: string): Field {
  const key = `${rules} ${circuit}`;
  const field = known.value[key];
  useEffect(() => {
    // Without engine or board the cautious field stands; starting the race says what is wrong.
    if (!field) find(rules, circuit, key).catch(() => undefined);
  }, [key]);
  return field ?? cautious;
}
