// Speeds, ends and cards of Formula One side by side.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { cornerLine, plain, type Column, type Line } from '../compare/column';
import { isOpen } from '../first';
import type { DashProps } from '../types';
import { instrumentsOf, type Band } from './instruments';
import { inOrder } from './order';
import { notesOf, placeWords, priceShort, throwsOf, titleOf, toneOf, unitsWords } from './words';

/** The next corner; once it is reached also how far the one after it is. */
function cornerLines({ desk, corners }: DashProps, rows: number): Line[] {
  const { ahead, then } = instrumentsOf(desk);
  const line = (band: Band) => cornerLine(corners[band.corner] || band.corner, band.rows, rows);
  if (!ahead) return [];
  return then && rows >= ahead.rows ? [line(ahead), line(then)] : [line(ahead)];
}

function speedColumn(choice: Choice, index: number, props: DashProps): Column {
  const { price, road } = choice;
  return {
    choice: index,
    name: choice.label,
    tone: toneOf(choice),
    cells: {
      way: plain(t('formula_one.squares', { squares: choice.rows })),
      price: [{ text: unitsWords(price) || t('dash.free'), tone: price.tone }],
      road: road ? [{ text: priceShort(road), tone: road.tone }] : [],
      notes: plain(notesOf(choice, props.corners).join(', ')),
      corner: cornerLines(props, choice.rows),
    },
    odds: road && throwsOf(road).at(-1),
  };
}

function wayColumn(choice: Choice, index: number, props: DashProps): Column {
  const isDriven = choice.to !== '' && choice.kind !== 'pit';
  return {
    choice: index,
    name: titleOf(choice),
    tone: choice.price.tone,
    cells: {
      way: isDriven ? plain(t('formula_one.squares', { squares: choice.rows })) : [],
      price: [{ text: priceShort(choice.price), tone: choice.price.tone }],
      ends: choice.to ? plain(placeWords(choice)) : [],
      notes: plain(notesOf(choice, props.corners).join(', ')),
      corner: isDriven ? cornerLines(props, choice.rows) : [],
    },
    odds: throwsOf(choice.price).at(-1),
  };
}

/** What can be compared just now; two answers without a way stand side by side already. */
export function columnsOf(props: DashProps): Column[] {
  const { phase, choices } = props.desk;
  const open = inOrder(choices).filter((i) => isOpen(choices[i]));
  if (phase === 'speed')
    return open.filter((i) => choices[i]!.kind === 'set').map((i) => speedColumn(choices[i]!, i, props));
  if (phase === 'drive' || phase === 'card') return open.map((i) => wayColumn(choices[i]!, i, props));
  return [];
}
