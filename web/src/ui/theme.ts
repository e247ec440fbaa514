// Light and dark: as the system has it until one chooses.
import { effect, signal } from '@preact/signals';

export type Theme = 'light' | 'dark';

const query = matchMedia('(prefers-color-scheme: dark)');
const kept = localStorage.getItem('theme');

export const theme = signal<Theme>(
  kept === 'light' || kept === 'dark' ? kept : query.matches ? 'dark' : 'light',
);

query.addEventListener('change', () => {
  if (!localStorage.getItem('theme')) theme.value = query.matches ? 'dark' : 'light';
});

export function chooseTheme(next: Theme) {
  localStorage.setItem('theme', next);
  theme.value = next;
}

effect(() => {
  const root = document.documentElement;
  root.dataset.theme = theme.value;
  // The frame of the window takes the colour of the masthead, whatever the system would have.
  const colour = getComputedStyle(root).getPropertyValue('--surface').trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', colour);
});
