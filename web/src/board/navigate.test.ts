import { describe, expect, it } from 'vitest';
import { neighbour, type Arrow } from './navigate';

// Three lanes by two rows on a road to the right: I is at the top.
const straight = [
  { name: 'I1', middle: { x: 0, y: 0 }, angle: 0 },
  { name: 'M1', middle: { x: 0, y: 200 }, angle: 0 },
  { name: 'O1', middle: { x: 0, y: 400 }, angle: 0 },
  { name: 'I2', middle: { x: 350, y: 0 }, angle: 0 },
  { name: 'M2', middle: { x: 350, y: 200 }, angle: 0 },
  { name: 'O2', middle: { x: 350, y: 400 }, angle: 0 },
];

function from(targets: typeof straight, name: string, arrow: Arrow, turn = 0): string {
  const start = targets.findIndex((target) => target.name === name);
  return targets[neighbour(targets, start, arrow, turn)]!.name;
}

describe('arrows between lit spaces', () => {
  it('go along and across a straight road', () => {
    expect(from(straight, 'M1', 'ArrowRight')).toBe('M2');
    expect(from(straight, 'M2', 'ArrowLeft')).toBe('M1');
    expect(from(straight, 'M1', 'ArrowUp')).toBe('I1');
    expect(from(straight, 'I1', 'ArrowDown')).toBe('M1');
  });

  it('stay where they are at the end', () => {
    expect(from(straight, 'M2', 'ArrowRight')).toBe('M2');
    expect(from(straight, 'O1', 'ArrowDown')).toBe('O1');
  });

  it('follow the screen when the board is turned', () => {
    expect(from(straight, 'M1', 'ArrowUp', -90)).toBe('M2');
    expect(from(straight, 'M1', 'ArrowLeft', -90)).toBe('I1');
  });

  it('pass over what is not lit', () => {
    const gap = straight.filter((target) => target.name !== 'M1');
    expect(from(gap, 'I1', 'ArrowDown')).toBe('O1');
  });

  it('follow the road round a bend', () => {
    const bend = [
      { name: 'M1', middle: { x: 0, y: 0 }, angle: 0 },
      { name: 'M2', middle: { x: 240, y: 100 }, angle: 45 },
      { name: 'M3', middle: { x: 340, y: 340 }, angle: 90 },
    ];
    expect(from(bend, 'M1', 'ArrowRight')).toBe('M2');
    expect(from(bend, 'M2', 'ArrowRight')).toBe('M3');
    expect(from(bend, 'M3', 'ArrowUp')).toBe('M2');
  });
});
