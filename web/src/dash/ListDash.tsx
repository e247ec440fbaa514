// The plainest dashboard: every choice a key with its price. For questions without an instrument of their own.
import { t } from '../i18n';
import { priceWords, toneClass } from './price';
import type { DashProps } from './types';

export function ListDash({ desk, selected, onSelect, onDecide, disabledBecause }: DashProps) {
  return (
    <div class="list-dash" role="group">
      {desk.choices.map((choice, i) => (
        <button
          type="button"
          key={choice.label + i}
          class={`button ${selected === i ? 'button-main' : ''}`}
          disabled={!choice.decision || disabledBecause !== null}
          aria-pressed={selected === i}
          onClick={() => (selected === i ? onDecide(choice.decision) : onSelect(i))}
        >
          {choice.label}
          <span class={toneClass[choice.price.tone]}>
            {choice.decision ? priceWords(choice.price) : t('dash.barred')}
          </span>
        </button>
      ))}
    </div>
  );
}
