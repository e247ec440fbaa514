// What is selected before anybody has chosen, so that its price and its way are seen at once. Nothing here decides what is lawful.
import { useEffect } from 'preact/hooks';
import type { Choice, Desk } from '../engine/types';

export function isOpen(choice: Choice | undefined): choice is Choice {
  return choice !== undefined && choice.decision !== '';
}

export function isFree(choice: Choice): boolean {
  return choice.price.tone === 'free' && (choice.road?.tone ?? 'free') === 'free';
}

/** Selects anew whenever another question is asked; who deselects is left alone. */
export function useFirst(
  desk: Desk,
  selected: number | null,
  first: (desk: Desk) => number | null,
  onSelect: (choice: number | null) => void,
) {
  const question = `${desk.phase} ${desk.car} ${desk.choices.map((choice) => choice.decision).join(';')}`;
  useEffect(() => {
    if (selected === null) onSelect(first(desk));
  }, [question]);
}
