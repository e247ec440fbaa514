// Round by round: where, who starts, what is on, how it ended.
import { circuitNamed } from '../../api/boards';
import type { League, LeagueRace, LeagueRound } from '../../api/league_types';
import { CircuitOutline } from '../../board/CircuitOutline';
import { t } from '../../i18n';
import { raceTitle, resultWords, roundTitle } from '../../league/words';
import { shownName } from '../../ui/names';
import { Link } from '../../ui/router';
import { asFinished, type Finish } from '../../league/finish';
import { raceLink, replayLink } from '../../league/race_link';

export function Calendar({ league, invite }: { league: League; invite: string | null }) {
  const isNarrow = league.rounds.every((round) => round.races.length <= 1);
  return (
    <section class="league-calendar" aria-labelledby="calendar">
      <h2 class="head" id="calendar">
        {t('league.calendar')}
      </h2>
      <ol class={isNarrow ? 'league-rounds-narrow' : undefined}>
        {league.rounds.map((round) => (
          <Round key={round.number} league={league} round={round} invite={invite} />
        ))}
      </ol>
    </section>
  );
}

function roundState(league: League, round: LeagueRound): string {
  if (round.races.length > 0) {
    const open = round.races.filter((race) => !race.has_result).length;
    return open > 0 ? t('league.round_on', { open }) : t('league.round_done');
  }
  if (round.number !== league.round) return t('league.round_later');
  return round.checked_in.length > 0
    ? t('league.round_present', { count: round.checked_in.length })
    : t('league.round_due');
}

function Round({ league, round, invite }: { league: League; round: LeagueRound; invite: string | null }) {
  const circuit = circuitNamed(round.circuit);
  const laurels = new Map(round.list.map((one) => [one.name, one.laurels ?? 0]));
  return (
    <li class="league-round">
      <div class="league-round-head">
        {circuit && (
          <span class="league-round-outline">
            <CircuitOutline points={circuit.outline} start={circuit.start} />
          </span>
        )}
        <h3 class="strong">{roundTitle(league.plan, round)}</h3>
        <span class="legend-hint">{roundState(league, round)}</span>
      </div>
      {round.races.length > 0 && (
        <ul class="league-races">
          {round.races.map((race) => (
            <Race key={race.id} race={race} you={league.you} laurels={laurels} invite={invite} />
          ))}
        </ul>
      )}
    </li>
  );
}

function raceState(race: LeagueRace): string {
  if (race.is_annulled) return t('league.race_annulled');
  if (race.has_result) return t(race.by === 'hand' ? 'league.race_by_hand' : 'league.race_by_record');
  if (race.room_state === null) return t('league.race_at_table');
  return t(`league.race_${race.room_state}`);
}

function Race({
  race,
  you,
  laurels,
  invite,
}: {
  race: LeagueRace;
  you: string | null;
  laurels: Map<string, number>;
  invite: string | null;
}) {
  const link = raceLink(race, invite);
  const replay = replayLink(race, invite);
  const mine = (name: string) => (name === you ? 'league-race-mine' : undefined);
  return (
    <li class={`panel league-race ${race.is_annulled ? 'is-annulled' : ''}`}>
      <div class="league-race-head">
        <h4 class="strong">{raceTitle(race.id)}</h4>
        <span class="legend-hint">{raceState(race)}</span>
      </div>
      {race.has_result ? (
        <ol>
          {asFinished(race.results).map((result, i) => (
            <li key={i} class={mine(result.name)}>
              <span class={result.result === 'finished' ? 'league-race-place' : 'league-race-place tone-out'}>
                {resultWords(result)}
              </span>
              {result.is_excluded ? (
                <>
                  <s>{carName(result)}</s> <span class="small">{t('league.excluded')}</span>
                </>
              ) : (
                carName(result)
              )}
            </li>
          ))}
        </ol>
      ) : (
        <ol>
          {race.drivers.map((name, i) => (
            <li key={name} class={mine(name)}>
              <span class="league-race-place">{i + 1}</span>
              {shownName(name)}
              {!!laurels.get(name) && (
                <span class="small"> {t('league.laurels_n', { laurels: laurels.get(name)! })}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {link && (
        <div class="league-race-acts">
          <Link to={link} class="button">
            {t(linkWords(race, you))}
            <span class="visually-hidden">{raceTitle(race.id)}</span>
          </Link>
          {replay && (
            <Link to={replay} class="button">
              {t('league.replay')}
              <span class="visually-hidden">{raceTitle(race.id)}</span>
            </Link>
          )}
        </div>
      )}
    </li>
  );
}

function carName({ name, mark }: Finish): string {
  return mark ? `${shownName(name)} ${mark}` : shownName(name);
}

function linkWords(race: LeagueRace, you: string | null) {
  if (race.room_state === 'over') return 'league.see_result';
  if (race.room_state === 'open') return 'league.to_grid';
  return you !== null && race.drivers.includes(you) ? 'league.to_race' : 'league.watch';
}
