import { useState } from 'preact/hooks';
import type { Answer, ApiError } from '../../api/client';
import { inviteLink, keptInvite } from '../../api/hosted';
import { haveSession, keptName, me } from '../../api/me';
import { closeRace, leaveSeat, startRace, takeSeat } from '../../api/races';
import type { RaceOfServer } from '../../api/types';
import { t } from '../../i18n';
import { Invitation } from '../../ui/Invitation';
import { NameField } from '../../ui/NameField';
import { tableName } from '../../ui/names';
import { Refusal } from '../../ui/Refusal';
import { go, Link } from '../../ui/router';
import { SeatList } from './SeatList';

/** Who sits where, and what one may do about it. */
export function Seats({
  race,
  invite,
  onRace,
}: {
  race: RaceOfServer;
  invite: string | null;
  onRace(race: RaceOfServer): void;
}) {
  const [name, setName] = useState(me.value?.name ?? keptName());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const open = race.seats.filter((seat) => !seat.is_taken).length;
  const isHost = keptInvite(race.id) !== null;
  const mine = race.you ?? null;

  const act = async (doing: () => Promise<Answer<{ race: RaceOfServer }>>, seat?: number | null) => {
    setBusy(true);
    setFailure(null);
    const answer = await doing();
    setBusy(false);
    if (!answer.ok) setFailure(answer.error);
    else onRace({ ...answer.value.race, you: seat === undefined ? mine : seat });
    return answer.ok;
  };

  const sit = (index: number) =>
    act(async () => {
      const session = await haveSession(tableName(name));
      return session.ok ? takeSeat(race.id, index, tableName(name), invite) : session;
    }, index);

  if (race.state !== 'open') return <Begun race={race} invite={invite} />;
  return (
    <div class="join-body">
      <section class="panel join-panel" aria-labelledby="seats">
        <h2 class="head" id="seats">
          {t('site.seats')}
        </h2>
        {mine === null && open > 0 && <NameField value={name} onInput={setName} />}
        <SeatList
          race={race}
          canSit={mine === null && !isBusy && tableName(name) !== ''}
          onSit={(index) => void sit(index)}
        />
        <p class="legend-hint" role="status">
          {mine === null && open === 0 ? t('site.join_full') : t('site.lobby_waiting', { open })}
        </p>
        {failure && <Refusal error={failure} />}
        <div class="join-acts">
          {isHost && (
            <button
              type="button"
              class="button button-main"
              disabled={isBusy}
              onClick={() => void act(() => startRace(race.id, 'rookie'))}
            >
              {open > 0 ? t('site.start_with_bots', { open }) : t('site.start_race')}
            </button>
          )}
          {mine !== null && !isHost && (
            <button
              type="button"
              class="button"
              disabled={isBusy}
              onClick={() => void act(() => leaveSeat(race.id, mine), null)}
            >
              {t('site.leave_seat')}
            </button>
          )}
          {isHost && (
            <button
              type="button"
              class="button"
              disabled={isBusy}
              onClick={() => void act(() => closeRace(race.id)).then((done) => done && go('/'))}
            >
              {t('site.close_race')}
            </button>
          )}
          {mine === null && (
            <Link to={watchAddress(race.id, invite)} class="button">
              {t('site.watch')}
            </Link>
          )}
        </div>
      </section>
      {(isHost || race.is_public) && (
        <Invitation
          title={race.title}
          text={t('site.share_text', { race: race.title })}
          link={inviteLink(race.id, race.is_public ? null : invite)}
        />
      )}
    </div>
  );
}

function watchAddress(id: string, invite: string | null, part = ''): string {
  return invite ? `/race/${id}${part}?invite=${invite}` : `/race/${id}${part}`;
}

/** For those who come when it is on, or over. */
function Begun({ race, invite }: { race: RaceOfServer; invite: string | null }) {
  const isOver = race.state === 'over';
  return (
    <section class="panel join-panel">
      <p>{t(isOver ? 'site.join_over' : 'site.join_running')}</p>
      <div class="join-acts">
        <Link to={watchAddress(race.id, invite, isOver ? '/result' : '')} class="button button-main">
          {t(isOver ? 'site.to_result' : 'site.watch')}
        </Link>
      </div>
    </section>
  );
}
