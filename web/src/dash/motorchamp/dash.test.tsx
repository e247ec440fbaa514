import { beforeEach, expect, test } from 'vitest';
import { useLanguage } from '../../i18n';
import { show, testWords, type Moment } from '../dash_for_tests';
import { goldenDesks } from '../golden_for_tests';

const moments = goldenDesks<Moment>('motorchamp');

beforeEach(() => useLanguage('en'));

testWords('motorchamp', moments);

test('four throws are shown, those that may not be thrown struck', () => {
  const { page } = show('motorchamp', moments.throw_late!);
  expect(page.querySelectorAll('.mc-throw')).toHaveLength(4);
  expect(
    [...page.querySelectorAll('.mc-throw.is-barred .mc-throw-name')].map((one) => one.textContent),
  ).toEqual(['NN', 'NNS']);
});

test('the histogram is that of the selected throw', () => {
  const { page, press, decided } = show('motorchamp', moments.throw_late!);
  const tray = page.querySelector('[role=radiogroup]')!;
  press(tray, 'ArrowRight');
  expect(page.querySelectorAll('.mc-bar')).toHaveLength(6);
  expect(page.querySelectorAll('.mc-bar-off')).toHaveLength(1);
  press(tray, 'Enter');
  expect(decided).toEqual(['throw N']);
});

test('a throw that is barred says why, with its clause', () => {
  const { page, press, decided } = show('motorchamp', moments.throw_late!);
  const tray = page.querySelector('[role=radiogroup]')!;
  press(tray, 'End');
  expect(page.querySelector('[role=status]')!.textContent).toContain('One die here.');
  expect(page.querySelector('.clause')!.getAttribute('href')).toBe('/rules/motorchamp#MC-COL-3');
  press(tray, 'Enter');
  expect(decided).toEqual([]);
});

test('the own pit is marked', () => {
  const { page } = show('motorchamp', moments.throw_late!);
  expect(page.querySelector('.mc-spot.is-own')!.textContent).toContain('B3');
});
