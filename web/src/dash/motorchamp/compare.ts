// Throws and ends of MotorChamp side by side.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { plain, type Column } from '../compare/column';
import { isOpen } from '../first';
import { priceWords } from '../price';
import type { DashProps } from '../types';
import { endWords, tones } from './Histogram';
import { instrumentsOf, spansOf } from './instruments';
import { rangeWords } from './Tray';
import { sayWords, throwOf, titleOf } from './words';

function throwColumn(choice: Choice, index: number, { desk }: DashProps): Column {
  const { totals, isPractice } = instrumentsOf(desk);
  const mine = totals?.[choice.label] ?? [];
  return {
    choice: index,
    name: choice.label,
    tone: choice.price.tone,
    cells: {
      way: plain(rangeWords(mine).join(', ')),
      ends: spansOf(mine).map(({ from, to, end }) => ({
        text: `${from === to ? from : t('motorchamp.totals', { from, to })} ${endWords(end, isPractice)}`,
        tone: tones[end],
      })),
      notes: plain(...choice.notes.map(sayWords)),
    },
    odds: throwOf(choice),
  };
}

function wayColumn(choice: Choice, index: number): Column {
  return {
    choice: index,
    name: titleOf(choice),
    tone: choice.price.tone,
    cells: {
      way: choice.rows > 0 ? plain(t('motorchamp.rows', { rows: choice.rows })) : [],
      price: [{ text: priceWords(choice.price), tone: choice.price.tone }],
      notes: plain(...choice.notes.map(sayWords)),
    },
  };
}

/** What can be compared just now; other answers say all there is to say. */
export function columnsOf(props: DashProps): Column[] {
  const { phase, choices } = props.desk;
  const open = choices.map((choice, i) => ({ choice, i })).filter(({ choice }) => isOpen(choice));
  if (phase === 'throw_choice') return open.map(({ choice, i }) => throwColumn(choice, i, props));
  if (phase === 'play' || phase === 'slip') return open.map(({ choice, i }) => wayColumn(choice, i));
  return [];
}
