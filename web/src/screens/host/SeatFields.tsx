import { t } from '../../i18n';
import { oneDriver } from '../../ui/games';
import { shownName } from '../../ui/names';
import type { Plan } from './plan';

/** Who sits where: I am first, the others are open or bots. */
export function SeatFields({
  plan,
  drivers,
  people,
  onChange,
}: {
  plan: Plan;
  drivers: readonly string[];
  /** Those of the race before, for whom the first seats are kept open. */
  people: readonly string[];
  onChange(plan: Plan): void;
}) {
  return (
    <fieldset>
      <legend class="head">{t('site.seats')}</legend>
      <ol class="seat-fields">
        <li>
          <span class="seat-number">1</span>
          <span class="strong">{t('site.seat_me')}</span>
        </li>
        {plan.others.map((kind, i) => (
          <li key={i}>
            <span class="seat-number">{i + 2}</span>
            <select
              class="field"
              aria-label={t('site.seat_n', { n: i + 2 })}
              value={kind}
              onChange={(event) =>
                onChange({ ...plan, others: plan.others.with(i, event.currentTarget.value) })
              }
            >
              <option value="open">
                {people[i] ? t('people.seat_for', { name: shownName(people[i]) }) : t('site.seat_open')}
              </option>
              {drivers.map((driver) => (
                <option key={driver} value={driver}>
                  {t('site.seat_bot', { driver: oneDriver(driver) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      {people.length > 0 && (
        <p class="legend-hint seat-note">
          {t('people.same_people', { names: people.map(shownName).join(', ') })}
        </p>
      )}
    </fieldset>
  );
}
