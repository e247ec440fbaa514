import { boardIndex } from '../../api/boards';
import type { Format } from '../../api/league_types';
import type { RulesId } from '../../engine/types';
import { t } from '../../i18n';
import type { PlanDraft } from '../../league/plan_text';
import { GameSelect } from '../../ui/GameSelect';

/** Boards of another game are none of this one: where no circuit has that name, Monza takes its place. */
function circuitsFor(circuits: readonly string[]): string[] {
  const known = new Set(boardIndex.value?.circuits.map((circuit) => circuit.name));
  return circuits.map((circuit) => (known.size === 0 || known.has(circuit) ? circuit : 'monza'));
}

/** The game, and whether it is a season of points or a tournament. */
export function Rules({ draft, onChange }: { draft: PlanDraft; onChange(draft: PlanDraft): void }) {
  const chooseGame = (rules: RulesId) => {
    const { laps } = draft.options;
    const options: Record<string, string> = laps ? { laps } : {};
    onChange({ ...draft, rules, options, circuits: circuitsFor(draft.circuits) });
  };
  return (
    <div class="planning-rules">
      <GameSelect label={t('site.game')} chosen={draft.rules} onChoose={chooseGame} />
      <label class="labelled">
        <span>{t('league.format')}</span>
        <select
          class="field"
          value={draft.format}
          onChange={(event) => onChange({ ...draft, format: event.currentTarget.value as Format })}
        >
          <option value="points">{t('league.format_points')}</option>
          <option value="wbc">{t('league.format_wbc')}</option>
        </select>
      </label>
    </div>
  );
}
