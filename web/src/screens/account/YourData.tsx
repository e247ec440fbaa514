import { useState } from 'preact/hooks';
import { logOut, me, myData } from '../../api/me';
import { errorWords } from '../../api/words';
import type { Answer } from '../../api/client';
import { t } from '../../i18n';
import { Notice } from '../../ui/Notice';
import { saveFile } from '../result/save';
import { DeleteMe } from './DeleteMe';

/** What is kept of me: to take along, to leave here, to delete. A guest who logged out would be lost, so guests cannot. */
export function YourData() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const act = async (doing: () => Promise<Answer<unknown>>) => {
    setBusy(true);
    const answer = await doing();
    setBusy(false);
    setFailure(answer.ok ? null : errorWords(answer.error));
    return answer;
  };
  const save = async () => {
    const answer = await act(myData);
    if (answer.ok) saveFile('chicane.json', JSON.stringify(answer.value, null, 2));
  };
  const isGuest = me.value?.is_guest === true;
  return (
    <section class="panel account-form" aria-labelledby="your-data">
      <h2 class="head" id="your-data">
        {t('people.your_data')}
      </h2>
      <p class="legend-hint">{t('people.save_data_hint')}</p>
      <button type="button" class="button" disabled={isBusy} onClick={() => void save()}>
        {t('people.save_data')}
      </button>
      {!isGuest && (
        <>
          <p class="legend-hint">{t('people.log_out_hint')}</p>
          <button type="button" class="button" disabled={isBusy} onClick={() => void act(logOut)}>
            {t('site.log_out')}
          </button>
        </>
      )}
      {failure && (
        <Notice tone="out" icon="flag">
          {failure}
        </Notice>
      )}
      <DeleteMe />
    </section>
  );
}
