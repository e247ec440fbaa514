// The lobby of a race: who invites, who sits where, my seat; its host starts it here.
import { useEffect, useMemo } from 'preact/hooks';
import { circuitNamed, fetchBoards } from '../../api/boards';
import { keptInvite } from '../../api/hosted';
import { watchLobby } from '../../api/live';
import type { RaceOfServer } from '../../api/types';
import { CircuitOutline } from '../../board/CircuitOutline';
import { t } from '../../i18n';
import { LeagueLink } from '../../league/LeagueLink';
import { circuitName, gameName } from '../../ui/games';
import { shownName } from '../../ui/names';
import { Notice } from '../../ui/Notice';
import { address, go, Link } from '../../ui/router';
import { useTitle } from '../../ui/title';
import './join.css';
import { Seats } from './Seats';

export default function Join({ id }: { id: string }) {
  const invite = address.value.query.get('invite') ?? keptInvite(id);
  const lobby = useMemo(() => watchLobby(id, invite), [id, invite]);
  useEffect(() => () => lobby.close(), [lobby]);
  useEffect(() => void fetchBoards(), []);
  const { race, error, isLive } = lobby.state.value;
  useTitle(race ? race.title : t('site.lobby_title'));

  const isSeated = race !== null && race.you !== null && race.you !== undefined;
  const isOn = race?.state === 'running' || race?.state === 'paused';
  useEffect(() => {
    if (isSeated && isOn) go(`/race/${id}`, 'replace');
  }, [isSeated, isOn]);

  if (error) {
    return (
      <div class="page">
        <div class="empty">
          <h1 class="head">{error.code === 'away' ? t('site.error_away') : t('site.join_none')}</h1>
          <Link to="/" class="button button-main">
            {t('site.to_home')}
          </Link>
        </div>
      </div>
    );
  }
  if (!race) return null;
  return (
    <div class="page join">
      {!isLive && (
        <Notice tone="wear" icon="lock">
          {t('site.connection_lost')}
        </Notice>
      )}
      <Heading race={race} />
      <Seats race={race} invite={invite} onRace={lobby.show} />
    </div>
  );
}

function lapsOf(race: RaceOfServer): number {
  return Number(/\blaps=(\d+)/.exec(race.options)?.[1] ?? 0);
}

function Heading({ race }: { race: RaceOfServer }) {
  const circuit = circuitNamed(race.circuit);
  const host = race.seats.find((seat) => seat.kind === 'human' && seat.is_taken);
  const isInvited = race.state === 'open' && host && race.you !== host.index;
  return (
    <div class="join-top">
      <div>
        {race.league && (
          <p>
            <LeagueLink league={race.league} />
          </p>
        )}
        <p class="legend-hint">
          {t('site.race_title', { game: gameName(race.rules), circuit: circuitName(race.circuit) })},{' '}
          {t('site.laps_n', { laps: lapsOf(race) })}
        </p>
        <h1 class="title">{race.title}</h1>
        {isInvited && (
          <p class="page-lead join-lead">{t('site.join_host', { name: shownName(host.name) })}</p>
        )}
      </div>
      {circuit && <CircuitOutline points={circuit.outline} start={circuit.start} />}
    </div>
  );
}
