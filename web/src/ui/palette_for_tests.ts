// The tokens as colours, and what tests measure of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Palette = Record<string, string>;

export function palettes(): Record<'light' | 'dark', Palette> {
  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  const [light = '', dark = ''] = css.split(":root[data-theme='dark']");
  const read = (text: string): Palette =>
    Object.fromEntries(
      [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((found) => [found[1]!, found[2]!]),
    );
  return { light: read(light), dark: { ...read(light), ...read(dark) } };
}

export type Rgb = readonly [number, number, number];

/** '#1b1d1f' as light: what eyes add up and lenses filter. */
export function linear(colour: string): Rgb {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red!, green!, blue!];
}

export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

export function contrast(one: string, other: string): number {
  return contrastOf(linear(one), linear(other));
}
