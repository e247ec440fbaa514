// A colour that is moved must stay readable: contrast as WCAG measures it, in both themes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Palette = Record<string, string>;

function palettes(): Record<'light' | 'dark', Palette> {
  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  const [light = '', dark = ''] = css.split(":root[data-theme='dark']");
  const read = (text: string): Palette =>
    Object.fromEntries(
      [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((found) => [found[1]!, found[2]!]),
    );
  return { light: read(light), dark: { ...read(light), ...read(dark) } };
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

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
