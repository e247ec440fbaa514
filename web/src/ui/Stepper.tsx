import { t } from '../i18n';
import { Icon } from './Icon';
import './stepper.css';

/** All numbers between two, or only these, ascending. */
type Numbers = { least: number; most: number } | { among: readonly number[] };

/** The numbers on either side of the one that is shown, where there are any. */
export function besides(value: number, numbers: Numbers): { fewer?: number; more?: number } {
  if ('among' in numbers) {
    const fewer = numbers.among.findLast((n) => n < value);
    const more = numbers.among.find((n) => n > value);
    return { ...(fewer !== undefined && { fewer }), ...(more !== undefined && { more }) };
  }
  return {
    ...(value > numbers.least && { fewer: value - 1 }),
    ...(value < numbers.most && { more: value + 1 }),
  };
}

/** A number with a key on either side. */
export function Stepper({
  label,
  value,
  words,
  onChange,
  ...numbers
}: {
  label: string;
  value: number;
  /** The number with its word, as it stands between the keys: '5 bots'. */
  words?: string;
  onChange(value: number): void;
} & Numbers) {
  const { fewer, more } = besides(value, numbers);
  return (
    <div class="number-stepper" role="group" aria-label={label}>
      <span class="number-stepper-label" aria-hidden="true">
        {label}
      </span>
      <button
        type="button"
        aria-label={t('site.fewer', { what: label })}
        disabled={fewer === undefined}
        onClick={() => fewer !== undefined && onChange(fewer)}
      >
        <Icon name="minus" />
      </button>
      <output class="strong" aria-live="polite">
        {words ?? value}
      </output>
      <button
        type="button"
        aria-label={t('site.more', { what: label })}
        disabled={more === undefined}
        onClick={() => more !== undefined && onChange(more)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
