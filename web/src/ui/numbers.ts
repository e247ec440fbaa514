import { language, t } from '../i18n';

/** 5793 metres as '5.79 km', with the reader's decimal sign. */
export function kilometres(metres: number): string {
  const km = (metres / 1000).toLocaleString(language.value, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return t('site.km', { km });
}

/** Time left as 0:42, 3:05:00 or in days. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const days = Math.floor(seconds / 86400);
  if (days > 0) {
    return new Intl.NumberFormat(language.value, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
      days,
    );
  }
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
