import { useState } from 'preact/hooks';
import { haveSession, keptName, me } from '../../api/me';
import { checkIn, enterDriver } from '../../api/leagues';
import type { League } from '../../api/league_types';
import { t } from '../../i18n';
import { useAct } from '../../league/act';
import { canEnter, currentRound, myRace } from '../../league/next_step';
import { keyOfRaces, type LeagueWatch } from '../../league/watch';
import { raceTitle, roundTitle } from '../../league/words';
import { NameField } from '../../ui/NameField';
import { shownName, tableName } from '../../ui/names';
import { Notice } from '../../ui/Notice';
import { Link } from '../../ui/router';
import { raceLink } from '../../league/race_link';

/** My part in it: enter, check in, race. */
export function Mine({ league, watch }: { league: League; watch: LeagueWatch }) {
  if (league.step === 'over') return null;
  if (league.you === null) return canEnter(league) ? <Enter league={league} watch={watch} /> : null;
  const race = myRace(league);
  if (!race) return <Present league={league} watch={watch} you={league.you} />;
  const link = raceLink(race, keyOfRaces(watch));
  return (
    <section class="panel league-mine" aria-labelledby="mine">
      <h2 class="head" id="mine">
        {t('league.your_race', { race: raceTitle(race.id) })}
      </h2>
      <p>{t('league.your_seat', { seat: race.drivers.indexOf(league.you) + 1, of: race.drivers.length })}</p>
      {link ? (
        <Link to={link} class="button button-main league-go">
          {t(race.room_state === 'open' ? 'league.to_grid' : 'league.to_race')}
        </Link>
      ) : (
        <p class="legend-hint">{t('league.at_table')}</p>
      )}
    </section>
  );
}

function Enter({ league, watch }: { league: League; watch: LeagueWatch }) {
  const [name, setName] = useState(me.value?.name ?? keptName());
  const [team, setTeam] = useState('');
  const [tier, setTier] = useState(league.plan.tiers);
  const act = useAct(watch);
  const enter = (event: Event) => {
    event.preventDefault();
    const driver = {
      name: tableName(name),
      ...(tableName(team) ? { team: tableName(team) } : {}),
      ...(league.plan.tiers > 1 ? { tier } : {}),
    };
    void act.run(async () => {
      const session = await haveSession(driver.name);
      return session.ok ? enterDriver(league.id, driver, watch.key) : session;
    });
  };
  return (
    <form
      class={`panel league-mine ${league.is_host ? 'is-quiet' : ''}`}
      aria-labelledby="enter"
      onSubmit={enter}
    >
      <h2 class="head" id="enter">
        {t('league.enter_title')}
      </h2>
      <NameField value={name} onInput={setName} />
      {league.plan.format === 'points' && (
        <label class="labelled">
          <span>{t('league.team_optional')}</span>
          <input
            class="field"
            maxLength={20}
            value={team}
            onInput={(event) => setTeam(event.currentTarget.value)}
          />
        </label>
      )}
      {league.plan.tiers > 1 && (
        <label class="labelled">
          <span>{t('league.tier')}</span>
          <select class="field" value={tier} onChange={(event) => setTier(Number(event.currentTarget.value))}>
            {Array.from({ length: league.plan.tiers }, (_, i) => (
              <option key={i} value={i + 1}>
                {t('league.tier_n', { tier: i + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
      {act.failure && (
        <Notice tone="out" icon="flag">
          {act.failure}
        </Notice>
      )}
      <button
        type="submit"
        class={`button league-go ${league.is_host ? '' : 'button-main'}`}
        disabled={act.isBusy || !tableName(name)}
      >
        {t('league.enter')}
      </button>
    </form>
  );
}

/** No race is drawn for me: I can say that I am there. */
function Present({ league, watch, you }: { league: League; watch: LeagueWatch; you: string }) {
  const act = useAct(watch);
  const round = currentRound(league);
  const isOpen = round && !round.is_closed && (league.step === 'draw' || league.step === 'throw_die');
  const isIn = round?.checked_in.includes(you) ?? false;
  return (
    <section class="panel league-mine" aria-labelledby="mine">
      <h2 class="head" id="mine">
        {t('league.you_are', { name: shownName(you) })}
      </h2>
      <p>{isOpen ? roundTitle(league.plan, round) : t('league.your_wait')}</p>
      {isOpen && !isIn && (
        <button
          type="button"
          class="button button-main league-go"
          disabled={act.isBusy}
          onClick={() => void act.run(() => checkIn(league.id, [you], watch.key))}
        >
          {t('league.check_in')}
        </button>
      )}
      {isOpen && <p class="legend-hint">{t(isIn ? 'league.checked_in' : 'league.check_in_hint')}</p>}
      {act.failure && (
        <Notice tone="out" icon="flag">
          {act.failure}
        </Notice>
      )}
    </section>
  );
}
