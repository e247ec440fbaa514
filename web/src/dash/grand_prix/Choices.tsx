// A group of choices: one is chosen, arrows go through them, Enter decides, Esc steps back.
import type { ComponentChildren } from 'preact';
import type { Choice } from '../../engine/types';
import { isOpen } from '../first';
import { useRoving } from '../parts/roving';
import { choiceSpoken } from './words';

export interface Choosing {
  choices: Choice[];
  /** Index of the one that is shown as chosen. */
  shown: number;
  onSelect(choice: number | null): void;
  onDecide(): void;
}

interface Props extends Choosing {
  label: string;
  class: string;
  keyClass: string;
  /** What stands on a choice. */
  face(choice: Choice, index: number): ComponentChildren;
  spoken?(choice: Choice): string;
  children?: ComponentChildren;
}

export function Choices({ choices, shown, onSelect, onDecide, face, spoken = choiceSpoken, ...look }: Props) {
  const items = choices.map((_, i) => i);
  const roving = useRoving(items, shown, onSelect, onDecide, (item) => isOpen(choices[item]));
  return (
    <div class={look.class} role="radiogroup" aria-label={look.label} onKeyDown={roving.onKeyDown}>
      {look.children}
      {choices.map((choice, i) => (
        <button
          type="button"
          role="radio"
          key={choice.kind + choice.label + i}
          ref={roving.ref(i)}
          class={`${look.keyClass} ${shown === i ? 'is-chosen' : ''} ${isOpen(choice) ? '' : 'is-barred'}`}
          aria-checked={shown === i}
          aria-disabled={!isOpen(choice)}
          aria-label={spoken(choice)}
          tabIndex={roving.tabIndex(i)}
          data-label={choice.label}
          onClick={() => isOpen(choice) && onSelect(i)}
        >
          {face(choice, i)}
        </button>
      ))}
    </div>
  );
}
