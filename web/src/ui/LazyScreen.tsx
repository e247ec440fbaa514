import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';

type Screen = ComponentType<Record<string, string>>;

/** A screen that is fetched when it is wanted. No spinner: nothing for three seconds, then a sentence. */
export function LazyScreen({
  load,
  params,
  path,
}: {
  load: () => Promise<{ default: Screen }>;
  params: Record<string, string>;
  path: string;
}) {
  const [Screen, setScreen] = useState<{ it: Screen } | null>(null);
  const [state, setState] = useState<'quiet' | 'slow' | 'failed'>('quiet');
  const [tries, setTries] = useState(0);
  const first = useRef(path);

  useEffect(() => {
    let isWanted = true;
    const slow = setTimeout(() => setState((now) => (now === 'quiet' ? 'slow' : now)), 3000);
    load().then(
      (module) => isWanted && setScreen({ it: module.default }),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
      clearTimeout(slow);
    };
  }, [tries]);

  // Those who hear the page are taken to the new one; the first page is where the browser begins anyway.
  useEffect(() => {
    if (Screen && path !== first.current) document.getElementById('content')?.focus({ preventScroll: true });
    if (Screen) first.current = path;
  }, [path, Screen]);

  if (Screen) return <Screen.it {...params} />;
  if (state === 'quiet') return null;
  if (state === 'slow') return <p class="page small">{t('site.loading')}</p>;
  return (
    <div class="page">
      <div class="empty" role="alert">
        <p class="strong">{t('site.screen_failed')}</p>
        <p>{t('site.screen_failed_safe')}</p>
        <button
          type="button"
          class="button button-main"
          onClick={() => {
            setState('quiet');
            setTries(tries + 1);
          }}
        >
          {t('site.try_again')}
        </button>
      </div>
    </div>
  );
}
