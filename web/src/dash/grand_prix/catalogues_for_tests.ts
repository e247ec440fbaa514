// The four catalogues side by side, for tests that ask whether every word is there.
import * as de from '../../i18n/de';
import * as en from '../../i18n/en';
import * as fr from '../../i18n/fr';
import * as it from '../../i18n/it';
import type { With } from '../../i18n';
import { filled as fill } from '../golden_for_tests';

const catalogues = { en, it, fr, de } as const;

/** A key filled in; throws if it is missing or a value it asks for is. */
export function filled(
  language: keyof typeof catalogues,
  area: 'dash' | 'grand_prix',
  key: string,
  values: With = {},
): string {
  const words = fill(language, catalogues[language][area] as Record<string, string>, key, values);
  if (words === '' || words.includes('undefined')) throw new Error(`${language} ${area}.${key}: '${words}'`);
  return words;
}
