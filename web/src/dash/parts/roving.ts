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

/** `canSelect`: where what is barred only has the focus and says why, without being selected. */
export function useRoving(
  items: number[],
  selected: number | null,
  onSelect: (item: number | null) => void,
  onConfirm: () => void,
  canSelect: (item: number) => boolean = () => true,
) {
  const elements = useRef(new Map<number, HTMLElement>());
  const isSelected = selected !== null && items.includes(selected);
  const focused = (event: Event) =>
    items.find((item) => elements.current.get(item)?.contains(event.target as Node)) ?? null;

  // A choice made on the board comes into view here too.
  useEffect(() => {
    if (selected !== null)
      elements.current.get(selected)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [selected]);

  function fromWhere(event: Event): number | null {
    const at = focused(event);
    if (at !== null && !canSelect(at)) return at;
    return isSelected ? selected : null;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      onSelect(null);
    } else if (event.key === 'Enter' && isSelected) {
      if (canSelect(focused(event) ?? selected)) onConfirm();
    } else {
      // What has the focus without being selected is where the arrows go on from.
      const next = moved(items, fromWhere(event), event.key);
      if (next === undefined) return;
      if (canSelect(next)) onSelect(next);
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
