import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Answer } from '../../api/client';
import { becomeGuest, keptName, logIn, makeAccount, me } from '../../api/me';
import { errorWords } from '../../api/words';
import { t } from '../../i18n';
import { NameField } from '../../ui/NameField';
import { tableName } from '../../ui/names';
import { Notice } from '../../ui/Notice';

const passPhraseLeast = 10;

/** A form whose answer may be a refusal: it is said beside the button, and what was typed stays. */
function AskForm({
  title,
  hint,
  button,
  isMain,
  send,
  children,
}: {
  title: string;
  hint?: string;
  button: string;
  isMain?: boolean;
  send(): Promise<Answer<unknown>>;
  children: ComponentChildren;
}) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const head = useId();
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const answer = await send();
    setBusy(false);
    setFailure(answer.ok ? null : errorWords(answer.error));
  };
  return (
    <form class="panel account-form" aria-labelledby={head} onSubmit={(event) => void submit(event)}>
      <h2 class="head" id={head}>
        {title}
      </h2>
      {hint && <p class="legend-hint">{hint}</p>}
      {children}
      {failure && (
        <Notice tone="out" icon="flag">
          {failure}
        </Notice>
      )}
      <button type="submit" class={`button ${isMain ? 'button-main' : ''}`} disabled={isBusy}>
        {button}
      </button>
    </form>
  );
}

function PassPhrase({
  value,
  kind,
  onInput,
}: {
  value: string;
  kind: 'new-password' | 'current-password';
  onInput(text: string): void;
}) {
  const hint = useId();
  return (
    <label class="labelled">
      <span>{t('site.pass_phrase')}</span>
      <input
        class="field"
        type="password"
        required
        minLength={passPhraseLeast}
        maxLength={200}
        autoComplete={kind}
        aria-describedby={hint}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <span class="small" id={hint}>
        {t('site.pass_phrase_hint', { count: passPhraseLeast })}
      </span>
    </label>
  );
}

export function GuestForm() {
  const [name, setName] = useState(keptName());
  return (
    <AskForm
      isMain
      title={t('site.be_guest')}
      button={t('site.save_name')}
      send={() => becomeGuest(tableName(name))}
    >
      <NameField value={name} onInput={setName} />
    </AskForm>
  );
}

export function NewAccountForm() {
  const [name, setName] = useState(me.value?.name ?? keptName());
  const [phrase, setPhrase] = useState('');
  return (
    <AskForm
      isMain={me.value !== null}
      title={t('site.make_account')}
      hint={t('site.make_account_hint')}
      button={t('site.make_account')}
      send={() => makeAccount(tableName(name), phrase)}
    >
      <NameField value={name} onInput={setName} />
      <PassPhrase kind="new-password" value={phrase} onInput={setPhrase} />
    </AskForm>
  );
}

export function LogInForm() {
  const [name, setName] = useState('');
  const [phrase, setPhrase] = useState('');
  return (
    <AskForm title={t('site.log_in_title')} button={t('site.log_in')} send={() => logIn(name.trim(), phrase)}>
      <NameField isKnown value={name} onInput={setName} />
      <PassPhrase kind="current-password" value={phrase} onInput={setPhrase} />
    </AskForm>
  );
}
