import { has, t, type Key } from '../i18n';
import type { ApiError } from './client';

/** 'settings.mail: no address' is about settings_mail. */
function fieldOf(what: string): string {
  return /^[a-z_.]+(?=:)/.exec(what)?.[0].replaceAll('.', '_') ?? '';
}

/** An error in the reader's language where we have its words, else the server's own sentence. */
export function errorWords(error: ApiError): string {
  const code = error.code === 'bad_value' ? `bad_${fieldOf(error.what)}` : error.code;
  const key = [`people.error_${code}`, `site.error_${code}`].find(has);
  return key ? t(key as Key, { count: error.count ?? 0 }) : error.what;
}
