// The referee's desk: everything that the host of a league does, in the order of an evening.
import { useEffect } from 'preact/hooks';
import { fetchBoards } from '../../api/boards';
import type { League } from '../../api/league_types';
import { t } from '../../i18n';
import { Away, NoLeague } from '../../league/Gone';
import { nextWords } from '../../league/next_step';
import { useLeague, type LeagueWatch } from '../../league/watch';
import { Notice } from '../../ui/Notice';
import { Link } from '../../ui/router';
import { useTitle } from '../../ui/title';
import { CheckIns } from './CheckIns';
import { Close } from './Close';
import { Draw } from './Draw';
import { Enter } from './Enter';
import { Races } from './Races';
import './referee.css';
import { RulingForm } from './RulingForm';
import { Upload } from './Upload';

export interface DeskProps {
  league: League;
  watch: LeagueWatch;
}

export default function Referee({ id }: { id: string }) {
  const watch = useLeague(id);
  const { league, error, isAway } = watch.state.value;
  useTitle(t('league.desk'), t('league.desk_about'));
  useEffect(() => void fetchBoards(), []);
  if (error) return <NoLeague />;
  if (!league) return isAway ? <Away isAlone /> : null;
  return (
    <div class="page desk">
      {isAway && <Away />}
      <header>
        <p class="legend-hint">
          <Link to={`/leagues/${id}`}>{league.plan.title}</Link>
        </p>
        <h1 class="title">{t('league.desk')}</h1>
        <p class="page-lead desk-next" role="status">
          {nextWords(league)}
        </p>
      </header>
      {league.is_host ? (
        <Desk league={league} watch={watch} />
      ) : (
        <Notice tone="wear" icon="lock">
          {t('league.desk_not_host', { host: league.host })}
        </Notice>
      )}
    </div>
  );
}

function Desk(props: DeskProps) {
  const { step } = props.league;
  return (
    <div class="desk-body">
      <div class="desk-column">
        <Enter {...props} />
        {step !== 'over' && <CheckIns {...props} />}
      </div>
      <div class="desk-column">
        {step !== 'over' && <Draw {...props} />}
        <Races {...props} />
        <Upload {...props} />
      </div>
      <div class="desk-column">
        <RulingForm {...props} />
        <Close {...props} />
        <Link to={`/leagues/${props.league.id}/print`} class="button">
          {t('league.to_sheets')}
        </Link>
      </div>
    </div>
  );
}
