// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { allRules, boardName, boardText } from '../ui/games_for_tests';
import { engineFrom } from './engine';
import type { Engine, EngineRace, RulesId } from './types';

let engine: Engine;

beforeAll(async () => {
  engine = await engineFrom(readFileSync('src/engine/engine.wasm'));
});

function raceOf(rules: RulesId): EngineRace {
  const board = boardText(rules, boardName(rules, 'monza'));
  const laps = engine.rules().find(({ id }) => id === rules)!.fewestLaps;
  return engine.newRace({ rules, board, options: `laps=${laps}`, names: ['Valli', 'Ortega', 'Brandt'] });
}

// Bots and dice until the race is over, or so many times.
function playOn(race: EngineRace, times: number): number {
  for (let i = 0; i < times; i += 1) {
    const pending = race.pending();
    if (pending.kind === 'over') return i;
    if (pending.kind === 'chance') {
      race.roll(pending.roll.faces[(i * 7) % pending.roll.sides]!);
    } else {
      const seat = pending.seats[0]!;
      const decided = race.decide(seat, race.choose(seat, 'rookie', BigInt(i)));
      expect(decided).toHaveProperty('happenings');
    }
  }
  return times;
}

describe('the engine', () => {
  it('knows all rule sets and who drives there', () => {
    expect(engine.rules().map((rules) => rules.id)).toEqual(allRules);
    expect(engine.drivers('formula-one')).toContain('club');
    for (const { id } of engine.rules()) expect(engine.drivers(id)).toContain('rookie');
  });

  it.each(allRules)('plays %s to the end', (rules) => {
    const race = raceOf(rules);
    expect(playOn(race, 20_000)).toBeLessThan(20_000);
    const table = race.table();
    expect(table.isOver).toBe(true);
    expect(race.turn()).toBeGreaterThan(0);
    race.free();
  });

  it('asks the seats that are awaited', () => {
    const race = raceOf('speed-circuit');
    expect(race.pending()).toEqual({ kind: 'seats', seats: [0, 1, 2] });
    expect(race.desk(0).choices.length).toBeGreaterThan(0);
    expect(race.legal(0)).toContain(race.choose(0, 'rookie', 1n));
    expect(race.options()).toContain('laps=');
    expect(race.boardDigest()).toMatch(/^[0-9a-f]{16}$/);
  });

  it('steps back to a state and goes on alike', () => {
    const race = raceOf('formula-one');
    playOn(race, 60);
    const state = race.state();
    const twin = race.clone();
    playOn(race, 40);
    const there = race.digest();
    race.setState(state);
    expect(race.digest()).toBe(twin.digest());
    playOn(race, 40);
    playOn(twin, 40);
    expect(race.digest()).toBe(there);
    expect(twin.digest()).toBe(there);
    expect(() => race.setState(state.slice(1))).toThrow('another size');
  });

  it('hides from a seat what another has sealed', () => {
    const [one, other] = [raceOf('speed-circuit'), raceOf('speed-circuit')];
    const [build, otherBuild] = one.legal(1);
    one.decide(1, build!);
    other.decide(1, otherBuild!);
    expect(one.digest()).not.toBe(other.digest());
    expect(one.seenBy(0).state()).toEqual(other.seenBy(0).state());
    expect(one.seenBy(-1).state()).toEqual(other.seenBy(-1).state());
  });

  it('refuses with a name and a sentence', () => {
    const race = raceOf('speed-circuit');
    expect(race.decide(0, 'fly')).toMatchObject({ refusal: { name: 'no_decision' } });
    expect(race.roll(3)).toHaveProperty('refusal');
  });

  it('throws one sentence at what makes no sense', () => {
    const race = raceOf('speed-circuit');
    const setup = { rules: 'speed-circuit' as RulesId, board: '', options: '', names: ['A'] };
    expect(() => engine.newRace(setup)).toThrow(Error);
    expect(() => engine.newRace({ ...setup, board: 'x'.repeat(600_000) })).toThrow('too long');
    expect(() => engine.newRace({ ...setup, names: ['A\0B'] })).toThrow(Error);
    expect(() => race.legal(3)).toThrow('there is no seat 3');
    expect(() => race.choose(0, 'nobody', 0n)).toThrow('there is no driver');
    race.free();
    expect(() => race.pending()).toThrow('there is no such race');
  });
});
