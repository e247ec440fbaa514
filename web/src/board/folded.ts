// Long names that would make the road small are folded: what stands beside the outermost bends decides how large all the rest can be.
import { boxOf, pointsOf, type Box } from './geometry';
import type { Drawing } from './types';

type Text = Drawing['texts'][number];

/** The second line of a name. */
export const foldedRole = 'corner-name folded';

/** Shorter names are not worth a second line. */
const lengthMin = 14;

export function extentOf({ at: [x, y], size, anchor, text }: Text): Box {
  const length = text.length * size * 0.56;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - length : x - length / 2;
  return { left, top: y - size, right: left + length, bottom: y + size * 0.3 };
}

export function folded(drawing: Drawing): Text[] {
  const road = boxOf(drawing.spaces.flatMap((space) => pointsOf(space.outline)));
  let below = 0;
  return drawing.texts.flatMap((text): Text[] => {
    if (text.role === 'turns' && below > 0) {
      const moved = { ...text, at: [text.at[0], text.at[1] + below] as Text['at'] };
      below = 0;
      return [moved];
    }
    below = 0;
    const extent = extentOf(text);
    const isOutside = extent.left < road.left || extent.right > road.right;
    const cut = text.role === 'corner-name' && text.text.length >= lengthMin ? middleBlank(text.text) : -1;
    if (!isOutside || cut < 0) return [text];
    const [x, y] = text.at;
    below = text.size * 0.55;
    return [
      { ...text, text: text.text.slice(0, cut), at: [x, y - below] },
      { ...text, role: foldedRole, text: text.text.slice(cut + 1), at: [x, y + below] },
    ];
  });
}

function middleBlank(text: string): number {
  const blanks = [...text.matchAll(/ /g)].map((blank) => blank.index);
  const off = (at: number) => Math.abs(at - text.length / 2);
  return blanks.reduce((best, at) => (best < 0 || off(at) < off(best) ? at : best), -1);
}
