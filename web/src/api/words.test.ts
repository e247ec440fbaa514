import { beforeAll, expect, it } from 'vitest';
import { useLanguage } from '../i18n';
import { errorWords } from './words';

beforeAll(() => useLanguage('de'));

const error = (code: string, what: string) => ({ status: 400, code, what });

it('says what is wrong in the language of the reader', () => {
  expect(errorWords(error('wrong_pass_phrase', 'no'))).toMatch(/passen nicht|stimmen nicht/);
  expect(errorWords(error('cannot_write', 'no'))).toMatch(/Server/);
});

it('knows which field a value is wrong of', () => {
  expect(errorWords(error('bad_value', 'settings.mail: this server does not send any'))).toMatch(/E-Mail/);
  expect(errorWords(error('bad_value', 'pass_phrase: 10 to 200 bytes'))).toMatch(/10 bis 200/);
});

it('leaves the server its own sentence where there is no better one', () => {
  expect(errorWords(error('bad_value', 'laps: 99 is not possible'))).toBe('laps: 99 is not possible');
  expect(errorWords(error('brand_new', 'A sentence.'))).toBe('A sentence.');
});
