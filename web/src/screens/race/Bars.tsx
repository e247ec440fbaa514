// What stands between me and the race just now, in one bar each: refused, offline, time over, paused, away.
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n';
import { wordsOf } from '../../race/areas';
import { Icon, type IconName } from '../../ui/Icon';
import type { RaceModel } from './model';
import { Since } from './Since';
import { Clause } from './StoryLine';

export function Bar({
  tone,
  icon,
  role,
  children,
  end,
}: {
  tone: 'plain' | 'wear' | 'out';
  icon: IconName;
  role?: 'alert' | 'status';
  children: ComponentChildren;
  end?: ComponentChildren;
}) {
  return (
    <div class={`bar bar-${tone}`} role={role}>
      <Icon name={icon} />
      <p>{children}</p>
      {end}
    </div>
  );
}

function Refused({ model }: { model: RaceModel }) {
  const { refusal, info } = model.session.state.value;
  if (!refusal) return null;
  return (
    <Bar tone="out" icon="undo" role="alert" end={<Clause rules={info.rules} clause={refusal.clause} />}>
      <b>{t('race.refused')}</b> {wordsOf(info.rules, `refusal_${refusal.name}`, undefined, refusal.what)}
    </Bar>
  );
}

function Offline({ model }: { model: RaceModel }) {
  const { connection, sealed, isSending } = model.session.state.value;
  if (connection !== 'lost') return null;
  return (
    <Bar
      tone="wear"
      icon="lock"
      role="status"
      end={
        <button type="button" class="link bar-act" onClick={() => model.session.retry?.()}>
          {t('race.retry')}
        </button>
      }
    >
      <b>{t('race.offline')}</b>{' '}
      {isSending ? t('race.offline_sending') : sealed ? t('race.offline_sealed') : t('race.offline_safe')}
    </Bar>
  );
}

function Missed({ model }: { model: RaceModel }) {
  const { missed, seats, info } = model.session.state.value;
  const isAway = info.you !== null && seats[info.you]?.isAway === true;
  if (!missed && !isAway) return null;
  const take = isAway && (
    <button type="button" class="button" onClick={() => model.session.takeWheel?.()}>
      {t('race.take_wheel')}
    </button>
  );
  return (
    <Bar tone="wear" icon="clock" role="status" end={take}>
      <b>{t('race.time_over')}</b> {t(`race.missed_${isAway ? 'bot' : (missed ?? 'bot')}`)}
    </Bar>
  );
}

function Paused({ model }: { model: RaceModel }) {
  const { phase, pauseWantedBy = [], info, seats } = model.session.state.value;
  const me = info.you === null ? undefined : seats[info.you]?.name;
  const isMine = me !== undefined && pauseWantedBy.includes(me);
  if (phase !== 'paused' && pauseWantedBy.length === 0) return null;
  const change = me !== undefined && (
    <button type="button" class="button" onClick={() => model.session.wantPause?.(!isMine)}>
      {isMine ? t('race.pause_end') : t('race.pause_join')}
    </button>
  );
  return (
    <Bar tone="plain" icon="pause" role="status" end={change}>
      <b>{phase === 'paused' ? t('race.paused') : t('race.pause_wanted')}</b>{' '}
      {t('race.pause_by', { names: pauseWantedBy.join(', ') })}
    </Bar>
  );
}

export function Bars({ model }: { model: RaceModel }) {
  return (
    <div class="bars">
      <Refused model={model} />
      <Offline model={model} />
      <Missed model={model} />
      <Paused model={model} />
      <Since model={model} />
    </div>
  );
}
