import type { RulesOfServer } from '../../api/types';
import { t } from '../../i18n';
import type { PlanDraft } from '../../league/plan_text';
import type { Field } from '../../ui/field';
import { Stepper } from '../../ui/Stepper';

const tiersMost = 10;

/** Laps, how many drive in a race, tiers. What a game can take is asked of its engine. */
export function Numbers({
  draft,
  field,
  info,
  onChange,
}: {
  draft: PlanDraft;
  field: Field;
  info: RulesOfServer | undefined;
  onChange(part: Partial<PlanDraft>): void;
}) {
  const laps = Number(draft.options.laps ?? info?.default_laps ?? field.laps[0] ?? 1);
  return (
    <div class="planning-numbers">
      <Stepper
        label={t('site.laps')}
        value={laps}
        among={field.laps}
        onChange={(next) => onChange({ options: { ...draft.options, laps: String(next) } })}
      />
      <Stepper
        label={t('league.field')}
        value={draft.field}
        among={field.seats}
        onChange={(next) => onChange({ field: next })}
      />
      {draft.format === 'points' && (
        <Stepper
          label={t('league.tiers')}
          value={draft.tiers}
          least={1}
          most={tiersMost}
          onChange={(tiers) => onChange({ tiers, movers: tiers > 1 ? Math.max(1, draft.movers) : 0 })}
        />
      )}
      {draft.format === 'points' && draft.tiers > 1 && (
        <Stepper
          label={t('league.movers_number')}
          value={draft.movers}
          least={0}
          most={field.seats.at(-1) ?? draft.field}
          onChange={(movers) => onChange({ movers })}
        />
      )}
    </div>
  );
}
