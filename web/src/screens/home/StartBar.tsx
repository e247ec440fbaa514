import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { driverName } from '../../ui/games';
import { Notice } from '../../ui/Notice';
import { Link } from '../../ui/router';
import { Stepper } from '../../ui/Stepper';
import { driverAmong, useField } from '../../ui/field';
import { choice, choose } from './choice';
import { startSolo } from './start';

/** Laps, rivals and the one button: a race begins with one click. */
export function StartBar() {
  const [state, setState] = useState<'idle' | 'starting' | string>('idle');
  const { rules, circuit, laps, bots } = choice.value;
  const field = useField(rules, circuit);
  const driver = driverAmong(field.drivers, choice.value.driver);
  const rivals = Math.min(Math.max(bots, field.leastSeats - 1), field.mostSeats - 1);
  const lapsNow = Math.min(Math.max(laps, field.leastLaps), field.mostLaps);

  const start = () => {
    setState('starting');
    startSolo({ ...choice.value, bots: rivals, laps: lapsNow, driver }).catch((reason: unknown) =>
      setState(t('site.race_failed', { why: reason instanceof Error ? reason.message : String(reason) })),
    );
  };

  return (
    <div class="start-bar">
      {state !== 'idle' && state !== 'starting' && (
        <Notice tone="out" icon="flag">
          {state}
        </Notice>
      )}
      <div class="start-panel panel">
        <div class="start-choices">
          <Stepper
            label={t('site.laps')}
            value={lapsNow}
            words={t('site.laps_n', { laps: lapsNow })}
            least={field.leastLaps}
            most={field.mostLaps}
            onChange={(next) => choose({ laps: next })}
          />
          <Stepper
            label={t('site.rivals')}
            value={rivals}
            words={t('site.bots_n', { bots: rivals })}
            least={field.leastSeats - 1}
            most={field.mostSeats - 1}
            onChange={(next) => choose({ bots: next })}
          />
          <label class="start-strength">
            <span class="visually-hidden">{t('site.strength')}</span>
            <select
              class="start-select strong"
              value={driver}
              onChange={(event) => choose({ driver: event.currentTarget.value })}
            >
              {field.drivers.map((name) => (
                <option key={name} value={name}>
                  {driverName(name)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div class="start-acts">
          <Link to={`/host?rules=${rules}&circuit=${circuit}&laps=${lapsNow}`} class="button start-invite">
            {t('site.invite_friends')}
          </Link>
          <button
            type="button"
            class="button button-main start-now"
            disabled={state === 'starting'}
            onClick={start}
          >
            {t(state === 'starting' ? 'site.race_starting' : 'site.race_now')}
          </button>
        </div>
      </div>
    </div>
  );
}
