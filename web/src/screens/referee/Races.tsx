import { useState } from 'preact/hooks';
import { startLeagueRace } from '../../api/leagues';
import type { LeagueRace } from '../../api/league_types';
import { t } from '../../i18n';
import { useAct } from '../../league/act';
import { openRaces } from '../../league/next_step';
import { raceLink } from '../../league/race_link';
import { keyOfRaces } from '../../league/watch';
import { raceTitle } from '../../league/words';
import { shownName } from '../../ui/names';
import { Link } from '../../ui/router';
import { ByHand } from './ByHand';
import type { DeskProps } from './index';
import { Refusal } from './Refusal';

/** Races that are drawn and not driven. */
export function Races({ league, watch }: DeskProps) {
  const races = openRaces(league);
  return (
    <section class="panel desk-panel" aria-labelledby="desk-races">
      <h2 class="head" id="desk-races">
        {t('league.races_open', { count: races.length })}
      </h2>
      {races.length === 0 && <p class="legend-hint">{t('league.races_none')}</p>}
      <ul class="desk-races">
        {races.map((race) => (
          <Race key={race.id} race={race} league={league} watch={watch} />
        ))}
      </ul>
    </section>
  );
}

function Race({ race, league, watch }: DeskProps & { race: LeagueRace }) {
  const [isByHand, setByHand] = useState(false);
  const act = useAct(watch);
  const link = raceLink(race, keyOfRaces(watch));
  return (
    <li class="desk-race">
      <h3 class="strong">{raceTitle(race.id)}</h3>
      <p class="legend-hint">{race.drivers.map(shownName).join(', ')}</p>
      <div class="desk-line">
        {race.room && race.room_state === 'open' && (
          <button
            type="button"
            class="button button-main"
            disabled={act.isBusy}
            onClick={() => void act.run(() => startLeagueRace(league.id, race.id))}
          >
            {t('league.start_race')}
            <span class="visually-hidden">{raceTitle(race.id)}</span>
          </button>
        )}
        {link && race.room_state !== 'open' && (
          <Link to={link} class="button">
            {t('league.watch')}
            <span class="visually-hidden">{raceTitle(race.id)}</span>
          </Link>
        )}
        <button type="button" class="button" aria-expanded={isByHand} onClick={() => setByHand(!isByHand)}>
          {t('league.by_hand')}
          <span class="visually-hidden">{raceTitle(race.id)}</span>
        </button>
      </div>
      <Refusal failure={act.failure} />
      {isByHand && <ByHand race={race} league={league} watch={watch} />}
    </li>
  );
}
