import { has, t } from '../i18n';
import type { ApiError } from './client';

/** An error in the reader's language where we have its words, else the server's own sentence. */
export function errorWords(error: ApiError): string {
  const key = `site.error_${error.code}`;
  return has(key) ? t(key) : error.what;
}
