import { expect, test } from 'vitest';
import type { Desk } from '../../engine/types';
import { goldenDesks } from '../golden_for_tests';
import { instrumentsOf, meanOf, spansOf, waysOf } from './instruments';

const moments = goldenDesks<{ desk: Desk }>('motorchamp');

test('totals that end alike are one span', () => {
  const { totals } = instrumentsOf(moments.throw_late!.desk);
  expect(spansOf(totals!.NN!)).toEqual([
    { from: 2, to: 4, end: 'on' },
    { from: 5, to: 5, end: 'off' },
    { from: 6, to: 12, end: 'out' },
  ]);
});

test('ways and means are those of the dice', () => {
  const { totals } = instrumentsOf(moments.throw_late!.desk);
  expect(waysOf(totals!.NNS!)).toBe(216);
  expect(meanOf(totals!.N!)).toBe(3.5);
  expect(meanOf(totals!.NN!)).toBe(7);
});
