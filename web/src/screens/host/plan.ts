// The race that is being put together, and the same as the server wants it.
import type { Pace, RaceWanted, SeatWanted } from '../../api/types';
import type { RulesId } from '../../engine/types';
import { botNames } from '../../ui/bots';
import { driverAmong } from '../../ui/field';

export type SeatKind = 'open' | string;

export interface Plan {
  rules: RulesId;
  circuit: string;
  laps: number;
  name: string;
  title: string;
  /** The seats beside mine: 'open' or the driver of a bot. */
  others: SeatKind[];
  pace: number;
  missed: 'keep' | 'default' | 'bot';
  isPublic: boolean;
  options: Record<string, string>;
}

/** So many seats beside mine: new ones are open. */
export function withSeats(plan: Plan, count: number): Plan {
  const others = Array.from({ length: count }, (_, i) => plan.others[i] ?? 'open');
  return { ...plan, others };
}

/** In another game bots may need another driver. */
export function withDrivers(plan: Plan, drivers: readonly string[]): Plan {
  const others = plan.others.map((kind) => (kind === 'open' ? kind : driverAmong(drivers, kind)));
  return { ...plan, others };
}

/** A tenth of the time is left when the warning comes, an hour at most. */
function warning(seconds: number): number {
  return Math.min(3600, Math.floor(seconds / 10));
}

export function paceWanted({ pace, missed }: Pick<Plan, 'pace' | 'missed'>): Pace {
  return { seconds: pace, warning: warning(pace), missed, is_reaction: false };
}

export function raceWanted(plan: Plan): RaceWanted {
  const bots = botNames(plan.others.filter((kind) => kind !== 'open').length, [plan.name]);
  const others = plan.others.map((kind): SeatWanted => {
    return kind === 'open' ? { kind: 'open' } : { kind: 'bot', driver: kind, name: bots.shift()! };
  });
  return {
    rules: plan.rules,
    circuit: plan.circuit,
    laps: plan.laps,
    options: plan.options,
    title: plan.title,
    is_public: plan.isPublic,
    seats: [{ kind: 'human', name: plan.name }, ...others],
    pace: paceWanted(plan),
  };
}
