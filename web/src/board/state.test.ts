import { describe, expect, it } from 'vitest';
import { toScreen } from './camera';
import { asksForView, createState, detailOf, mineView, roadAhead, wholeView } from './state';
import { drawing, piece, scene } from './testdata';

function stateOf(heading: 'north' | 'up') {
  const state = createState(drawing, heading);
  state.size = { width: 390, height: 430 };
  state.scene = scene;
  return state;
}

describe('views', () => {
  it('the whole board is in the whole view', () => {
    const state = stateOf('north');
    const camera = wholeView(state);
    for (const p of state.content) {
      const { x, y } = toScreen(camera, state.size, p);
      expect(x >= 0 && y >= 0 && x <= 390 && y <= 430).toBe(true);
    }
  });

  it('held up, travel points up and the whole move is in view', () => {
    const state = stateOf('up');
    const camera = mineView(state);
    const own = toScreen(camera, state.size, state.spots.get('O1')!.middle);
    const end = toScreen(camera, state.size, state.spots.get('O3')!.middle);
    expect(end.x).toBeCloseTo(own.x);
    expect(end.y).toBeLessThan(own.y);
    for (const p of state.spots.get('I3')!.outline) {
      const { x, y } = toScreen(camera, state.size, p);
      expect(x >= 0 && y >= 0 && x <= 390 && y <= 430).toBe(true);
    }
  });

  it('without a car of mine the whole board is shown', () => {
    const state = stateOf('up');
    state.scene = { ...scene, pieces: [] };
    expect(mineView(state)).toEqual(wholeView(state));
  });

  it('the road ahead is the lane one is in', () => {
    const state = stateOf('up');
    const ahead = roadAhead(state, state.spots.get('O1')!, 3);
    expect(ahead.map((spot) => spot.place)).toEqual(['O2', 'O3', 'O4']);
  });

  it('a new decision asks for a view, another selection does not', () => {
    expect(asksForView(scene, { ...scene, selected: 4 })).toBe(false);
    expect(asksForView(scene, { ...scene, lit: scene.lit.slice(1) })).toBe(true);
    expect(asksForView(scene, { ...scene, pieces: [piece(1, 'O3', 0, true)] })).toBe(true);
  });

  it('detail goes by the width of a lane', () => {
    expect([9.9, 10, 24, 24.1].map(detailOf)).toEqual(['far', 'middle', 'middle', 'near']);
  });
});
