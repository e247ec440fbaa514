import type { LeagueOfRace } from '../api/types';
import { t } from '../i18n';
import { Link } from '../ui/router';
import { raceTitle } from './words';

/** From a race back to its league: 'Heat H1A of the spring cup'. */
export function LeagueLink({ league, class: name }: { league: LeagueOfRace; class?: string }) {
  return (
    <Link to={`/leagues/${encodeURIComponent(league.id)}`} class={name}>
      {t('league.of_league', { race: raceTitle(league.race), league: league.title })}
    </Link>
  );
}
