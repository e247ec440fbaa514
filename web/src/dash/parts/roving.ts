// One stop for the Tab key, arrows within: arrows select, Enter confirms what is selected, Esc deselects.
import { useEffect, useRef } from 'preact/hooks';

const moves: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Which of `items` a key leads to from `selected`; undefined if the key leads nowhere. */
export function moved(items: number[], selected: number | null, key: string): number | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const move = moves[key];
  if (move === undefined) return undefined;
  const at = selected === null ? -1 : items.indexOf(selected);
  if (at < 0) return move > 0 ? items[0] : items.at(-1);
  return items[Math.min(items.length - 1, Math.max(0, at + move))];
}

export function useRoving(
  items: number[],
  selected: number | null,
  onSelect: (item: number | null) => void,
  onConfirm: () => void,
) {
  const elements = useRef(new Map<number, HTMLElement>());
  const isSelected = selected !== null && items.includes(selected);

  // A choice made on the board comes into view here too.
  useEffect(() => {
    if (selected !== null)
      elements.current.get(selected)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [selected]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      onSelect(null);
    } else if (event.key === 'Enter' && isSelected) {
      onConfirm();
    } else {
      const next = moved(items, isSelected ? selected : null, event.key);
      if (next === undefined) return;
      onSelect(next);
      elements.current.get(next)?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    onKeyDown,
    ref: (item: number) => (element: HTMLElement | null) => {
      if (element) elements.current.set(item, element);
      else elements.current.delete(item);
    },
    tabIndex: (item: number) => ((isSelected ? selected : items[0]) === item ? 0 : -1),
  };
}
