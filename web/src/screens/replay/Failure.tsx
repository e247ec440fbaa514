import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { SourceFailure } from './source';
import { failureWords } from './words';
import './failure.css';

/** While a race is worked out: quiet at first, a sentence after three seconds. */
export function Opening() {
  return (
    <p class="opening" role="status">
      {t('result.loading')}
    </p>
  );
}

/** What failed, what is safe, what to do. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <section class="failure" role="alert">
      <h1 class="head">
        <Icon name="close" />{' '}
        {t(error instanceof SourceFailure ? 'result.failed_open' : 'result.failed_file')}
      </h1>
      <p>{failureWords(error)}</p>
      {onRetry && error instanceof SourceFailure && (
        <button type="button" class="button" onClick={onRetry}>
          {t('result.try_again')}
        </button>
      )}
    </section>
  );
}
