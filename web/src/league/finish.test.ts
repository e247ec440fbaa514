import { expect, it } from 'vitest';
import type { CarResult } from '../api/league_types';
import { asFinished } from './finish';

function car(name: string, place: number, result: CarResult['result'] = 'finished'): CarResult {
  return { name, result, place, is_excluded: false };
}

const told = (results: CarResult[]) => asFinished(results).map(({ name, mark }) => `${name}${mark}`);

it('those who finished come by place, the others as they stand', () => {
  const results = [car('Ann', 0, 'out'), car('Ben', 2), car('Cleo', 0, 'crash'), car('Dora', 1)];
  expect(told(results)).toEqual(['Dora', 'Ben', 'Ann', 'Cleo']);
});

it('a driver with two cars has a letter for each', () => {
  const results = [car('Ann', 4), car('Ann', 1), car('Ben', 2), car('Ben', 3)];
  expect(told(results)).toEqual(['AnnB', 'BenA', 'BenB', 'AnnA']);
});
