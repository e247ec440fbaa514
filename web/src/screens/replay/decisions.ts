// What was decided since the stop before, and what it cost: as the engine priced it for the seat at that moment, and, as soon as the coach
// knows it, against the perfect lap.
import { priceWords } from '../../dash/price';
import type { Prices } from '../../coach/book';
import type { Choice, Tone } from '../../engine/types';
import { costWords } from './cost_words';
import type { Player } from './player';

export interface Decided {
  step: number;
  name: string;
  choice: string;
  count: number;
  price: string;
  tone: Tone;
  /** Against the perfect lap; empty as long as that is not known. */
  cost: string;
}

/** A choice may stand for several decisions in one breath: then the first of them is found in it. */
function chosen(choices: Choice[], decision: string): Choice | undefined {
  return (
    choices.find((choice) => choice.decision === decision) ??
    choices.find((choice) => choice.decision.startsWith(`${decision} `))
  );
}

/** Decisions with a price to tell; those without a choice are not told. */
export function decisionsAt({ replay, stops, at }: Player, prices: Prices): Decided[] {
  const last = stops[at.value] ?? -1;
  const first = (stops[at.value - 1] ?? last) + 1;
  const found: Decided[] = [];
  for (let step = first; step <= last; ++step) {
    const { act, turn } = replay.steps[step]!;
    if (act.kind !== 'decision') continue;
    const choices = replay.deskAt(step)?.choices.filter(({ decision }) => decision !== '') ?? [];
    const choice = chosen(choices, act.decision);
    if (!choice || choices.length < 2) continue;
    const { label, price } = choice;
    const count = choices.length;
    const told = { step, name: act.name, choice: label, count, price: priceWords(price), tone: price.tone };
    const nameOf = (decision: string) => chosen(choices, decision)?.label ?? decision;
    found.push({ ...told, cost: turn > 0 ? costWords(prices, step, act.seat, nameOf) : '' });
  }
  return found;
}
