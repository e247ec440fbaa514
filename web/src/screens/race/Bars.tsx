// What stands between me and the race just now, in one bar each: refused, offline, time over, paused, away.
import type { ComponentChildren } from 'preact';
import type { Refusal, RulesId } from '../../engine/types';
import { has, t } from '../../i18n';
import { wordsOf } from '../../race/areas';
import { folded } from '../../race/fold';
import type { SessionState } from '../../race/types';
import { Icon, type IconName } from '../../ui/Icon';
import type { RaceModel } from './model';
import { Paused } from './Pause';
import { Since } from './Since';
import { Clause, StoryLine } from './StoryLine';

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

/** A rule's refusal in the words of its game, the server's in those of the table. */
function refusalWords(rules: RulesId, refusal: Refusal): string {
  const key = `online.refused_${refusal.name}`;
  return has(key) ? t(key) : wordsOf(rules, `refusal_${refusal.name}`, undefined, refusal.what);
}

function Refused({ model }: { model: RaceModel }) {
  const { refusal, info } = model.session.state.value;
  if (!refusal) return null;
  const clause = refusal.clause && <Clause rules={info.rules} clause={refusal.clause} />;
  return (
    <Bar tone="out" icon="undo" role="alert" end={clause}>
      <b>{t('online.refused')}</b> {refusalWords(info.rules, refusal)}
    </Bar>
  );
}

/** I choose another answer; until it is sealed the first one stands. */
function Changing({ model }: { model: RaceModel }) {
  const { isChanging, sealed } = model.session.state.value;
  if (!isChanging) return null;
  return (
    <Bar
      tone="plain"
      icon="lock"
      role="status"
      end={
        <button type="button" class="link bar-act" onClick={() => model.session.keepSealed?.()}>
          {t('online.keep_sealed')}
        </button>
      }
    >
      {sealed ? t('online.stays_sealed', { label: sealed }) : t('online.stays_sealed_unnamed')}
    </Bar>
  );
}

function offlineWords({ sealed, isSending, info }: SessionState): string {
  if (isSending) return t('online.offline_sending');
  if (sealed) return t('online.offline_sealed', { label: sealed });
  return info.you === null ? t('online.offline_watching') : t('online.offline_safe');
}

function Offline({ model }: { model: RaceModel }) {
  const state = model.session.state.value;
  // What is over does not change: its line may be gone.
  if (state.connection !== 'lost' || state.phase === 'over') return null;
  return (
    <Bar
      tone="wear"
      icon="lock"
      role="status"
      end={
        <button type="button" class="link bar-act" onClick={() => model.session.retry?.()}>
          {t('online.retry')}
        </button>
      }
    >
      <b>{t('online.offline')}</b> {offlineWords(state)}
    </Bar>
  );
}

/** What was done for me, and by which setting of the table. */
function Missed({ model }: { model: RaceModel }) {
  const { missed, seats, info, phase } = model.session.state.value;
  const isAway = info.you !== null && seats[info.you]?.isAway === true;
  if (phase === 'over' || (!missed && !isAway)) return null;
  const done = folded(missed?.happenings ?? []);
  const take = isAway && (
    <button type="button" class="button button-main" onClick={() => model.session.takeWheel?.()}>
      {t('online.take_wheel')}
    </button>
  );
  return (
    <Bar tone="wear" icon="clock" role="status" end={take}>
      <b>{done.length > 0 ? t('online.time_over_done') : t('online.time_over')}</b>{' '}
      {done.map((line, i) => (
        <span key={i}>
          <StoryLine rules={info.rules} line={line} cast={model.cast.value} />{' '}
        </span>
      ))}
      {isAway ? t('online.bot_drives') : missed && t(`online.late_${missed.how}`)}
    </Bar>
  );
}

export function Bars({ model }: { model: RaceModel }) {
  return (
    <div class="bars">
      <Refused model={model} />
      <Changing model={model} />
      <Offline model={model} />
      <Missed model={model} />
      <Paused model={model} />
      <Since model={model} />
    </div>
  );
}
