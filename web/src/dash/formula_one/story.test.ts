import { expect, test } from 'vitest';
import { english as englishOf, testTeller } from '../story_for_tests';
import * as teller from './story';

testTeller('formula_one', teller);

const english = englishOf('formula_one', teller);

test('drivers and prices are put in', () => {
  expect(english('set_speed 3 40 brake 2 tyre 1', 'Ann sets 40 and pays brake 2, tyre 1.')).toBe(
    'Ann sets 40, brake 2, tyre 1.',
  );
  expect(english('set_speed 3 120 brake 0 tyre 0', 'Ann sets 120.')).toBe('Ann sets 120.');
  expect(english('was_baulked 3 by 1 60 brake 1 tyre 0', 'Ann is baulked by Ben: down to 60, brake 1.')).toBe(
    'Ann is baulked by Ben: down to 60, brake 1.',
  );
  expect(english('matched 3 by 1 120', 'Ann takes up the 120 of Ben.')).toBe('Ann takes up the 120 of Ben.');
  expect(
    english('spun_at_roadside 3 by 1', 'Ann cannot brake behind Ben and spins off at the roadside.'),
  ).toBe('Ann cannot brake behind Ben and spins off at the roadside.');
  expect(english('threw 3 B1 4 3 tyre_and_brake', 'Ann is 40 over at Abbey Curve and throws …')).toBe(
    'Ann is too fast at B1 and throws 4 and 3: 1 tyre and 1 brake point.',
  );
  expect(english('played_card 3 CA 0 120', 'Ann plays Carburettor adjustment: …')).toBe(
    'Ann plays Carburettor: 120 on the dial.',
  );
  expect(english('got_car 2 seat 1', 'Cy drives car 2.')).toBe('Cy drives car 2.');
  expect(english('completed_lap 3 0', '')).toBeNull();
});
