import { useState } from 'preact/hooks';
import { changeSettings, me, settings } from '../../api/me';
import type { Settings } from '../../api/types';
import { errorWords } from '../../api/words';
import { t } from '../../i18n';
import { Notice } from '../../ui/Notice';

/** Whether and how one is told that it is one's move. */
export function SettingsForm() {
  const [wanted, setWanted] = useState(settings.value);
  const [state, setState] = useState<'idle' | 'saved' | string>('idle');
  const change = (part: Settings) => {
    setWanted({ ...wanted, ...part });
    setState('idle');
  };
  const save = async (event: Event) => {
    event.preventDefault();
    if (wanted.notify && !wanted.mail && !wanted.hook) return setState(t('people.notify_where'));
    const answer = await changeSettings(wanted);
    setState(answer.ok ? 'saved' : errorWords(answer.error));
  };
  return (
    <form class="panel account-form" aria-labelledby="settings" onSubmit={(event) => void save(event)}>
      <h2 class="head" id="settings">
        {t('site.settings')}
      </h2>
      <label class="account-check">
        <input
          type="checkbox"
          checked={wanted.notify ?? false}
          onChange={(event) => change({ notify: event.currentTarget.checked })}
        />
        <span>{t('site.notify')}</span>
      </label>
      <p class="legend-hint">{t('people.notify_hint')}</p>
      <label class="labelled">
        <span>{t('site.mail')}</span>
        <input
          class="field"
          type="email"
          autoComplete="email"
          value={wanted.mail ?? ''}
          onInput={(event) => change({ mail: event.currentTarget.value })}
        />
      </label>
      <label class="labelled">
        <span>{t('site.hook')}</span>
        <input
          class="field"
          type="url"
          placeholder="https://"
          value={wanted.hook ?? ''}
          onInput={(event) => change({ hook: event.currentTarget.value })}
        />
      </label>
      {state === 'saved' && (
        <Notice tone="free" icon="check">
          {t('site.saved')}
        </Notice>
      )}
      {state !== 'saved' && state !== 'idle' && (
        <Notice tone="out" icon="flag">
          {state}
        </Notice>
      )}
      <button type="submit" class={`button ${me.value?.is_guest ? '' : 'button-main'}`}>
        {t('site.save')}
      </button>
    </form>
  );
}
