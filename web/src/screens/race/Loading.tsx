// Before there is a race to show: what is known at once, and a sentence if it takes long; or why there is none.
import { useEffect, useState } from 'preact/hooks';
import { said, t } from '../../i18n';
import { loadRace } from '../../store/races';
import { circuitName } from '../../ui/games';
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

export function Failed({ failure }: { failure: string }) {
  return (
    <main class="race-loading">
      <h1 class="head">{said('race', `failure_${failure}`)}</h1>
      <p>{said('race', `failure_${failure}_safe`)}</p>
      <p class="mono">{t('race.failure_code', { code: failure })}</p>
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
