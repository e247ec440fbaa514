// The words of the site in the reader's language. A catalogue a language, an area a file; t('race.waiting_for', { names }) fills one in.
// Texts are ICU messages: {name}, {count, plural, one {# row} other {# rows}}, {cause, select, line {…} other {…}}.
import { signal } from '@preact/signals';
import { IntlMessageFormat } from 'intl-messageformat';
import type * as english from './en';

export const languages = { en: 'English', it: 'Italiano', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

type Catalogue = {
  [Area in keyof typeof english]: { readonly [Key in keyof (typeof english)[Area]]: string };
};
export type Key = {
  [Area in keyof typeof english]: `${Area}.${keyof (typeof english)[Area] & string}`;
}[keyof typeof english];
export type With = Record<string, string | number>;

const loaders: Record<Language, () => Promise<Catalogue>> = {
  en: () => import('./en'),
  it: () => import('./it'),
  fr: () => import('./fr'),
  de: () => import('./de'),
};

export const language = signal<Language>('en');
const catalogue = signal<Catalogue | null>(null);
let formats = new Map<string, IntlMessageFormat>();

function isLanguage(text: string | null): text is Language {
  return text !== null && text in languages;
}

/** The one that was chosen, else the first of the browser's that we have, else English. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem('language');
  if (isLanguage(kept)) return kept;
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2);
    if (isLanguage(short)) return short;
  }
  return 'en';
}

export async function useLanguage(next: Language) {
  const words = await loaders[next]();
  formats = new Map();
  catalogue.value = words;
  language.value = next;
  document.documentElement.lang = next;
}

export async function chooseLanguage(next: Language) {
  localStorage.setItem('language', next);
  await useLanguage(next);
}

function textOf(key: string): string | undefined {
  const dot = key.indexOf('.');
  const area = catalogue.value?.[key.slice(0, dot) as keyof Catalogue] as Record<string, string> | undefined;
  return area?.[key.slice(dot + 1)];
}

/** Whether the catalogue has a key that came as data. */
export function has(key: string): key is Key {
  return textOf(key) !== undefined;
}

/** A key of the catalogue, filled in. A key that is not there is shown as it is: tests look for that. */
export function t(key: Key, values?: With): string {
  const text = textOf(key);
  if (text === undefined) return key;
  if (!text.includes('{') && !text.includes("'")) return text;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(text, language.value);
    formats.set(key, format);
  }
  return format.format<string>(values) as string;
}

/** The same for a key that came from the engine. */
export function said(area: keyof typeof english, key: string, values?: With): string {
  return t(`${area}.${key}` as Key, values);
}
