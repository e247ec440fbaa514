import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/router';
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
export function Failure({
  error,
  onRetry,
  isPart = false,
}: {
  error: unknown;
  onRetry?: () => void;
  /** The page has a headline of its own. */
  isPart?: boolean;
}) {
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <section class="failure" role="alert">
      <Heading class="head">
        <Icon name="close" />{' '}
        {t(error instanceof SourceFailure ? 'result.failed_open' : 'result.failed_file')}
      </Heading>
      <p>{failureWords(error)}</p>
      {error instanceof SourceFailure && error.live && (
        <Link class="button button-main" to={error.live}>
          {t('result.watch_live')}
        </Link>
      )}
      {onRetry && error instanceof SourceFailure && error.mayPass && (
        <button type="button" class="button" onClick={onRetry}>
          {t('result.try_again')}
        </button>
      )}
    </section>
  );
}
