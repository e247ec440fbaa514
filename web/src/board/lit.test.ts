import { describe, expect, it } from 'vitest';
import { fittingSize, litAt, thinned, type LitSpace } from './lit';
import { createState } from './state';
import { drawing, scene } from './testdata';
import type { Lit } from './types';

const state = createState(drawing, 'north');
state.size = { width: 800, height: 400 };
state.camera = { x: 1050, y: 0, scale: 0.2, turn: 0 };

// Only what the functions under test look at: no page is needed for it.
function spaceOf(lit: Lit): LitSpace {
  return { lit, spot: state.spots.get(lit.place)! } as LitSpace;
}

const spaces = scene.lit.map(spaceOf);
const choicesAt = (x: number, y: number, slack: number) =>
  litAt(state, spaces, { x, y }, slack).map((space) => space.lit.choice);

describe('lit spaces', () => {
  it('are hit where they are', () => {
    expect(choicesAt(400, 180, 0)).toEqual([4]);
    expect(choicesAt(400, 220, 0)).toEqual([7]);
    expect(choicesAt(600, 180, 0)).toEqual([]);
  });

  it('a finger may miss them by a little', () => {
    expect(choicesAt(400, 158, 0)).toEqual([]);
    expect(choicesAt(400, 160, 22)).toEqual([4]);
    expect(choicesAt(400, 100, 22)).toEqual([]);
  });

  it('hold a text that is no wider than they are, however they lie', () => {
    const spot = state.spots.get('I1')!;
    for (const turn of [0, 30, 45, 90]) {
      const size = fittingSize(spot, turn, '26/36');
      expect(size * 0.62 * 5).toBeLessThan(Math.hypot(spot.length, spot.width));
    }
    expect(fittingSize(spot, 90, '26/36')).toBeLessThan(fittingSize(spot, 0, '26/36'));
  });

  it('that cost the same have one label if they are many, that of the selected one if it is among them', () => {
    const many = Array.from({ length: 9 }, (_, choice) =>
      spaceOf({ place: 'I1', tone: 'wear', text: choice < 6 ? '1W' : '2W', label: '', choice }),
    );
    const choices = (selected: number | null) => thinned(many, selected).map((space) => space.lit.choice);
    expect(choices(null)).toEqual([0, 6, 7, 8]);
    expect(choices(3)).toEqual([3, 6, 7, 8]);
  });
});
