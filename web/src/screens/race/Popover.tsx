// A small panel under its button. It never covers the track for long: Esc, a tap elsewhere or its button closes it.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Panel, RaceModel } from './model';

export function Popover({
  model,
  name,
  label,
  children,
}: {
  model: RaceModel;
  name: Panel;
  label: string;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    box.current?.focus();
    const outside = (event: PointerEvent) => {
      const parent = box.current?.parentElement;
      if (event.target instanceof Node && !parent?.contains(event.target)) model.panel.value = null;
    };
    addEventListener('pointerdown', outside);
    return () => {
      removeEventListener('pointerdown', outside);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [model]);
  return (
    <div class={`popover popover-${name}`} role="dialog" aria-label={label} tabIndex={-1} ref={box}>
      {children}
    </div>
  );
}
