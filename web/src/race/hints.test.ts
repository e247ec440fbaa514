import { beforeAll, expect, test } from 'vitest';
import { useLanguage } from '../i18n';
import { hintFor, noteAnswer } from './hints';

beforeAll(() => useLanguage('en'));

test('a question has its sentence until it is answered, and then never again', () => {
  expect(hintFor('speed-circuit', 'plot')).toContain('20 mph is 1 space');
  noteAnswer('speed-circuit', 'plot');
  expect(hintFor('speed-circuit', 'plot')).toBeNull();
  expect(JSON.parse(localStorage.getItem('answered')!)).toEqual(['first_speed_circuit_plot']);
});

test('an answer in one game does not silence another', () => {
  noteAnswer('speed-circuit', 'build');
  expect(hintFor('speed-circuit-wbc', 'build')).not.toBeNull();
});

test('a question that explains itself has none, and leaves nothing behind', () => {
  expect(hintFor('formula-one', 'special')).toBeNull();
  noteAnswer('formula-one', 'special');
  expect(localStorage.getItem('answered')).not.toContain('special');
});
