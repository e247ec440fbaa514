import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import type { PlanDraft, ScoringName } from '../../league/plan_text';
import { Stepper } from '../../ui/Stepper';

const scorings: readonly ScoringName[] = ['points', 'circuit', 'league', 'grand-prix'];

/** How a season counts its races. */
export function Scoring({ draft, onChange }: { draft: PlanDraft; onChange(part: Partial<PlanDraft>): void }) {
  // Another scoring brings its own points and ties with it.
  const choose = (scoring: ScoringName) =>
    onChange({ scoring, kept: [], points: scoring === 'points' ? [10, 6, 4, 3, 2, 1] : [] });
  return (
    <>
      <label class="labelled">
        <span>{t('league.scoring')}</span>
        <select
          class="field"
          value={draft.scoring}
          onChange={(event) => choose(event.currentTarget.value as ScoringName)}
        >
          {scorings.map((name) => (
            <option key={name} value={name}>
              {t(`league.scoring_${name === 'grand-prix' ? 'grand_prix' : name}`)}
            </option>
          ))}
        </select>
      </label>
      {draft.scoring === 'points' && (
        <Points key={draft.name} points={draft.points} onChange={(points) => onChange({ points })} />
      )}
      <div class="planning-numbers">
        <Stepper
          label={t('league.best')}
          value={draft.best}
          words={draft.best === 0 ? t('league.best_all') : undefined}
          least={0}
          most={draft.circuits.length}
          onChange={(best) => onChange({ best })}
        />
      </div>
      <label class="planning-check">
        <input
          type="checkbox"
          checked={draft.cars === 'kept'}
          onChange={(event) => onChange({ cars: event.currentTarget.checked ? 'kept' : 'rebuilt' })}
        />
        <span>{t('league.cars_kept')}</span>
      </label>
    </>
  );
}

/** Numbers as they are typed; what is none is left to be seen. */
function Points({ points, onChange }: { points: number[]; onChange(points: number[]): void }) {
  const [text, setText] = useState(points.join(' '));
  const take = (typed: string) => {
    setText(typed);
    const numbers = typed
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number);
    if (numbers.length > 0 && numbers.every(Number.isInteger)) onChange(numbers);
  };
  return (
    <label class="labelled">
      <span>{t('league.points_by_place')}</span>
      <input
        class="field"
        required
        pattern="\s*-?[0-9]+([\s,;]+-?[0-9]+)*\s*"
        title={t('league.points_hint')}
        value={text}
        onInput={(event) => take(event.currentTarget.value)}
      />
    </label>
  );
}
