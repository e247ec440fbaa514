import { expect, it } from 'vitest';
import { keepBuild, keptBuild } from './kept_build';

it('keeps a car for each game', () => {
  keepBuild('speed-circuit', [1, 1, 0, 1, 2]);
  keepBuild('speed-circuit-wbc', [0, 1, 1, -1, 1, 0]);
  expect(keptBuild('speed-circuit')).toEqual([1, 1, 0, 1, 2]);
  expect(keptBuild('speed-circuit-wbc')).toEqual([0, 1, 1, -1, 1, 0]);
  keepBuild('speed-circuit', null);
  expect(keptBuild('speed-circuit')).toBeNull();
});

it('takes no nonsense from the store', () => {
  localStorage.setItem('build-speed-circuit', 'fast please');
  expect(keptBuild('speed-circuit')).toBeNull();
});
