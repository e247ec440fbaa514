// Addresses of the site as a signal. Links are plain links; a click on one stays within the page.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export interface Address {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function read(): Address {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

export const address = signal<Address>(read());

export function go(to: string, how: 'push' | 'replace' = 'push') {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
  address.value = read();
  if (how === 'push' && !address.value.hash) scrollTo(0, 0);
}

addEventListener('popstate', () => {
  address.value = read();
});

export function Link({
  to,
  children,
  class: name,
  current,
  tabIndex,
}: {
  to: string;
  children: ComponentChildren;
  class?: string;
  current?: boolean;
  tabIndex?: number;
}) {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} class={name} tabIndex={tabIndex} onClick={click} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** '/race/:id' against '/race/x1' gives { id: 'x1' }; null if it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? '';
    if (part.startsWith(':')) {
      if (!value) return null;
      found[part.slice(1)] = decodeURIComponent(value);
    } else if (part !== value) {
      return null;
    }
  }
  return found;
}
