import { expect, it } from 'vitest';
import { freeTop } from './minimap';

const size = { width: 390, height: 360 };
const own = { width: 112, height: 66 };
const space = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });

it('stands in the upper corner unless a space that can be pressed lies there', () => {
  expect(freeTop(own, [], size)).toBe(12);
  expect(freeTop(own, [space(100, 20)], size)).toBe(12);
  expect(freeTop(own, [space(250, 20)], size)).toBe(210);
  expect(freeTop(own, [space(340, 70), space(120, 220)], size)).toBe(210);
});

it('is away where both corners are needed, or there is only one', () => {
  expect(freeTop(own, [space(300, 20), space(300, 220)], size)).toBeNull();
  expect(freeTop(own, [space(300, 20)], { width: 390, height: 150 })).toBeNull();
});
