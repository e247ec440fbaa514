import { expect, test } from 'vitest';
import type { Desk } from '../../engine/types';
import { useLanguage } from '../../i18n';
import { goldenDesks } from '../golden_for_tests';
import { roadLit } from './road';

const moments = goldenDesks<{ desk: Desk }>('speed-circuit');
const { desk } = moments.plot!;

test('the ends of the selected speed are lit with their prices', async () => {
  await useLanguage('en');
  const selected = desk.choices.findIndex((choice) => choice.label === '100');
  expect(roadLit(desk, selected).map(({ place, tone, text }) => [place, tone, text])).toEqual([
    ['I52', 'free', '0'],
    ['O52', 'wear', '1W'],
  ]);
});

test('nothing is lit without a speed, at rest, for a barred speed, in another phase', () => {
  expect(roadLit(desk, null)).toEqual([]);
  expect(roadLit(desk, 0)).toEqual([]);
  expect(roadLit(desk, desk.choices.length - 1)).toEqual([]);
  expect(roadLit(moments.drive!.desk, 0)).toEqual([]);
});
