import { expect, test } from 'vitest';
import { english as englishOf, testTeller } from '../story_for_tests';
import * as teller from './story';

testTeller('motorchamp', teller);

const english = englishOf('motorchamp', teller);

test('cars and players are put in', () => {
  expect(english('went_to_side 1a X34L', '')).toBe('1a is one over and goes off beside 34L.');
  expect(english('was_passed 1a 2b 1', '')).toBe('2b passes 1a, which turns round.');
  expect(english('was_passed 1a 2b 2', '')).toBe('2b passes 1a, which is due back.');
  expect(english('objected 1a 1', 'Ben insists on a repeat.')).toBe('Ben insists on a repeat.');
  expect(english('moved 1a 34L 8', '')).toBeNull();
});
