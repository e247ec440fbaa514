import type { Part } from '../../engine/types';
import { t } from '../../i18n';
import { oddsSpoken, oddWord } from '../price';

/** A throw as a bar split by its results, each with its count. */
export function OddsBar({ part, withWords = true }: { part: Part; withWords?: boolean }) {
  const odds = (part.odds ?? []).filter((odd) => odd.ways > 0);
  return (
    <div class="odds" role="img" aria-label={oddsSpoken(part)}>
      <div class="odds-bar" aria-hidden="true">
        {odds.map((odd) => (
          <span key={odd.what} class={`fill-${odd.tone}`} style={{ flexGrow: odd.ways }} />
        ))}
      </div>
      {withWords && (
        <div class="odds-words small" aria-hidden="true">
          {odds.map((odd) => (
            <span key={odd.what}>
              <b class={`tone-${odd.tone}`}>{t('dash.fraction', { ways: odd.ways, of: part.of ?? 0 })}</b>{' '}
              {oddWord(odd)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
