import { expect, it } from 'vitest';
import type { Summary } from '../../api/types';
import { raceRows, type SoloRow } from './race_list';

function solo(id: string, changed: number, isOver = false): SoloRow {
  return {
    id,
    changed,
    setup: { rules: 'speed-circuit', circuit: 'monza', laps: 3 },
    turn: 4,
    lap: 1,
    isOver,
  };
}

function online(id: string, changed: number, more: Partial<Summary> = {}): Summary {
  return {
    id,
    title: '',
    rules: 'formula-one',
    circuit: 'spa-francorchamps',
    laps: 5,
    state: 'running',
    turn: 9,
    seats: ['Ann', 'Bob'],
    open_seats: 0,
    due: null,
    changed,
    ...more,
  };
}

it('puts the race that waits for me first, the nearest deadline before all', () => {
  const rows = raceRows(
    [solo('solo-new', 90), solo('solo-old', 10)],
    [
      online('idle', 80),
      online('later', 20, { due: 2000 }),
      online('sooner', 5, { due: 1000 }),
      online('timeless', 99),
    ],
    new Set(['later', 'sooner', 'timeless']),
  );
  expect(rows.map((row) => row.id)).toEqual(['sooner', 'later', 'timeless', 'solo-new', 'idle', 'solo-old']);
});

it('puts finished races last and leads to where each goes on', () => {
  const rows = raceRows(
    [solo('solo-a', 99, true), solo('solo-b', 1)],
    [online('x', 50, { state: 'over' }), online('y', 40, { state: 'open', open_seats: 2 })],
    new Set(),
  );
  expect(rows.map((row) => row.to)).toEqual([
    '/join/y',
    '/race/solo-b',
    '/race/solo-a/result',
    '/race/x/result',
  ]);
});
