// A race that only serves to ask the engine for cars: what a point gives, which builds are lawful, what it would suggest.
import type { Choice, Engine, EngineRace, Refusal, RulesId } from '../../engine/types';
import { buildOf, type Category } from '../../dash/family/instruments';
import { decisionOf } from '../../dash/family/levels';

export interface Bench {
  rules: RulesId;
  categories: Category[];
  /** What points or levels must come to. */
  sum: number;
  suggestions: Choice[];
  /** Why there can be no such car; null if there can. */
  refusalOf(levels: number[]): Refusal | null;
  free(): void;
}

export function benchOn(race: EngineRace): Bench {
  const desk = race.desk(0);
  const { categories, sum } = buildOf(desk);
  return {
    rules: race.rules,
    categories,
    sum,
    suggestions: desk.choices,
    refusalOf(levels) {
      const trial = race.clone();
      const decided = trial.decide(0, decisionOf('build', levels));
      trial.free();
      return 'refusal' in decided ? decided.refusal : null;
    },
    free: () => race.free(),
  };
}

export function newBench(engine: Engine, rules: RulesId, board: string): Bench {
  const info = engine.rules().find((one) => one.id === rules)!;
  const options = `laps=${info.defaultLaps}`;
  return benchOn(engine.newRace({ rules, board, options, names: ['One', 'Two'] }));
}

export async function openBench(rules: RulesId): Promise<Bench> {
  const [{ loadEngine }, { siteBoards }] = await Promise.all([
    import('../../engine/engine'),
    import('../../race/boards'),
  ]);
  const engine = await loadEngine();
  const { defaultBoard } = engine.rules().find((one) => one.id === rules)!;
  return newBench(engine, rules, await siteBoards.text(await siteBoards.entry(rules, defaultBoard)));
}

/** '60/40/20/160/6': a car as people write it. */
export function notation(categories: readonly Category[], levels: readonly number[]): string {
  return categories.map((category, i) => category.values[(levels[i] ?? 0) - category.lowest] ?? '').join('/');
}
