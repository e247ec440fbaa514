// A colour that is moved must stay readable: contrast as WCAG measures it, in both themes.
import { describe, expect, test } from 'vitest';
import { contrast, palettes } from './palette_for_tests';

describe.each(Object.entries(palettes()))('in %s', (_, colours) => {
  const tones = ['free', 'wear', 'chance', 'out'];

  test.each(['ink', 'ink2', 'ink3', ...tones])('%s is read on every ground', (text) => {
    const grounds = ['paper', 'surface', 'raised', ...(tones.includes(text) ? [`${text}-tint`] : [])];
    for (const ground of grounds) {
      expect(contrast(colours[text]!, colours[ground]!), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.9);
    }
  });

  test('names on the field are read', () => {
    expect(contrast(colours.ink2!, colours.field!)).toBeGreaterThanOrEqual(4.6);
  });

  test('the main button is read', () => {
    expect(contrast(colours.btn!, colours['btn-ink']!)).toBeGreaterThanOrEqual(7);
  });

  test('what is drawn on the road stands out from it', () => {
    for (const mark of [
      'limit',
      'line-red',
      'line-green',
      'lit-free-edge',
      'lit-wear-edge',
      'lit-chance-edge',
      'lit-out-edge',
    ]) {
      for (const road of ['space', 'corner']) {
        expect(contrast(colours[mark]!, colours[road]!), `${mark} on ${road}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
