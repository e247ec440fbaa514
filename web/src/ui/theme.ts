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
  document.documentElement.dataset.theme = theme.value;
});
