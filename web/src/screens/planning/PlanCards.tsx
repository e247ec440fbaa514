import type { ReadyPlan } from '../../api/league_types';
import { has, t } from '../../i18n';
import '../../ui/cards.css';
import { gameName, keyOf } from '../../ui/games';

/** The ready plans: one for each scoring of a rulebook, and a season without any. */
export function PlanCards({
  plans,
  chosen,
  onChoose,
}: {
  plans: readonly ReadyPlan[];
  /** Empty: the free season. */
  chosen: string;
  onChoose(plan: ReadyPlan | null): void;
}) {
  return (
    <fieldset class="card-field planning-plans">
      <legend class="head-line">
        <span class="head">{t('league.plan')}</span>
        <span class="legend-hint">{t('league.plan_hint')}</span>
      </legend>
      <div class="game-cards">
        <Card
          value="free"
          title={t('league.plan_free')}
          note={t('league.plan_free_game')}
          line={t('league.plan_free_line')}
          isChosen={chosen === ''}
          onChoose={() => onChoose(null)}
        />
        {plans.map((plan) => (
          <Card
            key={plan.name}
            value={plan.name}
            title={planTitle(plan)}
            note={gameName(plan.rules)}
            line={wordsOf(plan, 'line', '')}
            isChosen={chosen === plan.name}
            onChoose={() => onChoose(plan)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function wordsOf(plan: ReadyPlan, part: 'title' | 'line', otherwise: string): string {
  const key = `league.plan_${part}_${keyOf(plan.name)}`;
  return has(key) ? t(key) : otherwise;
}

/** A plan that we have no words for is called what its author calls it. */
export function planTitle(plan: ReadyPlan): string {
  return wordsOf(plan, 'title', plan.title);
}

function Card({
  value,
  title,
  note,
  line,
  isChosen,
  onChoose,
}: {
  value: string;
  title: string;
  note: string;
  line: string;
  isChosen: boolean;
  onChoose(): void;
}) {
  return (
    <label class="pick game-card">
      <input type="radio" name="plan" value={value} checked={isChosen} onChange={onChoose} />
      <span class="game-card-top">
        <span class="game-card-name">{title}</span>
      </span>
      <span class="small">{note}</span>
      <span class="game-card-line">{line}</span>
    </label>
  );
}
