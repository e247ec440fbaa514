// Leagues: mine, and those that anyone may look at or enter.
import { useEffect, useState } from 'preact/hooks';
import { isServerThere } from '../../api/client';
import type { LeagueSummary } from '../../api/league_types';
import { listLeagues, myLeagues } from '../../api/leagues';
import { isLooking, me } from '../../api/me';
import { t } from '../../i18n';
import { stateWords } from '../../league/words';
import { gameName } from '../../ui/games';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { Link } from '../../ui/router';
import { useTitle } from '../../ui/title';
import { WatchTournament } from './WatchTournament';
import './leagues.css';

interface Lists {
  mine: LeagueSummary[];
  others: LeagueSummary[];
}

/** Both at once, so that nothing jumps. */
async function fetchLists(hasSession: boolean): Promise<Lists | null> {
  const [all, own] = await Promise.all([listLeagues(), hasSession ? myLeagues() : null]);
  if (!all.ok) return null;
  const mine = own?.ok ? own.value.leagues : [];
  const known = new Set(mine.map((one) => one.id));
  return { mine, others: all.value.leagues.filter((one) => !known.has(one.id)) };
}

export default function Leagues() {
  useTitle(t('league.title'), t('league.about'));
  const [lists, setLists] = useState<Lists | null>(null);
  const person = me.value?.id;
  const isKnown = !isLooking.value;
  useEffect(() => {
    if (isKnown) void fetchLists(person !== undefined).then(setLists);
  }, [person, isKnown]);
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
        {lists && lists.mine.length > 0 && <List title={t('league.mine')} leagues={lists.mine} />}
        {lists && lists.others.length > 0 && <List title={t('league.public')} leagues={lists.others} />}
        {lists && lists.mine.length + lists.others.length === 0 && (
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
