// Who drives by keyboard stays at the choices: when a new question replaces the old one, the focus goes to its chosen answer.
import { useEffect, useRef } from 'preact/hooks';
import type { Desk } from '../../engine/types';

/** Outlives the dashboard, which is gone while others drive. */
let wasHere = false;

export function useKeptFocus(desk: Desk) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (wasHere && isNowhere)
      root.current?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus({ preventScroll: true });
  }, [desk]);
  return {
    ref: root,
    onFocusIn: () => {
      wasHere = true;
    },
    onFocusOut: (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !root.current?.contains(next)) wasHere = false;
    },
  };
}
