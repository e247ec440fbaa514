// Why there is no race to show: what failed, what is safe, what to do, and a code for those who are asked for help.
import { useState } from 'preact/hooks';
import { said, t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/router';
import { useComeBack } from './come_back';

/** What of a failure helps others to find it: its name, the race, and what the machine said. */
export function codeOf(failure: string, race: string, cause: unknown): string {
  const said = cause instanceof Error ? cause.message : '';
  return [failure, race, said === failure ? '' : said].filter(Boolean).join(' / ');
}

/** In the place of a dashboard: whatever of the board is known stays above it. */
export function Failed({ failure, code }: { failure: string; code: string }) {
  useComeBack(failure === 'away');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
  };
  return (
    <div class="race-failed" role="alert">
      <h2 class="head">{said('race', `failure_${failure}`)}</h2>
      <p>{said('race', `failure_${failure}_safe`)}</p>
      <p class="race-failed-acts">
        <button type="button" class="button button-main" onClick={() => location.reload()}>
          {t('race.try_again')}
        </button>
        <Link to="/" class="button">
          {t('race.leave')}
        </Link>
      </p>
      <p class="race-failed-acts race-failed-code">
        <span class="small">{t('race.failure_code')}</span> <code class="mono">{code}</code>
        {'clipboard' in navigator && (
          <button type="button" class="button button-small" onClick={() => void copy()}>
            <Icon name={isCopied ? 'check' : 'copy'} />
            <span aria-live="polite">{isCopied ? t('race.code_copied') : t('race.code_copy')}</span>
          </button>
        )}
      </p>
    </div>
  );
}
