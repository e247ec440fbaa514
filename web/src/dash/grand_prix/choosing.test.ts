import { expect, test } from 'vitest';
import type { Choice, Desk } from '../../engine/types';
import { firstShown } from './choosing';

function choice(label: string, decision: string, feared = 0): Choice {
  const odds = [
    { what: 'arrives', ways: 12 - feared, tone: 'free' as const },
    { what: 'off', ways: feared, tone: 'wear' as const },
  ];
  const ways = feared > 0 ? [[{ what: 'way', of: 12, odds }]] : [];
  return { decision, label, kind: '', price: { tone: 'free', ways }, to: '', path: [], rows: 0, notes: [] };
}

function desk(phase: string, choices: Choice[]): Desk {
  return { phase, choices, car: 0, question: { key: '' }, instruments: {} };
}

test('the gear one is in is shown first', () => {
  const gears = [choice('1', ''), choice('2', 'gear 2'), choice('3', 'gear 3')];
  expect(firstShown(desk('gear', gears), 3)).toBe(2);
});

test('a gear that is barred is not', () => {
  const gears = [choice('1', 'gear 1'), choice('2', ''), choice('3', '')];
  expect(firstShown(desk('gear', gears), 3)).toBe(0);
});

test('of the goals the farthest with the least risk', () => {
  const goals = [choice('1', 'goal 1'), choice('2', 'goal 2'), choice('3', ''), choice('4', 'goal 4', 3)];
  expect(firstShown(desk('goal', goals), 0)).toBe(1);
  const risky = [choice('1', 'goal 1', 2), choice('2', 'goal 2', 2), choice('3', 'goal 3', 5)];
  expect(firstShown(desk('goal', risky), 0)).toBe(1);
});

test('plans come best first', () => {
  expect(firstShown(desk('plan', [choice('36', 'keep', 4), choice('37', 'plan 0')]), 3)).toBe(0);
});
