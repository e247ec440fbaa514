import type { PlanDraft } from '../../league/plan_text';
import type { Field } from '../../ui/field';

function between(least: number, wanted: number, most: number): number {
  return Math.min(Math.max(wanted, least), most);
}

/** Laps and drivers as the game takes them; what is not said stays the game's own. */
export function fitted(draft: PlanDraft, field: Field): PlanDraft {
  const { laps } = draft.options;
  return {
    ...draft,
    field: between(field.leastSeats, draft.field, field.mostSeats),
    options: laps
      ? { ...draft.options, laps: String(between(field.leastLaps, Number(laps), field.mostLaps)) }
      : draft.options,
  };
}
