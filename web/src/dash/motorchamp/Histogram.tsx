// In how many ways each total comes, coloured by what it does, with the limit of the square; and the same in words.
import { said, t } from '../../i18n';
import { spansOf, waysOf, type End, type Total } from './instruments';

export const tones = { on: 'free', off: 'wear', out: 'out' } as const;
const height = 76;

export function endWords(end: End, isPractice: boolean): string {
  return said('motorchamp', isPractice && end !== 'on' ? `end_practice_${end}` : `end_${end}`);
}

interface Props {
  label: string;
  totals: Total[];
  limit: number;
  isPractice: boolean;
}

export function Histogram({ label, totals, limit, isPractice }: Props) {
  const most = Math.max(...totals.map(({ ways }) => ways));
  const of = waysOf(totals);
  return (
    <div class="mc-totals">
      <ol class="mc-histogram" aria-label={t('motorchamp.histogram', { throw: label })}>
        {totals.map(({ total, ways, end }) => (
          <li key={total} class={limit > 0 && total === limit ? 'is-limit' : ''}>
            <span class="visually-hidden">{t('motorchamp.histogram_spoken', { total, ways, of, end })}</span>
            <span
              class={`mc-bar fill-${tones[end]} mc-bar-${end}`}
              style={{ height: `${(ways / most) * height}px` }}
              aria-hidden="true"
            />
            <span class="mc-bar-total" aria-hidden="true">
              {total}
            </span>
            {limit > 0 && total === limit && (
              <span class="mc-limit" aria-hidden="true">
                {t('motorchamp.limit', { limit })}
              </span>
            )}
          </li>
        ))}
      </ol>
      <ul class="mc-ends">
        {spansOf(totals).map(({ from, to, end }) => (
          <li key={from}>
            <b class={`tone-${tones[end]}`}>{from === to ? from : t('motorchamp.totals', { from, to })}</b>{' '}
            {endWords(end, isPractice)}
          </li>
        ))}
      </ul>
    </div>
  );
}
