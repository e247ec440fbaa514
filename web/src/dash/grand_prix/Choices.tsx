// A group of choices: one is chosen, arrows go through them, Enter decides, Esc steps back.
import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Choice } from '../../engine/types';
import { isOpen } from '../first';
import { press } from './choosing';
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
  const group = useRef<HTMLDivElement>(null);
  // What is chosen on the board is seen here too, though the row may be longer than the screen.
  useEffect(() => {
    const row = group.current;
    if (row && row.scrollWidth > row.clientWidth)
      row.querySelector('[aria-checked=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  const focus = (index: number) => {
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[index]?.focus();
    if (isOpen(choices[index])) onSelect(index);
  };
  const keyDown = (event: KeyboardEvent, index: number) => {
    const meant = press(event.key, {
      count: choices.length,
      index,
      onFocus: focus,
      onDecide: () => isOpen(choices[index]) && onDecide(),
      onBack: () => onSelect(null),
    });
    if (meant) event.preventDefault();
  };
  return (
    <div class={look.class} role="radiogroup" aria-label={look.label} ref={group}>
      {look.children}
      {choices.map((choice, i) => (
        <button
          type="button"
          role="radio"
          key={choice.kind + choice.label + i}
          class={`${look.keyClass} ${shown === i ? 'is-chosen' : ''} ${isOpen(choice) ? '' : 'is-barred'}`}
          aria-checked={shown === i}
          aria-disabled={!isOpen(choice)}
          aria-label={spoken(choice)}
          tabIndex={shown === i ? 0 : -1}
          data-label={choice.label}
          onClick={() => isOpen(choice) && onSelect(i)}
          onKeyDown={(event) => keyDown(event, i)}
        >
          {face(choice, i)}
        </button>
      ))}
    </div>
  );
}
