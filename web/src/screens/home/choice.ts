// What will be raced, as it was chosen last; a first visitor finds a good race chosen already.
import { effect, signal } from '@preact/signals';
import type { RulesId } from '../../engine/types';
import { isRulesId } from '../../ui/games';

export interface Choice {
  rules: RulesId;
  circuit: string;
  laps: number;
  bots: number;
  driver: string;
}

/** Short enough for a first evening; the games with several cars a player need fewer players for a full grid. */
export const usual: Record<RulesId, { laps: number; bots: number }> = {
  'speed-circuit': { laps: 2, bots: 5 },
  'speed-circuit-wbc': { laps: 2, bots: 5 },
  'formula-one': { laps: 3, bots: 5 },
  motorchamp: { laps: 6, bots: 3 },
  'grand-prix-advanced': { laps: 2, bots: 5 },
  'grand-prix-basic': { laps: 2, bots: 5 },
};

const kept = 'race';

export function firstChoice(text: string | null): Choice {
  const start: Choice = {
    rules: 'speed-circuit',
    circuit: 'monza',
    driver: 'rookie',
    ...usual['speed-circuit'],
  };
  try {
    const last = JSON.parse(text ?? '{}') as Partial<Choice>;
    if (!isRulesId(last.rules)) return start;
    return {
      rules: last.rules,
      circuit: typeof last.circuit === 'string' ? last.circuit : start.circuit,
      laps: atLeastOne(last.laps) ?? usual[last.rules].laps,
      bots: atLeastOne(last.bots) ?? usual[last.rules].bots,
      driver: typeof last.driver === 'string' ? last.driver : start.driver,
    };
  } catch {
    return start;
  }
}

function atLeastOne(value: unknown): number | null {
  return Number.isInteger(value) && (value as number) >= 1 ? (value as number) : null;
}

export const choice = signal<Choice>(firstChoice(localStorage.getItem(kept)));

effect(() => localStorage.setItem(kept, JSON.stringify(choice.value)));

export function choose(change: Partial<Choice>) {
  choice.value = { ...choice.value, ...change };
}

/** Another game has another usual length and field. */
export function chooseGame(rules: RulesId) {
  choose({ rules, ...usual[rules] });
}

/** Links of other pages name what is to be raced: /?rules=motorchamp&circuit=spa-francorchamps. */
export function chooseFrom(query: URLSearchParams) {
  const rules = query.get('rules');
  const circuit = query.get('circuit');
  if (isRulesId(rules) && rules !== choice.value.rules) chooseGame(rules);
  if (circuit) choose({ circuit });
}
