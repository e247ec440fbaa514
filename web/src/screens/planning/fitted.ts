import type { PlanDraft } from '../../league/plan_text';
import { nearest, type Field } from '../../ui/field';

/** Laps and drivers as the game takes them; what is not said stays the game's own. */
export function fitted(draft: PlanDraft, field: Field): PlanDraft {
  const { laps } = draft.options;
  return {
    ...draft,
    field: nearest(field.seats, draft.field),
    options: laps ? { ...draft.options, laps: String(nearest(field.laps, Number(laps))) } : draft.options,
  };
}
