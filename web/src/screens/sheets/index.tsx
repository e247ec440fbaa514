// Sheets for a convention: who is there, one sheet a race with room for its result, the standings. Black on white, for A4.
import { useEffect } from 'preact/hooks';
import { fetchBoards } from '../../api/boards';
import type { League } from '../../api/league_types';
import { t } from '../../i18n';
import { Away, NoLeague } from '../../league/Gone';
import { currentRound, openRaces } from '../../league/next_step';
import { Standings } from '../../league/Standings';
import { useLeague } from '../../league/watch';
import { moment, roundTitle } from '../../league/words';
import { gameName } from '../../ui/games';
import { shownName } from '../../ui/names';
import { Link } from '../../ui/router';
import { useTitle } from '../../ui/title';
import { RaceSheet } from './RaceSheet';
import './sheets.css';

export default function Sheets({ id }: { id: string }) {
  const watch = useLeague(id);
  const { league, error, isAway } = watch.state.value;
  useTitle(league ? t('league.sheets_of', { league: league.plan.title }) : t('league.sheets'));
  useEffect(() => void fetchBoards(), []);
  if (error) return <NoLeague />;
  if (!league) return isAway ? <Away isAlone /> : null;
  const races = openRaces(league);
  return (
    <div class="page sheets">
      <header class="sheets-head">
        <h1 class="title">{t('league.sheets')}</h1>
        <p class="page-lead">{t('league.sheets_hint', { races: races.length })}</p>
        <div class="sheets-acts">
          <button type="button" class="button button-main" onClick={() => print()}>
            {t('league.print')}
          </button>
          <Link to={`/leagues/${id}`} class="button">
            {league.plan.title}
          </Link>
        </div>
      </header>
      <CheckInSheet league={league} />
      {races.map((race) => (
        <RaceSheet key={race.id} league={league} race={race} />
      ))}
      <section class="sheet scroll-row">
        <SheetHead league={league} title={t('league.standings')} />
        <Standings league={league} />
        <p class="sheet-foot">{t('league.sheet_stand', { at: moment(lastChange(league)) })}</p>
      </section>
    </div>
  );
}

function lastChange(league: League): number {
  return league.history.at(-1)?.at ?? league.created;
}

export function SheetHead({ league, title }: { league: League; title: string }) {
  return (
    <header class="sheet-head double-rule">
      <h2 class="head">{title}</h2>
      <p>
        {league.plan.title}, {gameName(league.plan.rules)}
      </p>
    </header>
  );
}

function CheckInSheet({ league }: { league: League }) {
  const round = currentRound(league);
  if (!round) return null;
  const drivers = league.drivers.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <section class="sheet scroll-row">
      <SheetHead
        league={league}
        title={t('league.check_in_title', { round: roundTitle(league.plan, round) })}
      />
      <table class="sheet-table">
        <thead>
          <tr>
            <th scope="col" class="sheet-box">
              {t('league.present')}
            </th>
            <th scope="col">{t('league.name')}</th>
            <th scope="col">{t('league.laurels')}</th>
            <th scope="col">{t('league.team')}</th>
            <th scope="col" class="sheet-wide">
              {t('league.remarks')}
            </th>
          </tr>
        </thead>
        <tbody>
          {drivers.map((driver) => (
            <tr key={driver.name}>
              <td class="sheet-box">{round.checked_in.includes(driver.name) ? '✓' : '☐'}</td>
              <th scope="row">{shownName(driver.name)}</th>
              <td>{driver.laurels || ''}</td>
              <td>{shownName(driver.team)}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
