// A pause is asked for by one and begins when all people at the table want it; it ends when one of them goes on.
import { t } from '../../i18n';
import type { SessionState } from '../../race/types';
import { Icon } from '../../ui/Icon';
import { listed, shownName } from '../../ui/names';
import { Bar } from './Bars';
import type { RaceModel } from './model';

function myName({ info, seats }: SessionState): string | undefined {
  return info.you === null ? undefined : seats[info.you]?.name;
}

/** Those whose agreement is still missing. */
function missing(state: SessionState): string[] {
  const wanted = state.pauseWantedBy ?? [];
  const people = state.seats.filter((seat) => seat.kind === 'human' && !seat.isAway);
  return people.map((seat) => seat.name).filter((name) => !wanted.includes(name));
}

function beginWords(state: SessionState, me: string | undefined): string {
  const names = missing(state);
  if (me !== undefined && names.length === 1 && names[0] === me) return t('online.pause_begins_you');
  const shown = names.map((name) => (name === me ? t('online.you_among') : shownName(name)));
  return t('online.pause_begins', { names: listed(shown), count: names.length });
}

export function Paused({ model }: { model: RaceModel }) {
  const state = model.session.state.value;
  const { phase, pauseWantedBy = [] } = state;
  const isPaused = phase === 'paused';
  if (!isPaused && (phase !== 'running' || pauseWantedBy.length === 0)) return null;
  const me = myName(state);
  const isMine = me !== undefined && pauseWantedBy.includes(me);
  const others = pauseWantedBy.filter((name) => name !== me).map(shownName);
  const act = isPaused ? 'pause_end' : isMine ? 'pause_unask' : 'pause_join';
  return (
    <Bar
      tone="plain"
      icon="pause"
      role="status"
      end={
        me !== undefined && (
          <button type="button" class="button" onClick={() => model.session.wantPause?.(!isMine)}>
            {t(`online.${act}`)}
          </button>
        )
      }
    >
      <b>
        {isPaused
          ? t('online.paused')
          : others.length > 0
            ? t('online.pause_wanted', { names: listed(others), count: others.length })
            : t('online.pause_wanted_me')}
      </b>{' '}
      {isPaused ? t('online.paused_how') : beginWords(state, me)}
    </Bar>
  );
}

export function PauseAsk({ model }: { model: RaceModel }) {
  const { info, phase, pauseWantedBy = [] } = model.session.state.value;
  if (info.mode !== 'online' || info.you === null || phase !== 'running') return null;
  if (pauseWantedBy.length > 0) return null;
  const ask = () => {
    model.panel.value = null;
    model.session.wantPause?.(true);
  };
  return (
    <button type="button" class="button" onClick={ask}>
      <Icon name="pause" /> {t('online.pause_ask')}
    </button>
  );
}
