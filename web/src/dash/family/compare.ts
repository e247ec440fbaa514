// Speeds and ends of both games side by side.
import type { Choice, Tone } from '../../engine/types';
import { t } from '../../i18n';
import { cornerLine, plain, type Column, type Line } from '../compare/column';
import { isOpen } from '../first';
import { priceWords } from '../price';
import type { DashProps } from '../types';
import { carOf, type RoadEnd } from './instruments';
import { endTitle, notesOf, sayWords, throwOf, wearDue, worstTone } from './words';

/** Ends that cost the same stand in one line: 'I52, O52 free'. */
function endLines(ends: RoadEnd[]): Line[] {
  const found = new Map<string, { places: string[]; tone: Tone }>();
  for (const { to, price } of ends) {
    const words = priceWords(price);
    const kept = found.get(words) ?? { places: [], tone: price.tone };
    kept.places.push(to);
    found.set(words, kept);
  }
  return [...found].map(([words, { places, tone }]) => ({ text: `${places.join(', ')} ${words}`, tone }));
}

function farthest(ends: RoadEnd[]): number {
  return Math.max(0, ...ends.map((end) => end.rows));
}

function plotColumn(choice: Choice, index: number, { desk, corners }: DashProps): Column {
  const car = carOf(desk);
  const ends = car.roads?.find(({ speed }) => speed === Number(choice.label))?.ends ?? [];
  const notes = choice.notes.map((note) => ({ key: note.key, words: sayWords(note, corners) }));
  return {
    choice: index,
    name: choice.label,
    tone: worstTone(choice),
    cells: {
      change: plain(...notes.filter(({ key }) => key !== 'note_spaces').map(({ words }) => words)),
      way: plain(...notes.filter(({ key }) => key === 'note_spaces').map(({ words }) => words)),
      price: [{ text: priceWords(choice.price), tone: choice.price.tone }],
      ends: choice.label === '0' ? [] : endLines(ends),
      corner: car.ahead
        ? [cornerLine(corners[car.ahead.corner] ?? car.ahead.corner, car.ahead.rows, farthest(ends))]
        : [],
    },
    odds: throwOf(choice.price),
  };
}

function driveColumn(choice: Choice, index: number, { desk, corners }: DashProps): Column {
  const car = carOf(desk);
  const isDrive = choice.kind === 'drive';
  const left = Math.max(0, car.wear - wearDue(choice.price));
  return {
    choice: index,
    name: endTitle(choice),
    tone: choice.price.tone,
    cells: {
      way: isDrive ? plain(t('speed_circuit.note_rows', { rows: choice.rows })) : [],
      price: [{ text: priceWords(choice.price), tone: choice.price.tone }],
      notes: plain(notesOf(choice, corners).join(', ')),
      corner:
        car.ahead && isDrive
          ? [cornerLine(corners[car.ahead.corner] ?? car.ahead.corner, car.ahead.rows, choice.rows)]
          : [],
      left: plain(t('dash.units_wear', { units: left })),
    },
    odds: throwOf(choice.price),
  };
}

/** What can be compared just now; payments and chips stand side by side already. */
export function columnsOf(props: DashProps): Column[] {
  const { desk, selected } = props;
  const open = desk.choices.map((choice, i) => ({ choice, i })).filter(({ choice }) => isOpen(choice));
  if (desk.phase === 'plot') {
    const chosen = selected === null ? undefined : desk.choices[selected];
    const kind = chosen?.kind === 'plot_slip' ? 'plot_slip' : 'plot';
    return open
      .filter(({ choice }) => choice.kind === kind)
      .sort((a, b) => Number(a.choice.label) - Number(b.choice.label))
      .map(({ choice, i }) => plotColumn(choice, i, props));
  }
  if (desk.phase === 'drive' || desk.phase === 'move')
    return open.map(({ choice, i }) => driveColumn(choice, i, props));
  return [];
}
