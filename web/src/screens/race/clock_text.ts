import { useMemo } from 'preact/hooks';
import { language } from '../../i18n';

/** The time of day as it is written where the reader lives. */
export function useClock(): Intl.DateTimeFormat {
  const wish = language.value;
  return useMemo(() => {
    const own = navigator.languages.find((one) => one.startsWith(wish)) ?? wish;
    return new Intl.DateTimeFormat(own, { hour: '2-digit', minute: '2-digit' });
  }, [wish]);
}

/** Whole seconds until a moment, never below 0; null without one. */
export function secondsLeft(due: number | null, now: number): number | null {
  return due === null ? null : Math.max(0, Math.ceil((due - now) / 1000));
}

/** '0:42', '12:05', '3:00:00', and days in front where a race goes by mail. */
export function clockText(seconds: number): string {
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const short =
    hours > 0 || days > 0
      ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
      : `${minutes}:${two(seconds % 60)}`;
  return days > 0 ? `${days}d ${short}` : short;
}
