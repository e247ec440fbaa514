// Choices as cards: the same ends that are lit on the board, or ways to pay; price at the top, odds as a split bar at the foot.
import type { Part, Tone } from '../../engine/types';
import { toneClass } from '../price';
import { OddsBar } from './OddsBar';
import { useRoving } from './roving';

export interface EndCard {
  /** Index of the choice. */
  choice: number;
  title: string;
  price: string;
  tone: Tone;
  lines: string[];
  /** Above the bar: 'Or the die:'. */
  foot?: string;
  odds?: Part;
  isBarred?: boolean;
  /** What a screen reader says. */
  spoken: string;
}

interface Props {
  cards: EndCard[];
  selected: number | null;
  label: string;
  /** Small ones, two in a row: title, price and a line. */
  isCompact?: boolean;
  onSelect(choice: number | null): void;
  onConfirm(): void;
}

export function EndCards({ cards, selected, label, isCompact = false, onSelect, onConfirm }: Props) {
  const roving = useRoving(
    cards.map((card) => card.choice),
    selected,
    onSelect,
    onConfirm,
  );
  return (
    <div
      class={`end-cards scroll-row ${isCompact ? 'is-compact' : ''}`}
      role="radiogroup"
      aria-label={label}
      onKeyDown={roving.onKeyDown}
    >
      {cards.map((card) => (
        <button
          type="button"
          role="radio"
          key={card.choice}
          ref={roving.ref(card.choice)}
          class={`end-card end-card-${card.tone} ${card.isBarred ? 'is-barred' : ''}`}
          aria-checked={selected === card.choice}
          aria-label={card.spoken}
          tabIndex={roving.tabIndex(card.choice)}
          onClick={() => {
            onSelect(card.choice);
          }}
        >
          <span class="end-card-head">
            <span class="end-card-title">{card.title}</span>
            <span class={`end-card-price ${toneClass[card.tone]}`}>{card.price}</span>
          </span>
          {card.lines.map((line) => (
            <span key={line} class="end-card-line">
              {line}
            </span>
          ))}
          {!isCompact && (card.foot ?? card.odds) && (
            <span class="end-card-foot">
              {card.foot}
              {card.odds && <OddsBar part={card.odds} />}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
