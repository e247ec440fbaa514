import { t } from '../i18n';
import { Icon } from './Icon';
import './stepper.css';

/** A number with a key on either side. */
export function Stepper({
  label,
  value,
  words,
  least,
  most,
  onChange,
}: {
  label: string;
  value: number;
  /** The number with its word, as it stands between the keys: '5 bots'. */
  words?: string;
  least: number;
  most: number;
  onChange(value: number): void;
}) {
  return (
    <div class="number-stepper" role="group" aria-label={label}>
      <span class="number-stepper-label" aria-hidden="true">
        {label}
      </span>
      <button
        type="button"
        aria-label={t('site.fewer', { what: label })}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output class="strong" aria-live="polite">
        {words ?? value}
      </output>
      <button
        type="button"
        aria-label={t('site.more', { what: label })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
