import type { League } from '../../api/league_types';
import { drawRaces, startLeagueRace } from '../../api/leagues';
import { t } from '../../i18n';
import { useAct } from '../../league/act';
import { currentRound, openRaces } from '../../league/next_step';
import type { LeagueWatch } from '../../league/watch';
import { raceTitle, roundTitle } from '../../league/words';
import { Notice } from '../../ui/Notice';

/** What the league waits for its referee to do, without going to the desk. */
export function HostNext({ league, watch }: { league: League; watch: LeagueWatch }) {
  const act = useAct(watch);
  const round = currentRound(league);
  const isDue = league.step === 'draw' || league.step === 'throw_die';
  const waiting = openRaces(league).filter((race) => race.room_state === 'open');
  if (!round || (!isDue && waiting.length === 0)) return null;
  return (
    <section class="panel league-mine" aria-labelledby="host-next">
      <h2 class="head" id="host-next">
        {roundTitle(league.plan, round)}
      </h2>
      {isDue && (
        <button
          type="button"
          class="button button-main league-go"
          disabled={act.isBusy}
          onClick={() => void act.run(() => drawRaces(league.id))}
        >
          {t('league.draw')}
        </button>
      )}
      {waiting.map((race) => (
        <button
          key={race.id}
          type="button"
          class="button"
          disabled={act.isBusy}
          onClick={() => void act.run(() => startLeagueRace(league.id, race.id))}
        >
          {t('league.start_named', { race: raceTitle(race.id) })}
        </button>
      ))}
      {act.failure && (
        <Notice tone="out" icon="flag">
          {act.failure}
        </Notice>
      )}
    </section>
  );
}
