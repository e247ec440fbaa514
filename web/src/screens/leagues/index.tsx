// Leagues: mine, and those that anyone may look at or enter.
import { useEffect, useState } from 'preact/hooks';
import { isServerThere } from '../../api/client';
import type { LeagueSummary } from '../../api/league_types';
import { listLeagues, myLeagues } from '../../api/leagues';
import { me } from '../../api/me';
import { t } from '../../i18n';
import { stateWords } from '../../league/words';
import { gameName } from '../../ui/games';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { Link } from '../../ui/router';
import { useTitle } from '../../ui/title';
import { WatchTournament } from './WatchTournament';
import './leagues.css';

export default function Leagues() {
  useTitle(t('league.title'), t('league.about'));
  const [mine, setMine] = useState<LeagueSummary[]>([]);
  const [others, setOthers] = useState<LeagueSummary[] | null>(null);
  const person = me.value?.id;
  useEffect(() => {
    void listLeagues().then((answer) => answer.ok && setOthers(answer.value.leagues));
  }, []);
  useEffect(() => {
    if (person) void myLeagues().then((answer) => answer.ok && setMine(answer.value.leagues));
  }, [person]);
  const known = new Set(mine.map((one) => one.id));
  const shown = others?.filter((one) => !known.has(one.id));
  return (
    <div class="page leagues">
      <div class="leagues-main">
        <header>
          <h1 class="title">{t('league.title')}</h1>
          <p class="page-lead">{t('league.about')}</p>
        </header>
        {isServerThere.value === false && (
          <Notice tone="wear" icon="lock">
            {t('league.away')}
          </Notice>
        )}
        {mine.length > 0 && <List title={t('league.mine')} leagues={mine} />}
        {shown && shown.length > 0 && <List title={t('league.public')} leagues={shown} />}
        {mine.length === 0 && shown?.length === 0 && (
          <div class="empty">
            <p class="strong">{t('league.empty')}</p>
            <p>{t('league.empty_hint')}</p>
          </div>
        )}
      </div>
      <aside class="leagues-side">
        <Link to="/leagues/new" class="button button-main leagues-make">
          <Icon name="plus" />
          {t('league.make')}
        </Link>
        <WatchTournament />
      </aside>
    </div>
  );
}

function List({ title, leagues }: { title: string; leagues: LeagueSummary[] }) {
  return (
    <section>
      <h2 class="head">{title}</h2>
      <ul class="league-list">
        {leagues.map((league) => (
          <li key={league.id}>
            <Link to={`/leagues/${league.id}`} class="panel league-card">
              <span class="league-card-top">
                <span class="strong">{league.title}</span>
                <span class="legend-hint">{stateWords(league.state)}</span>
              </span>
              <span class="legend-hint">{gameName(league.rules)}</span>
              <span class="legend-hint">{progress(league)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function progress({ state, round, rounds, drivers }: LeagueSummary): string {
  const where = state === 'over' ? t('league.rounds_n', { rounds }) : t('league.round_of', { round, rounds });
  return `${where}, ${t('league.drivers_count', { count: drivers })}`;
}
