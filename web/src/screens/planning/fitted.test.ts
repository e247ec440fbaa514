import { expect, it } from 'vitest';
import { readPlan } from '../../league/plan_text';
import { fitted } from './fitted';

const field = { seats: [2, 3, 4, 6], laps: [3, 4, 5, 6, 7, 8], drivers: ['rookie'] };

it('a plan is cut to what its game takes', () => {
  const draft = readPlan('rules motorchamp\noptions laps=1 grid=practice\nfield 12\n');
  expect(fitted(draft, field)).toMatchObject({ field: 6, options: { laps: '3', grid: 'practice' } });
});

it('laps that nobody has said are not made up', () => {
  expect(fitted(readPlan('field 4\n'), field)).toMatchObject({ field: 4, options: {} });
});
