import type { League, LeagueSummary } from '../../api/league_types';

/** A league as lists show it. */
export function summaryOf({ id, plan, state, round, drivers, created, history }: League): LeagueSummary {
  return {
    id,
    title: plan.title,
    name: plan.name,
    rules: plan.rules,
    format: plan.format,
    state,
    rounds: plan.circuits.length,
    round,
    drivers: drivers.length,
    changed: history.at(-1)?.at ?? created,
    created,
  };
}
