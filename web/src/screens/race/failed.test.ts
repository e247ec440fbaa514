import { expect, test } from 'vitest';
import { codeOf } from './Failed';

test('a code names the failure, the race and what the machine said', () => {
  expect(codeOf('no_board', 'solo-1', new Error('/boards/lanes/x.json: 404'))).toBe(
    'no_board / solo-1 / /boards/lanes/x.json: 404',
  );
  expect(codeOf('no_race', 'solo-1', new Error('no_race'))).toBe('no_race / solo-1');
  expect(codeOf('engine_failed', 'a1', null)).toBe('engine_failed / a1');
});
