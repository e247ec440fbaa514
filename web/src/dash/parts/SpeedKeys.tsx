// A row of keys, one a speed: what it changes, how far it goes, what it costs. Barred ones are struck and say why when chosen.
import type { Tone } from '../../engine/types';
import { toneClass } from '../price';
import { useRoving } from './roving';

export interface SpeedKey {
  /** Index of the choice. */
  choice: number;
  label: string;
  lines: string[];
  /** Each with its own colour: what is due, then what the road asks for. */
  prices: { text: string; tone: Tone }[];
  tone: Tone;
  isBarred: boolean;
  /** What a screen reader says. */
  spoken: string;
}

interface Props {
  keys: SpeedKey[];
  selected: number | null;
  label: string;
  onSelect(choice: number | null): void;
  onConfirm(): void;
}

export function SpeedKeys({ keys, selected, label, onSelect, onConfirm }: Props) {
  const roving = useRoving(
    keys.map((key) => key.choice),
    selected,
    onSelect,
    onConfirm,
  );
  return (
    <div class="speed-keys scroll-row" role="radiogroup" aria-label={label} onKeyDown={roving.onKeyDown}>
      {keys.map((key) => (
        <button
          type="button"
          role="radio"
          key={key.choice}
          ref={roving.ref(key.choice)}
          class={`speed-key speed-key-${key.tone} ${key.isBarred ? 'is-barred' : ''}`}
          aria-checked={selected === key.choice}
          aria-label={key.spoken}
          tabIndex={roving.tabIndex(key.choice)}
          onClick={() => {
            onSelect(key.choice);
          }}
        >
          <span class="speed-key-label">{key.label}</span>
          {key.lines.map((line) => (
            <span key={line} class="speed-key-line">
              {line}
            </span>
          ))}
          <span class="speed-key-prices">
            {key.prices.map((price) => (
              <span key={price.text} class={toneClass[price.tone]}>
                {price.text}
              </span>
            ))}
          </span>
        </button>
      ))}
    </div>
  );
}
