import type { BoardFacts } from '../../api/boards';
import { has, t } from '../../i18n';
import { keyOf } from '../../ui/games';

export interface Figure {
  title: string;
  value: string;
}

/** Those figures of a board that say something to one who races there: the ones the catalogue has a word for. */
export function figuresOf(board: BoardFacts): Figure[] {
  return Object.entries(board.figures).flatMap(([name, value]) => {
    const key = `site.figure_${keyOf(name)}`;
    return has(key) ? [{ title: t(key), value: value.replaceAll('/', ' / ') }] : [];
  });
}

/** The four that stand on a card: single numbers, the first there are. */
export function countsOf(board: BoardFacts): Figure[] {
  return figuresOf(board)
    .filter((figure) => !figure.value.includes('/'))
    .slice(0, 4);
}
