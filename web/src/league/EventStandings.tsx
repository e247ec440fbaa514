// A tournament: where its drivers stand, and the ranking of the heats that leads to the final (WBC-F.2).
import type { EventRow, League, Standings } from '../api/league_types';
import { t } from '../i18n';
import { shownName } from '../ui/names';
import { ordinal, resultWords, thousandths } from './words';
import { Why } from './Why';

export function EventStandings({
  league,
  standings,
}: {
  league: League;
  standings: Extract<Standings, { kind: 'event' }>;
}) {
  const hasFinal = standings.rows.some((row) => row.final_place);
  return (
    <>
      {hasFinal && <FinalTable league={league} rows={standings.rows} />}
      <HeatsTable league={league} rows={standings.heats} />
    </>
  );
}

function FinalTable({ league, rows }: { league: League; rows: EventRow[] }) {
  return (
    <section class="panel standings">
      <div class="standings-scroll scroll-row" role="region" aria-label={t('league.standings')} tabIndex={0}>
        <table class="standings-table">
          <caption class="head">{t('league.standings')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{t('league.place')}</span>
              </th>
              <th scope="col" class="standing-name">
                {t('league.name')}
              </th>
              <th scope="col">{t('league.final')}</th>
              <th scope="col">{t('league.best_heat')}</th>
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
                <td class="strong">{row.final_place ? ordinal(row.final_place) : ''}</td>
                <td>{row.best_finish ? ordinal(row.best_finish) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function HeatsTable({ league, rows }: { league: League; rows: EventRow[] }) {
  const heats = league.rounds.filter((round) => !round.is_final && round.races.length > 0);
  return (
    <section class="panel standings">
      <div class="standings-scroll scroll-row" role="region" aria-label={t('league.ranking')} tabIndex={0}>
        <table class="standings-table">
          <caption class="head">{t('league.ranking')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{t('league.rank')}</span>
              </th>
              <th scope="col" class="standing-name">
                {t('league.name')}
              </th>
              {heats.map((round) => (
                <th scope="col" key={round.number} class="standing-round">
                  {t('league.heat_short', { round: round.number })}
                </th>
              ))}
              <th scope="col">{t('league.points')}</th>
              <th scope="col" class="standing-round">
                {t('league.average')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={row.name} class={row.name === league.you ? 'standing-mine' : undefined}>
                <td class="standing-place">{row.place}</td>
                <th scope="row" class="standing-name">
                  {shownName(row.name)}
                  {row.role && <Role role={row.role} />}
                  <Why rows={rows} at={i} league={league} />
                </th>
                {heats.map((round) => {
                  const heat = row.heats.find((one) => one.round === round.number);
                  return (
                    <td key={round.number} class="standing-round">
                      {heat && resultWords(heat)}
                    </td>
                  );
                })}
                <td class="strong">{row.points}</td>
                <td class="standing-round">{row.average ? thousandths(row.average) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Role({ role }: { role: NonNullable<EventRow['role']> }) {
  return (
    <span class={`standing-role ${role === 'finalist' ? 'standing-finalist' : ''}`}>
      {t(`league.role_${role}`)}
    </span>
  );
}
