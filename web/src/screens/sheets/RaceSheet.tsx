import type { League, LeagueRace } from '../../api/league_types';
import { t } from '../../i18n';
import { raceTitle, roundTitle } from '../../league/words';
import { lapsOf } from '../../race/online_state';
import { shownName } from '../../ui/names';
import { SheetHead } from './index';

/** One race for one table: seats, drivers, and columns to be filled in by pen. */
export function RaceSheet({ league, race }: { league: League; race: LeagueRace }) {
  const round = league.rounds.find((one) => one.races.some(({ id }) => id === race.id));
  const laps = lapsOf(league.plan.options);
  const laurels = new Map(league.drivers.map((driver) => [driver.name, driver.laurels]));
  return (
    <section class="sheet scroll-row">
      <SheetHead league={league} title={raceTitle(race.id)} />
      {round && (
        <p>
          {roundTitle(league.plan, round)}
          {laps > 0 && `, ${t('site.laps_n', { laps })}`}
        </p>
      )}
      <table class="sheet-table sheet-race">
        <thead>
          <tr>
            <th scope="col">{t('league.seat')}</th>
            <th scope="col">{t('league.name')}</th>
            <th scope="col">{t('league.laurels')}</th>
            <th scope="col">{t('league.grid')}</th>
            <th scope="col">{t('league.place')}</th>
            <th scope="col">{t('league.end_out')}</th>
            <th scope="col">{t('league.end_crash')}</th>
            <th scope="col" class="sheet-wide">
              {t('league.remarks')}
            </th>
          </tr>
        </thead>
        <tbody>
          {race.drivers.map((name, i) => (
            <tr key={name}>
              <td>{i + 1}</td>
              <th scope="row">{shownName(name)}</th>
              <td>{laurels.get(name) || ''}</td>
              <td />
              <td />
              <td>☐</td>
              <td>☐</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p class="sheet-sign">{t('league.signed')}</p>
    </section>
  );
}
