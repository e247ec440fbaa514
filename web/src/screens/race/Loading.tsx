// Before there is a race to show: what is known at once, and a sentence if it takes long; or why there is none.
import { useEffect, useState } from 'preact/hooks';
import { said, t } from '../../i18n';
import { loadRace } from '../../store/races';
import { circuitName } from '../../ui/games';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/router';

export function Loading({ id }: { id: string }) {
  const [title, setTitle] = useState('');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (id.startsWith('solo-'))
      void loadRace(id).then((race) => setTitle(race ? circuitName(race.setup.circuit) : ''));
    const timer = setTimeout(() => setIsLong(true), 3000);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <main class="race-loading">
      <h1 class="title">{title || t('race.race')}</h1>
      <p role="status">{isLong ? t('race.loading_long') : t('race.loading')}</p>
    </main>
  );
}

/** After so long a page that found no server looks again by itself. */
const patience = 10_000;

export function Failed({ id, failure }: { id: string; failure: string }) {
  useEffect(() => {
    if (failure !== 'away') return;
    const again = () => location.reload();
    const timer = setInterval(() => void fetch('/api/health').then(again, () => undefined), patience);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [failure]);
  return (
    <main class="race-loading">
      <h1 class="head">{said('race', `failure_${failure}`)}</h1>
      <p>{said('race', `failure_${failure}_safe`)}</p>
      <FailureCode code={`${failure} ${id}`} />
      <p class="race-loading-acts">
        <button type="button" class="button button-main" onClick={() => location.reload()}>
          {t('race.try_again')}
        </button>
        <Link to="/" class="button">
          {t('race.leave')}
        </Link>
      </p>
    </main>
  );
}

/** For one who asks for help: what failed, to be pasted. */
export function FailureCode({ code }: { code: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <p class="failure-code">
      <span class="mono">{t('race.failure_code', { code })}</span>
      {'clipboard' in navigator && (
        <button type="button" class="button button-small" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span role="status">{t(isCopied ? 'online.copied' : 'online.copy_code')}</span>
        </button>
      )}
    </p>
  );
}
