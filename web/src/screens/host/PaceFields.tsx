import { said, t } from '../../i18n';
import type { Plan } from './plan';

const paces = [0, 60, 300, 86400, 259200];
const ways = ['bot', 'keep', 'default'] as const;

/** Clock, what happens when it runs out, and who may come. */
export function PaceFields({ plan, onChange }: { plan: Plan; onChange(plan: Plan): void }) {
  return (
    <div class="pace-fields">
      <label class="labelled">
        <span>{t('site.pace')}</span>
        <select
          class="field"
          value={plan.pace}
          onChange={(event) => onChange({ ...plan, pace: Number(event.currentTarget.value) })}
        >
          {paces.map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? t('site.pace_none') : said('site', `pace_${seconds}`)}
            </option>
          ))}
        </select>
      </label>
      {plan.pace > 0 && (
        <label class="labelled">
          <span>{t('site.missed')}</span>
          <select
            class="field"
            value={plan.missed}
            onChange={(event) => onChange({ ...plan, missed: event.currentTarget.value as Plan['missed'] })}
          >
            {ways.map((way) => (
              <option key={way} value={way}>
                {t(`site.missed_${way}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="labelled">
        <span>{t('site.who_may_join')}</span>
        <select
          class="field"
          value={plan.isPublic ? 'yes' : 'no'}
          onChange={(event) => onChange({ ...plan, isPublic: event.currentTarget.value === 'yes' })}
        >
          <option value="no">{t('site.public_no')}</option>
          <option value="yes">{t('site.public_yes')}</option>
        </select>
      </label>
    </div>
  );
}
