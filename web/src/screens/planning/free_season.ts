import { t } from '../../i18n';
import type { PlanDraft } from '../../league/plan_text';

/** A season that follows no rulebook: any game, any points. */
export function freeSeason(): PlanDraft {
  return {
    name: 'season',
    title: t('league.plan_free'),
    format: 'points',
    rules: 'speed-circuit',
    options: { laps: '1' },
    circuits: ['monza', 'monaco', 'silverstone'],
    scoring: 'points',
    points: [10, 6, 4, 3, 2, 1],
    kept: [],
    best: 0,
    cars: 'rebuilt',
    field: 6,
    tiers: 1,
    movers: 0,
  };
}
