import { useRef, useState } from 'preact/hooks';
import { enterBots, enterDriver } from '../../api/leagues';
import { t } from '../../i18n';
import { useAct } from '../../league/act';
import { canEnter } from '../../league/next_step';
import { useField } from '../../ui/field';
import { driverName } from '../../ui/games';
import { tableName } from '../../ui/names';
import { Stepper } from '../../ui/Stepper';
import type { DeskProps } from './index';
import { Refusal } from './Refusal';

/** Names one after the other: Enter, and the field is empty for the next. Bots fill the rest. */
export function Enter({ league, watch }: DeskProps) {
  return (
    <section class="panel desk-panel" aria-labelledby="desk-drivers">
      <h2 class="head" id="desk-drivers">
        {t('league.drivers_n', { count: league.drivers.length })}
      </h2>
      {canEnter(league) && (
        <>
          <Names league={league} watch={watch} />
          <Bots league={league} watch={watch} />
        </>
      )}
    </section>
  );
}

function Names({ league, watch }: DeskProps) {
  const { plan } = league;
  const [name, setName] = useState('');
  const [laurels, setLaurels] = useState(0);
  const [team, setTeam] = useState('');
  const [tier, setTier] = useState(1);
  const field = useRef<HTMLInputElement>(null);
  const act = useAct(watch);
  const enter = async (event: Event) => {
    event.preventDefault();
    const driver = {
      name: tableName(name),
      driver: 'human',
      is_me: false,
      ...(plan.format === 'wbc' ? { laurels } : {}),
      ...(tableName(team) ? { team: tableName(team) } : {}),
      ...(plan.tiers > 1 ? { tier } : {}),
    };
    if (!driver.name) return;
    if (await act.run(() => enterDriver(league.id, driver, null))) {
      setName('');
      setLaurels(0);
    }
    field.current?.focus();
  };
  return (
    <form class="desk-form" onSubmit={(event) => void enter(event)}>
      <div class="desk-line">
        <label class="labelled desk-grow">
          <span>{t('league.name')}</span>
          <input
            ref={field}
            class="field strong"
            maxLength={40}
            autoComplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        {plan.format === 'wbc' && (
          <label class="labelled desk-short">
            <span>{t('league.laurels')}</span>
            <input
              class="field"
              type="number"
              min={0}
              max={1000000}
              value={laurels}
              onInput={(event) => setLaurels(Number(event.currentTarget.value))}
            />
          </label>
        )}
        {plan.format === 'points' && (
          <label class="labelled desk-short">
            <span>{t('league.team')}</span>
            <input
              class="field"
              maxLength={20}
              value={team}
              onInput={(event) => setTeam(event.currentTarget.value)}
            />
          </label>
        )}
        {plan.tiers > 1 && (
          <label class="labelled desk-short">
            <span>{t('league.tier')}</span>
            <input
              class="field"
              type="number"
              min={1}
              max={plan.tiers}
              value={tier}
              onInput={(event) => setTier(Number(event.currentTarget.value))}
            />
          </label>
        )}
        <button type="submit" class="button" aria-disabled={act.isBusy}>
          {t('league.enter_name')}
        </button>
      </div>
      <Refusal failure={act.failure} />
    </form>
  );
}

function Bots({ league, watch }: DeskProps) {
  const [bots, setBots] = useState(4);
  const { drivers } = useField(league.plan.rules, league.plan.circuits[0] ?? 'monza');
  const [driver, setDriver] = useState('rookie');
  const act = useAct(watch);
  return (
    <div class="desk-form">
      <div class="desk-line">
        <Stepper
          label={t('league.bots')}
          value={bots}
          words={t('site.bots_n', { bots })}
          least={1}
          most={60}
          onChange={setBots}
        />
        <select
          class="field"
          aria-label={t('site.strength')}
          value={driver}
          onChange={(event) => setDriver(event.currentTarget.value)}
        >
          {drivers.map((one) => (
            <option key={one} value={one}>
              {driverName(one)}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="button"
          disabled={act.isBusy}
          onClick={() => void act.run(() => enterBots(league.id, bots, driver))}
        >
          {t('league.enter_bots')}
        </button>
      </div>
      <Refusal failure={act.failure} />
    </div>
  );
}
