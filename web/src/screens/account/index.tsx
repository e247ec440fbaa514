// One's name, account and settings.
import { isServerThere } from '../../api/client';
import { isLooking, me } from '../../api/me';
import { t } from '../../i18n';
import { shownName } from '../../ui/names';
import { Notice } from '../../ui/Notice';
import { useTitle } from '../../ui/title';
import './account.css';
import { GuestForm, LogInForm, NewAccountForm } from './forms';
import { SettingsForm } from './SettingsForm';
import { YourData } from './YourData';

export default function Account() {
  useTitle(t('site.account_title'));
  const person = me.value;
  if (!person && isLooking.value) return <div class="page page-text" />;
  return (
    <div class="page page-text">
      <h1 class="title">{person ? shownName(person.name) : t('site.account_title')}</h1>
      <p class="page-lead">
        {!person && t('site.account_nobody')}
        {person && t(person.is_guest ? 'people.guest_hint' : 'people.known_lead')}
      </p>
      {isServerThere.value === false && (
        <Notice tone="wear" icon="lock">
          {t('site.server_away')}
        </Notice>
      )}
      <div class={person ? 'account' : 'account account-three'}>
        {!person && <GuestForm />}
        {(!person || person.is_guest) && <NewAccountForm key={person?.id} />}
        {(!person || person.is_guest) && <LogInForm />}
        {person && <SettingsForm key={person.id} />}
        {person && <YourData />}
      </div>
    </div>
  );
}
