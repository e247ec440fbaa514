// A question over the page. The browser keeps the focus in it and closes it by Esc.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './link_dialog.css';

export function LinkDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      class="link-dialog panel"
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 class="head">{title}</h2>
      {children}
    </dialog>
  );
}
