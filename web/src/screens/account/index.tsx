// One's name, account and settings.
import { useState } from 'preact/hooks';
import { isServerThere } from '../../api/client';
import { logOut, me } from '../../api/me';
import { t } from '../../i18n';
import { shownName } from '../../ui/names';
import { Notice } from '../../ui/Notice';
import { useTitle } from '../../ui/title';
import './account.css';
import { DeleteMe } from './DeleteMe';
import { GuestForm, LogInForm, NewAccountForm } from './forms';
import { SettingsForm } from './SettingsForm';

export default function Account() {
  useTitle(t('site.account_title'));
  const person = me.value;
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await logOut();
    setLeaving(false);
  };
  return (
    <div class="page page-text">
      <h1 class="title">{t('site.account_title')}</h1>
      <p class="page-lead">
        {!person && t('site.account_nobody')}
        {person?.is_guest && t('site.account_guest', { name: shownName(person.name) })}
        {person && !person.is_guest && t('site.account_known', { name: shownName(person.name) })}
      </p>
      {isServerThere.value === false && (
        <Notice tone="wear" icon="lock">
          {t('site.server_away')}
        </Notice>
      )}
      <div class="account">
        {!person && <GuestForm />}
        {(!person || person.is_guest) && <NewAccountForm />}
        {(!person || person.is_guest) && <LogInForm />}
        {person && <SettingsForm />}
        {person && (
          <section class="account-end">
            <button type="button" class="button" disabled={isLeaving} onClick={() => void leave()}>
              {t('site.log_out')}
            </button>
            <DeleteMe />
          </section>
        )}
      </div>
    </div>
  );
}
