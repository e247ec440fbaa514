// Names at a table are words of race records: letters, digits, '-' and '_', 20 at most.
import { language } from '../i18n';

/** The nearest name that can be one; empty if nothing is left. */
export function tableName(wanted: string): string {
  return wanted
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .replaceAll(/\s+/g, '_')
    .replaceAll(/[^A-Za-z0-9_-]/g, '')
    .slice(0, 20);
}

/** A name as it stands in a sentence. */
export function shownName(name: string): string {
  return name.replaceAll('_', ' ');
}

/** 'Brandt, Okada and Lindel' in the reader's language. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names);
}
