// Who stands where, and why before the next.
import type { League, LeagueRound, Row, Score } from '../api/league_types';
import { t } from '../i18n';
import { shownName } from '../ui/names';
import { EventStandings } from './EventStandings';
import './standings.css';
import { placeOfRound, resultWords, signed } from './words';
import { Why } from './Why';

export function Standings({ league }: { league: League }) {
  const { standings, plan } = league;
  if (standings.kind === 'event') return <EventStandings league={league} standings={standings} />;
  return (
    <>
      {standings.tiers.map((rows, i) => (
        <PointsTable
          key={i}
          league={league}
          rows={rows}
          title={plan.tiers > 1 ? t('league.standings_tier', { tier: i + 1 }) : t('league.standings')}
        />
      ))}
      {standings.teams.length > 0 && (
        <PointsTable league={league} rows={standings.teams} title={t('league.standings_teams')} />
      )}
      <Movers league={league} next={standings.next_tiers ?? []} />
    </>
  );
}

/** Rounds of which there is something to count. */
function roundsSoFar(league: League): LeagueRound[] {
  return league.rounds.filter((round) => round.races.some((race) => race.has_result));
}

function PointsTable({ league, rows, title }: { league: League; rows: Row[]; title: string }) {
  const rounds = roundsSoFar(league);
  return (
    <section class="panel standings">
      <div class="standings-scroll scroll-row" role="region" aria-label={title} tabIndex={0}>
        <table class="standings-table">
          <caption class="head">{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{t('league.place')}</span>
              </th>
              <th scope="col" class="standing-name">
                {t('league.name')}
              </th>
              {rounds.map((round) => (
                <th scope="col" key={round.number} class="standing-round" title={placeOfRound(round.circuit)}>
                  {t('league.round_short', { round: round.number })}
                </th>
              ))}
              <th scope="col" class="standing-round">
                {t('league.wins')}
              </th>
              <th scope="col">{t('league.points')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={row.name} class={row.name === league.you ? 'standing-mine' : undefined}>
                <td class="standing-place">{row.place}</td>
                <th scope="row" class="standing-name">
                  {shownName(row.name)}
                  <Why rows={rows} at={i} league={league} />
                </th>
                {rounds.map((round) => (
                  <td key={round.number} class="standing-round">
                    <Scores scores={row.scores.filter((score) => score.round === round.number)} />
                  </td>
                ))}
                <td class="standing-round">{row.wins}</td>
                <td class="strong">
                  {row.points}
                  {row.ruled_points !== 0 && (
                    <span class="small standing-ruled">
                      {t('league.points_ruled', { points: signed(row.ruled_points) })}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The points of a round; in brackets where better ones count. */
function Scores({ scores }: { scores: Score[] }) {
  if (scores.length === 0) return <span class="visually-hidden">{t('league.not_there')}</span>;
  return (
    <>
      {scores.map((score, i) => (
        <span key={i} title={resultWords(score)} class={score.result === 'finished' ? '' : 'tone-out'}>
          {i > 0 && ' '}
          {score.counts ? score.points : `(${score.points})`}
        </span>
      ))}
    </>
  );
}

/** After a season with tiers: who goes up and who goes down. */
function Movers({ league, next }: { league: League; next: { name: string; tier: number }[] }) {
  const tierNow = new Map(league.drivers.map((driver) => [driver.name, driver.tier]));
  const moved = next.filter(({ name, tier }) => tierNow.get(name) !== tier);
  if (moved.length === 0) return null;
  return (
    <section class="panel standings standings-movers">
      <h3 class="head">{t('league.movers')}</h3>
      <ul>
        {moved.map(({ name, tier }) => {
          const isUp = tier < (tierNow.get(name) ?? tier);
          return (
            <li key={name} class={isUp ? 'tone-free' : 'tone-out'}>
              {t(isUp ? 'league.goes_up' : 'league.goes_down', { name: shownName(name), tier })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
