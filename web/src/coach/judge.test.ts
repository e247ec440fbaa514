// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { WasmModule } from '../engine/module';
import type { Engine, RulesId } from '../engine/types';
import { parseRecord } from '../fair/record';
import { boardOf, engineForTests, recordOf } from '../fair/records_for_tests';
import { Replay } from '../race/replay';
import { questionOf } from '../screens/replay/usePrices';
import type { OpenRace } from '../screens/replay/source';
import { after, sumsOf, type Prices } from './book';
import { judgeRace } from './judge';
import type { News } from './types';

const bytes = readFileSync('src/coach/coach.wasm');
let engine: Engine;
beforeAll(async () => {
  engine = await engineForTests();
});

async function coach(): Promise<WasmModule> {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new WasmModule(instance);
}

function questionFor(rules: RulesId, you: number | null = null) {
  const record = parseRecord(recordOf(rules));
  const boardText = boardOf(rules);
  const { replay } = Replay.open(record, engine, boardText);
  return questionOf({ record, replay: replay!, boardText, you } as OpenRace);
}

function pricesOf(news: News[]): Prices {
  const empty: Prices = { state: 'working', done: 0, laps: new Map(), prices: new Map() };
  return news.reduce(after, empty);
}

describe.each(['motorchamp', 'grand-prix-basic'] as const)('prices of %s', (rules) => {
  test('are there for most decisions of every seat, and never below nothing', async () => {
    const question = questionFor(rules);
    const news = [...judgeRace(await coach(), question)];
    const found = pricesOf(news);
    expect(found.state).toBe('over');
    expect([...found.laps.keys()].sort()).toEqual([...question.seats].sort());
    const decisions = question.acts.filter(({ seat, turn }) => seat >= 0 && turn > 0).length;
    expect(found.prices.size).toBeGreaterThan(decisions / 2);
    for (const { step, seat, turns, best } of found.prices.values()) {
      expect(turns).toBeGreaterThanOrEqual(0);
      expect(question.acts[step]!.seat).toBe(seat);
      expect(turns === 0).toBe(best === question.acts[step]!.decision);
    }
    expect(sumsOf(found).reduce((sum, { turns }) => sum + turns, 0)).toBeGreaterThan(0);
  });

  test('come a turn at a time, and are worked out steadily', async () => {
    const question = { ...questionFor(rules, 1), seats: [1] };
    const judged = [...judgeRace(await coach(), question)].filter((news) => news.kind === 'judged');
    const turns = new Set(question.acts.map(({ turn }) => turn));
    expect(judged.length).toBe(turns.size);
    for (const { prices } of judged)
      expect(new Set(prices.map(({ step }) => question.acts[step]!.turn)).size).toBeLessThanOrEqual(1);
    const done = judged.map((news) => news.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done.at(-1)).toBe(1);
  });
});

test('mine are the first', () => {
  expect(questionFor('motorchamp', 2).seats.slice(0, 2)).toEqual([2, 0]);
});

test('an answer that is not lawful is refused in a sentence', async () => {
  const question = questionFor('motorchamp');
  const act = { ...question.acts[0]!, decision: 'fly' };
  const wrong = { ...question, acts: [act, ...question.acts.slice(1)] };
  const module = await coach();
  expect(() => [...judgeRace(module, wrong)]).toThrow(/\w+ \w+/);
});
