// Whom I hear: for me alone, and for all where I am the host.
import { keptInvite } from '../../api/hosted';
import { t } from '../../i18n';
import { listed, shownName } from '../../ui/names';
import type { RaceModel } from './model';

export function ChatPeople({ model }: { model: RaceModel }) {
  const { info, seats } = model.session.state.value;
  const muted = model.chat.muted.value;
  const others = seats.filter((seat) => seat.kind === 'human' && seat.index !== info.you);
  if (others.length === 0) return null;
  const isHost = keptInvite(info.id) !== null;
  const act = (name: string, isMuted: boolean, whom: 'me' | 'all') =>
    void model.chat.mute(name, isMuted, whom).catch(() => undefined);
  return (
    <details class="chat-people">
      <summary>
        {muted.length > 0 ? t('online.muted', { names: listed(muted.map(shownName)) }) : t('online.mute_who')}
      </summary>
      <ul>
        {others.map(({ name }) => {
          const isMuted = muted.includes(name);
          const named = { name: shownName(name) };
          return (
            <li key={name}>
              <button type="button" class="button button-small" onClick={() => act(name, !isMuted, 'me')}>
                {isMuted ? t('online.unmute', named) : t('online.mute', named)}
              </button>
              {isHost && !isMuted && (
                <button type="button" class="button button-small" onClick={() => act(name, true, 'all')}>
                  {t('online.mute_all', named)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
