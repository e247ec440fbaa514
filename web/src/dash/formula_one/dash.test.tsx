import { beforeEach, expect, test } from 'vitest';
import { useLanguage } from '../../i18n';
import { show, testWords, type Moment } from '../dash_for_tests';
import { goldenDesks } from '../golden_for_tests';

const moments = goldenDesks<Moment>('formula-one');

beforeEach(() => useLanguage('en'));

testWords('formula-one', moments);

test('nine speeds are shown; the fastest free one is selected; the button names it', () => {
  const { page, selected, decided, click } = show('formula-one', moments.speed_late!);
  expect(page.querySelectorAll('.speed-key')).toHaveLength(9);
  expect(moments.speed_late!.desk.choices[selected()!]!.label).toBe('140');
  const button = page.querySelector('.button-main')!;
  expect(button.textContent).toBe('Set 140, choose the way');
  click(button);
  expect(decided).toEqual(['set 140']);
});

test('arrows go through the keys, Enter decides, Esc deselects', () => {
  const { page, press, selected, decided } = show('formula-one', moments.speed_late!);
  const keys = page.querySelector('[role=radiogroup]')!;
  press(keys, 'ArrowLeft');
  expect(moments.speed_late!.desk.choices[selected()!]!.label).toBe('120');
  press(keys, 'Enter');
  expect(decided).toEqual(['set 120']);
  press(keys, 'Escape');
  expect(selected()).toBeNull();
});

test('a barred speed says why, with its clause, and cannot be set', () => {
  const { page, press, decided } = show('formula-one', moments.speed_late!);
  const keys = page.querySelector('[role=radiogroup]')!;
  press(keys, 'End');
  expect(page.querySelector('[role=status]')!.textContent).toContain(
    '160 is more than 60 above the 80 on the dial.',
  );
  expect(page.querySelector('.clause')!.getAttribute('href')).toBe('/rules/formula-one#F1-MOV-2');
  expect(page.querySelector<HTMLButtonElement>('.button-main')!.disabled).toBe(true);
  press(keys, 'Enter');
  expect(decided).toEqual([]);
});

test('what a speed takes of brakes and tyres is dashed on the gauges', () => {
  const { page, press } = show('formula-one', moments.speed_late!);
  press(page.querySelector('[role=radiogroup]')!, 'Home');
  expect(page.querySelectorAll('.f1-segment.is-taken')).toHaveLength(5);
  expect(page.querySelectorAll('.f1-segment.is-worn')).toHaveLength(1);
});

test('the best way to each end comes first', () => {
  const { page } = show('formula-one', moments.drive_late!);
  const titles = [...page.querySelectorAll('.end-card-title')].map((one) => one.textContent);
  const first = ['1.56', '2.56', '3.56', '4.56', '5.56', '6.56'];
  expect(titles).toEqual([...first, '1.56', '2.56', '3.56', '4.56']);
});
