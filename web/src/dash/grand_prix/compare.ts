// Gears, pushes, plans, dice and goals of Grand Prix side by side.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { plain, type Column } from '../compare/column';
import { isOpen } from '../first';
import { priceWords } from '../price';
import type { DashProps } from '../types';
import { advancedOf, basicOf, facesBearing, type CellAhead, type Window } from './instruments';
import { choiceName, sayIt, throwOf } from './words';

const faces = 6;
const factors = [1, 2, 3];

/** The cells a window leads to, and the worst of them. */
function reached(
  cells: CellAhead[],
  { least, most }: Window,
  level: 'basic' | 'advanced',
): { ends: string; worst: string } {
  const inside = cells.slice(Math.max(0, least - 1), most);
  const first = inside[0];
  const last = inside.at(-1);
  if (!first || !last) return { ends: '', worst: '' };
  const highest = Math.max(...cells.slice(0, most).map(({ factor }) => factor));
  return {
    ends: t('grand_prix.compare_cells', { first: first.place, last: last.place }),
    worst: t('grand_prix.compare_worst', { factor: highest, level }),
  };
}

function notesOf(choice: Choice): string {
  return choice.notes
    .filter((note) => note.key !== 'note_window' && note.key !== 'note_rounded')
    .map(sayIt)
    .join(', ');
}

/** How far a choice leads, where it says so before the dice: by gear, push or number of dice. */
function windowOf({ desk, rules }: DashProps, choice: Choice): Window | undefined {
  const number = Number(choice.label);
  if (rules === 'grand-prix-basic')
    return choice.kind === 'dice' ? basicOf(desk).reach[number - 1] : undefined;
  const { gears, pushes } = advancedOf(desk);
  if (choice.kind === 'push') return pushes?.[number];
  return choice.kind === 'gear'
    ? gears.find(({ gear, hasWindow }) => gear === number && hasWindow)
    : undefined;
}

function bearsOf({ desk }: DashProps, choice: Choice): string {
  const gear =
    choice.kind === 'gear' && advancedOf(desk).gears.find((one) => one.gear === Number(choice.label));
  if (!gear) return '';
  return factors
    .map((factor) => `${factor}: ${t('dash.fraction', { ways: facesBearing(gear, factor), of: faces })}`)
    .join(', ');
}

function columnOf(choice: Choice, index: number, props: DashProps): Column {
  const window = windowOf(props, choice);
  const { ends, worst } = window
    ? reached(basicOf(props.desk).ahead, window, choice.kind === 'dice' ? 'basic' : 'advanced')
    : { ends: choice.to, worst: '' };
  return {
    choice: index,
    name: choice.kind === 'push' ? choice.label : choiceName(choice),
    tone: choice.price.tone,
    cells: {
      change: choice.kind === 'gear' ? plain(notesOf(choice)) : [],
      way: window
        ? plain(t('grand_prix.window_dice', { ...window }))
        : plain(t('grand_prix.choice_cells', { cells: choice.rows })),
      price: [{ text: priceWords(choice.price), tone: choice.price.tone }],
      ends: plain(ends),
      notes: plain(worst, choice.kind === 'gear' ? '' : notesOf(choice)),
      bears: plain(bearsOf(props, choice)),
    },
    odds: throwOf(choice) ?? undefined,
  };
}

const compared = new Set(['gear', 'push', 'plan', 'renewal', 'dice', 'goal', 'lost']);

/** What can be compared just now; repairs cost nothing and say all there is to say. */
export function columnsOf(props: DashProps): Column[] {
  const { phase, choices } = props.desk;
  if (!compared.has(phase)) return [];
  return choices.flatMap((choice, i) => (isOpen(choice) ? [columnOf(choice, i, props)] : []));
}
