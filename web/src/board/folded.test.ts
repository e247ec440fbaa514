import { expect, test } from 'vitest';
import { folded, foldedRole } from './folded';
import type { Drawing } from './types';

type Text = Drawing['texts'][number];

const name = (text: string, x: number): Text => ({
  role: 'corner-name',
  text,
  at: [x, 100],
  size: 100,
  anchor: 'start',
});

function drawingWith(texts: Text[]): Drawing {
  const spaces = [{ outline: [0, 0, 4000, 0, 4000, 200, 0, 200] }];
  return { spaces, texts } as unknown as Drawing;
}

test('a long name beyond the road becomes two lines, and its turns move down', () => {
  const turns: Text = { role: 'turns', text: 'T11', at: [3900, 220], size: 80, anchor: 'start' };
  const texts = folded(drawingWith([name('Curva Alboreto (Parabolica)', 3900), turns]));
  expect(texts.map((text) => text.text)).toEqual(['Curva Alboreto', '(Parabolica)', 'T11']);
  expect(texts[1]!.role).toBe(foldedRole);
  expect(texts[0]!.at[1]).toBeLessThan(100);
  expect(texts[2]!.at[1]).toBeGreaterThan(220);
});

test('a name within the width of the road, a short one and a single word stay as they are', () => {
  const texts = [
    name('Curva Alboreto (Parabolica)', 400),
    name('Prima Curva', 3900),
    name('Hatzenbachbogen', 3900),
  ];
  expect(folded(drawingWith(texts))).toEqual(texts);
});
