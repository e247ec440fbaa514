// What the golden races of the rules offer to tests of words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import type { With } from '../i18n';

const tests = join(import.meta.dirname, '../../../tests');

/** Desks and tables of chosen moments. */
export function goldenDesks<Moment>(rules: string): Record<string, Moment> {
  const folder = join(tests, 'desks', rules);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as Moment,
    ]),
  );
}

/** Throws if the message is missing or an argument is. */
export function filled(
  language: string,
  catalogue: Record<string, string>,
  key: string,
  values: With,
): string {
  const text = catalogue[key];
  if (text === undefined) throw new Error(`${language}: no ${key}`);
  return new IntlMessageFormat(text, language).format<string>({
    me: 'no',
    other_me: 'no',
    ...values,
  }) as string;
}
