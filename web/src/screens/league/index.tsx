// A league: what is next, my race, its calendar, standings with their reasons, rulings, history.
import { useEffect } from 'preact/hooks';
import { fetchBoards } from '../../api/boards';
import { inviteLink } from '../../api/hosted';
import type { League } from '../../api/league_types';
import { leagueFile } from '../../api/leagues';
import { t } from '../../i18n';
import { nextWords } from '../../league/next_step';
import { Standings } from '../../league/Standings';
import { keyOfRaces, useLeague, type LeagueWatch } from '../../league/watch';
import { stateWords } from '../../league/words';
import { gameName } from '../../ui/games';
import { Icon } from '../../ui/Icon';
import { Invitation } from '../../ui/Invitation';
import { shownName } from '../../ui/names';
import { Link } from '../../ui/router';
import { useTitle } from '../../ui/title';
import { Away, NoLeague } from '../../league/Gone';
import { Calendar } from './Calendar';
import { Drivers } from './Drivers';
import { History, Rulings } from './Ledger';
import { HostNext } from './HostNext';
import { Mine } from './Mine';
import './league.css';

export default function LeagueScreen({ id }: { id: string }) {
  const watch = useLeague(id);
  const { league, error, isAway } = watch.state.value;
  useTitle(league?.plan.title ?? t('league.title'), t('league.about'));
  useEffect(() => void fetchBoards(), []);
  if (error) return <NoLeague />;
  if (!league) return isAway ? <Away isAlone /> : null;
  return (
    <div class="page league">
      {isAway && <Away />}
      <Heading league={league} />
      <div class="league-body">
        <div class="league-main">
          <Standings league={league} />
          <Calendar league={league} invite={keyOfRaces(watch)} />
          <Rulings league={league} />
        </div>
        <Side league={league} watch={watch} />
      </div>
      <History league={league} />
    </div>
  );
}

function Heading({ league }: { league: League }) {
  const { plan } = league;
  return (
    <header class="league-head">
      <p class="legend-hint">
        {t(plan.format === 'wbc' ? 'league.line_wbc' : 'league.line_points', {
          game: gameName(plan.rules),
          rounds: plan.circuits.length,
          host: shownName(league.host),
        })}
      </p>
      <h1 class="title">{plan.title}</h1>
      <p class="page-lead league-next" role="status">
        <span class={`league-state league-state-${league.state}`}>{stateWords(league.state)}</span>{' '}
        {nextWords(league)}
      </p>
    </header>
  );
}

function Side({ league, watch }: { league: League; watch: LeagueWatch }) {
  const { invite } = watch.state.value;
  return (
    <aside class="league-side">
      {league.is_host && <HostNext league={league} watch={watch} />}
      <Mine league={league} watch={watch} />
      <nav class="panel league-acts" aria-label={t('league.acts')}>
        {league.is_host && (
          <Link to={`/leagues/${league.id}/desk`} class="button">
            <Icon name="flag" />
            {t('league.to_desk')}
          </Link>
        )}
        <Link to={`/leagues/${league.id}/print`} class="button">
          <Icon name="list" />
          {t('league.to_sheets')}
        </Link>
        <a
          class="button"
          href={leagueFile(league.id, keyOfRaces(watch))}
          download={`${league.plan.name}.league`}
        >
          <Icon name="share" />
          {t('league.save_file')}
        </a>
      </nav>
      {league.is_host && (
        <Invitation
          title={league.plan.title}
          text={t('league.share_text', { league: league.plan.title })}
          link={inviteLink(league.id, league.is_public ? null : invite, 'leagues')}
        />
      )}
      <Drivers league={league} />
    </aside>
  );
}
