import { said, t } from '../../i18n';
import type { Plan } from './plan';

const paces = [0, 60, 300, 86400, 259200];
const ways = ['bot', 'keep', 'default'] as const;

export type Paced = Pick<Plan, 'pace' | 'missed' | 'isPublic'>;

/** Clock, what happens when it runs out, and who may come. */
export function PaceFields({
  plan,
  anyone = t('site.public_yes'),
  onChange,
}: {
  plan: Paced;
  /** Where those without the link find it. */
  anyone?: string;
  onChange(part: Partial<Paced>): void;
}) {
  return (
    <div class="pace-fields">
      <label class="labelled">
        <span>{t('site.pace')}</span>
        <select
          class="field"
          value={plan.pace}
          onChange={(event) => onChange({ pace: Number(event.currentTarget.value) })}
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
            onChange={(event) => onChange({ missed: event.currentTarget.value as Plan['missed'] })}
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
          onChange={(event) => onChange({ isPublic: event.currentTarget.value === 'yes' })}
        >
          <option value="no">{t('site.public_no')}</option>
          <option value="yes">{anyone}</option>
        </select>
      </label>
    </div>
  );
}
