import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { driverName } from '../../ui/games';
import { Notice } from '../../ui/Notice';
import { Link } from '../../ui/router';
import { Stepper } from '../../ui/Stepper';
import { driverAmong, nearest, useField } from '../../ui/field';
import { choice, choose } from './choice';
import { startSolo } from './start';

/** What is to be raced, laps, rivals and the one button: a race begins with one click, or with Enter on what was chosen last. */
export function StartForm({ children }: { children: ComponentChildren }) {
  const [state, setState] = useState<'idle' | 'starting' | string>('idle');
  const { rules, circuit, laps, bots } = choice.value;
  const field = useField(rules, circuit);
  const driver = driverAmong(field.drivers, choice.value.driver);
  const rivalsLawful = field.seats.map((seats) => seats - 1);
  const rivals = nearest(rivalsLawful, bots);
  const lapsNow = nearest(field.laps, laps);

  const start = (event: Event) => {
    event.preventDefault();
    if (state === 'starting') return;
    setState('starting');
    startSolo(choice.value).catch((reason: unknown) =>
      setState(t('site.race_failed', { why: reason instanceof Error ? reason.message : String(reason) })),
    );
  };

  return (
    <form class="home-main" onSubmit={start}>
      {children}
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
              among={field.laps}
              onChange={(next) => choose({ laps: next })}
            />
            <Stepper
              label={t('site.rivals')}
              value={rivals}
              words={t('site.bots_n', { bots: rivals })}
              among={rivalsLawful}
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
              type="submit"
              id="race-now"
              class="button button-main start-now"
              disabled={state === 'starting'}
            >
              {t(state === 'starting' ? 'site.race_starting' : 'site.race_now')}
            </button>
          </div>
        </div>
      </div>
    </form>
  );
}
