import { useEffect, useState } from 'preact/hooks';
import { isServerThere } from '../../api/client';
import { listRaces } from '../../api/races';
import type { Summary } from '../../api/types';
import { t } from '../../i18n';
import { circuitName, gameName } from '../../ui/games';
import { Notice } from '../../ui/Notice';
import { Link } from '../../ui/router';
import './lists.css';

export function OpenRaces() {
  const [races, setRaces] = useState<Summary[] | null>(null);

  useEffect(() => {
    let isWanted = true;
    void Promise.all([listRaces('open'), listRaces('running')]).then(([open, running]) => {
      if (!isWanted || !open.ok || !running.ok) return;
      setRaces(
        [...open.value.races.filter((race) => race.open_seats > 0), ...running.value.races].slice(0, 8),
      );
    });
    return () => {
      isWanted = false;
    };
  }, []);

  return (
    <section aria-labelledby="open-races">
      <h2 class="head-line list-head" id="open-races">
        <span class="head">{t('site.open_races')}</span>
      </h2>
      {isServerThere.value === false && (
        <Notice tone="wear" icon="lock">
          {t('site.server_away')}
        </Notice>
      )}
      {isServerThere.value !== false && !races?.length && (
        <div class={races ? 'empty' : 'empty is-unknown'}>
          <p>{t('site.no_open_races')}</p>
          <Link to="/host" class="button">
            {t('site.host_title')}
          </Link>
        </div>
      )}
      {races && races.length > 0 && (
        <ul class="open-rows">
          {races.map((race) => (
            <Row key={race.id} race={race} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ race }: { race: Summary }) {
  const name = t('site.race_title', { game: gameName(race.rules), circuit: circuitName(race.circuit) });
  const isOpen = race.state === 'open';
  return (
    <li class="open-row">
      <span class="race-row-text">
        <span class="strong">{name}</span>
        <span class="legend-hint">{race.seats.filter(Boolean).join(', ')}</span>
      </span>
      <span class="legend-hint open-row-state">
        {isOpen ? t('site.seats_left', { open: race.open_seats }) : t('site.state_turn', { turn: race.turn })}
      </span>
      <Link to={isOpen ? `/join/${race.id}` : `/race/${race.id}`} class="button">
        {t(isOpen ? 'site.join' : 'site.watch')}
        <span class="visually-hidden">{name}</span>
      </Link>
    </li>
  );
}
