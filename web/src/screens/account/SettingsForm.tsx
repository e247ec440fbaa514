import { useState } from 'preact/hooks';
import { changeSettings, settings } from '../../api/me';
import { errorWords } from '../../api/words';
import { t } from '../../i18n';
import { Notice } from '../../ui/Notice';

/** Whether and how one is told that it is one's move. */
export function SettingsForm() {
  const [wanted, setWanted] = useState(settings.value);
  const [state, setState] = useState<'idle' | 'saved' | string>('idle');
  const save = async (event: Event) => {
    event.preventDefault();
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
          onChange={(event) => setWanted({ ...wanted, notify: event.currentTarget.checked })}
        />
        <span>{t('site.notify')}</span>
      </label>
      <label class="labelled">
        <span>{t('site.mail')}</span>
        <input
          class="field"
          type="email"
          autoComplete="email"
          value={wanted.mail ?? ''}
          onInput={(event) => setWanted({ ...wanted, mail: event.currentTarget.value })}
        />
      </label>
      <label class="labelled">
        <span>{t('site.hook')}</span>
        <input
          class="field"
          type="url"
          value={wanted.hook ?? ''}
          onInput={(event) => setWanted({ ...wanted, hook: event.currentTarget.value })}
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
      <button type="submit" class="button">
        {t('site.save')}
      </button>
    </form>
  );
}
