// The vectors of docs/fair-dice.md.
import { expect, test } from 'vitest';
import { Dice, newDice, newNonce } from './dice';
import { toHex } from './hex';
import { commitmentTo, dieBlock, dieOf, raceKey, sealOf, sideOf } from './scheme';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const seats = [
  { name: 'Valli', nonce: '00112233445566778899aabbccddeeff' },
  { name: 'Ann', nonce: 'ffeeddccbbaa99887766554433221100' },
];
const key = '660e9e73a56206759df1af2739ea4f62fbdc03591399b999bbc82854ac7dc808';

test('commitment, race key, block and seal are those of the page', () => {
  expect(commitmentTo(secret)).toBe('29cfe762ef295eb6b68190394ae01dc63e486126d5a99acd66372a0154a67219');
  expect(raceKey(secret, 'r7', seats)).toBe(key);
  expect(toHex(dieBlock(key, 0, 'Valli grid d6', 0))).toBe(
    '8bf0ae5749be65140a773ce77e317dc7de524397104c22937425660e51f299da' +
      'a26e306d77b74e5429df1059b4de86d81812ab82c95b63a910a01893f042df5e',
  );
  expect(sealOf('00112233445566778899aabbccddeeff', 'r7', 'Ann', 3, 'plot 120')).toBe(
    'b4f3107dc9dec262e1cb44bf45b03fc5d4cdd381eb612b008dc31029c545b29f',
  );
});

test.each([
  [0, 'Valli grid d6', 3, 4],
  [1, 'Valli grid d6', 0, 1],
  [5, 'Valli grid d6', 5, 6],
  [0, 'Ann grid d100', 20, 21],
  [2, 'all deal secret-d30', 21, 22],
  [3, 'Ann throw special-d6', 4, 3],
  [4, 'x y d1', 0, 1],
  [4, 'x y d2', 1, 2],
])('die %i, %s: side %i shows %i', (number, label, side, shows) => {
  const die = dieOf(label)!;
  expect(sideOf(key, number, label, die.sides)).toBe(side);
  expect(die.faces[side]).toBe(shows);
});

test.each(['Ann throw d0', 'Ann throw d257', 'Ann throw special-d8', 'Ann throw x6', 'Ann throw d06'])(
  '%s is no die',
  (label) => {
    expect(dieOf(label)).toBeNull();
  },
);

test('dice that were saved go on where they were', () => {
  const dice = new Dice({ race: 'r7', secret, seats, dice: 0, seals: 0 });
  expect(dice.roll('Valli grid d6', 6)).toBe(3);
  expect(dice.roll('Valli grid d6', 6)).toBe(0);
  dice.seal('Ann', 'plot 100');
  const later = new Dice(JSON.parse(JSON.stringify(dice.save())));
  expect([later.thrown, later.sealed]).toEqual([2, 1]);
  for (let i = 2; i < 5; ++i) later.roll('Ann grid d6', 6);
  expect(later.roll('Valli grid d6', 6)).toBe(5);
  later.seal('Ann', 'plot 60');
  later.seal('Ann', 'plot 80');
  expect(later.seal('Ann', 'plot 120', '00112233445566778899aabbccddeeff').seal).toBe(
    'b4f3107dc9dec262e1cb44bf45b03fc5d4cdd381eb612b008dc31029c545b29f',
  );
});

test('new dice have their own secret', () => {
  const race = [{ name: 'Ann', nonce: newNonce() }];
  const one = newDice('solo', race);
  const other = newDice('solo', race);
  expect(one.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(one.secret).not.toBe(other.secret);
  expect(one.commitment).toBe(commitmentTo(one.secret));
});
