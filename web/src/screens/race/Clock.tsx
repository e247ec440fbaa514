// What is left of the time for a decision. The last ten seconds are said aloud once, by Live.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { clockText, secondsLeft } from './clock_text';
import type { RaceModel } from './model';

export function useSecondsLeft(due: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (due === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [due]);
  return secondsLeft(due, now);
}

export function Clock({ model }: { model: RaceModel }) {
  const { due, phase } = model.session.state.value;
  const left = useSecondsLeft(phase === 'running' ? due : null);
  if (left === null) return null;
  const text = clockText(left);
  return (
    <p
      class={`clock ${left <= 10 ? 'clock-short' : ''}`}
      role="timer"
      aria-label={t('race.time_left', { time: text })}
    >
      <Icon name="clock" size={18} />
      <span aria-hidden="true">{text}</span>
    </p>
  );
}
