import { expect, it } from 'vitest';
import { outlinePath } from './outline';

it('an outline is closed and smooth', () => {
  expect(outlinePath([0, 0, 10, 0, 10, 10, 0, 10])).toBe('M5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5Q0 0 5 0Z');
});

it('two points are no circuit', () => {
  expect(outlinePath([0, 0, 10, 0])).toBe('');
});
