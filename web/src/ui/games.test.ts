import { beforeAll, expect, test } from 'vitest';
import { useLanguage } from '../i18n';
import { circuitName } from './games';

beforeAll(() => useLanguage('en'));

test.each([
  ['monza', 'Monza'],
  ['monza-motor', 'Monza'],
  ['monza-bands', 'Monza'],
  ['monza-cells', 'Monza'],
  ['F1-REF', 'F1-REF'],
  ['my-motor', 'my-motor'],
])('%s is called %s', (name, called) => {
  expect(circuitName(name)).toBe(called);
});
