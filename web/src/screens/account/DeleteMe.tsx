import { useState } from 'preact/hooks';
import { deleteMe, me } from '../../api/me';
import { errorWords } from '../../api/words';
import { t } from '../../i18n';
import { Notice } from '../../ui/Notice';

/** Deleting asks once more, in place. */
export function DeleteMe() {
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    const answer = await deleteMe();
    if (!answer.ok) setFailure(errorWords(answer.error));
  };
  const isGuest = me.value?.is_guest === true;
  if (!isAsked) {
    return (
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {isGuest ? t('people.delete_guest') : t('site.delete_me')}
      </button>
    );
  }
  return (
    <div class="account-delete">
      <Notice tone="out" icon="flag">
        {failure ?? t('site.delete_sure')}
      </Notice>
      <div class="account-acts">
        <button type="button" class="button" onClick={() => void remove()}>
          {t('site.delete_yes')}
        </button>
        <button type="button" class="button button-main" onClick={() => setAsked(false)}>
          {t('site.delete_no')}
        </button>
      </div>
    </div>
  );
}
