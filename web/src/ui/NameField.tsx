import { useId } from 'preact/hooks';
import { t } from '../i18n';

/** One's name at the table; where a new one is chosen, with what it may be. */
export function NameField({
  value,
  isKnown = false,
  onInput,
}: {
  value: string;
  isKnown?: boolean;
  onInput(name: string): void;
}) {
  const hint = useId();
  return (
    <label class="labelled">
      <span>{t('site.your_name')}</span>
      <input
        class="field strong"
        required
        maxLength={20}
        autoComplete={isKnown ? 'username' : 'nickname'}
        value={value}
        aria-describedby={isKnown ? undefined : hint}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {!isKnown && (
        <span class="small" id={hint}>
          {t('site.name_hint')}
        </span>
      )}
    </label>
  );
}
