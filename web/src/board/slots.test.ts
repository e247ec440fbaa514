import { describe, expect, it } from 'vitest';
import { slotOffset, standsOf } from './slots';
import { createState } from './state';
import { drawing, piece } from './testdata';

describe('slots', () => {
  it('one car stands in the middle', () => {
    expect(slotOffset(0, 1, 350, 200)).toMatchObject({ x: 0, y: 0 });
  });

  it('two cars stand side by side, as far from the middle as one another', () => {
    const [a, b] = [slotOffset(0, 2, 220, 270), slotOffset(1, 2, 220, 270)];
    expect(a.x).toBe(b.x);
    expect(a.y).toBeCloseTo(-b.y);
    expect(a.y).not.toBe(0);
  });

  it('nobody stands on another and all stay inside', () => {
    for (let count = 2; count <= 12; count += 1) {
      const all = Array.from({ length: count }, (_, i) => slotOffset(i, count, 220, 270));
      expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y } of all) {
        expect(Math.abs(x)).toBeLessThan(110);
        expect(Math.abs(y)).toBeLessThan(135);
      }
    }
  });

  it('the first come stands in front', () => {
    const state = createState(drawing, 'north');
    const stands = standsOf(state, [piece(3, 'P2', 1), piece(5, 'P2', 0)]);
    expect(stands.get(5)!.x).toBeGreaterThanOrEqual(stands.get(3)!.x);
    expect(stands.get(5)!.isAlone).toBe(false);
  });

  it('a car on no place of the board is left out', () => {
    expect(standsOf(createState(drawing, 'north'), [piece(0, '')]).size).toBe(0);
  });
});
