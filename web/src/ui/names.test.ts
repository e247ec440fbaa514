import { expect, it } from 'vitest';
import { tableName } from './names';

it.each([
  ['Ann', 'Ann'],
  ['  Ann Lee ', 'Ann_Lee'],
  ['Jürgen', 'Jurgen'],
  ['René-Luc', 'Rene-Luc'],
  ['a"b<c>', 'abc'],
  ['!?', ''],
  ['x'.repeat(30), 'x'.repeat(20)],
])('makes a name for the table of %j', (wanted, name) => {
  expect(tableName(wanted)).toBe(name);
});
