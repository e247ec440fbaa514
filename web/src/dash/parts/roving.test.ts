import { expect, test } from 'vitest';
import { moved } from './roving';

const items = [2, 5, 7];

test('arrows go along and stop at the ends', () => {
  expect(moved(items, 5, 'ArrowRight')).toBe(7);
  expect(moved(items, 7, 'ArrowRight')).toBe(7);
  expect(moved(items, 5, 'ArrowLeft')).toBe(2);
  expect(moved(items, 2, 'ArrowUp')).toBe(2);
});

test('with nothing selected they begin at the near end', () => {
  expect(moved(items, null, 'ArrowRight')).toBe(2);
  expect(moved(items, null, 'ArrowLeft')).toBe(7);
});

test('Home and End go to the ends, other keys nowhere', () => {
  expect(moved(items, 5, 'Home')).toBe(2);
  expect(moved(items, 5, 'End')).toBe(7);
  expect(moved(items, 5, 'a')).toBeUndefined();
});
