// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine, RulesId } from '../engine/types';
import { parseRecord } from '../fair/record';
import { boardOf, engineForTests, recordOf } from '../fair/records_for_tests';
import { allRules } from '../ui/games_for_tests';
import { Replay } from './replay';

let engine: Engine;
beforeAll(async () => {
  engine = await engineForTests();
});

function replayOf(rules: RulesId): Replay {
  return Replay.open(parseRecord(recordOf(rules)), engine, boardOf(rules)).replay!;
}

describe.each(allRules)('a replay of %s', (rules) => {
  test('has every decision and die of the record as a step', () => {
    const replay = replayOf(rules);
    const acts = replay.record.lines.filter(({ kind }) => kind === 'decision' || kind === 'roll');
    expect(replay.steps.map(({ line }) => line)).toEqual(acts.map(({ line }) => line));
    expect(replay.turns.map(({ turn }) => turn)).toEqual(replay.turns.map((_, at) => at));
    expect(replay.turns.at(-1)!.last).toBe(replay.steps.length - 1);
    expect(replay.turns.at(-1)!.table.isOver).toBe(true);
  });

  test('shows the same table whichever way one comes to it', () => {
    const replay = replayOf(rules);
    const fresh = replayOf(rules);
    const onward = replay.steps.map(({ index }) => JSON.stringify(replay.tableAt(index)));
    for (const { index } of [...fresh.steps].reverse())
      expect(JSON.stringify(fresh.tableAt(index))).toBe(onward[index]);
    for (const { last, table } of replay.turns) expect(JSON.stringify(table)).toBe(onward[last]);
  });

  test('begins a turn that was not driven where the last one ended', () => {
    const replay = replayOf(rules);
    const { turn, last } = replay.turns.at(-1)!;
    expect(replay.stepBeforeTurn(turn)).toBeLessThan(last);
    expect(replay.stepBeforeTurn(turn + 1)).toBe(last);
  });

  test('is at any turn within 50 ms', () => {
    // Of three tries the best: the machine may have had something else to do.
    const tries = [replayOf(rules), replayOf(rules), replayOf(rules)];
    for (const { turn } of [...tries[0]!.turns].reverse()) {
      const times = tries.map((replay) => {
        const began = performance.now();
        replay.tableAt(replay.stepBeforeTurn(turn));
        return performance.now() - began;
      });
      expect(Math.min(...times)).toBeLessThan(50);
    }
  });

  test('asks a seat what it was asked then', () => {
    const replay = replayOf(rules);
    const step = replay.steps.find(({ act, turn }) => act.kind === 'decision' && turn > 1)!;
    const decision = step.act.kind === 'decision' ? step.act.decision : '';
    const choices = replay.deskAt(step.index)!.choices;
    expect(choices.length).toBeGreaterThan(0);
    expect(decision).not.toBe('');
    const die = replay.steps.find(({ act }) => act.kind === 'roll')!;
    expect(replay.deskAt(die.index)).toBeNull();
  });
});
