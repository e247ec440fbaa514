// Choices side by side: what each game puts into the rows. The figures are the engine's; a row stands only where a choice has something in it.
import type { Part, Tone } from '../../engine/types';
import { t } from '../../i18n';

export const rows = [
  'change',
  'way',
  'price',
  'road',
  'ends',
  'notes',
  'bears',
  'corner',
  'left',
  'odds',
] as const;
export type RowName = (typeof rows)[number];

export interface Line {
  text: string;
  tone?: Tone;
}

export interface Column {
  /** Index of the choice. */
  choice: number;
  name: string;
  /** What the choice costs at worst: the colour of its head. */
  tone: Tone;
  /** Lines of a cell stand one below the other. */
  cells: Partial<Record<Exclude<RowName, 'odds'>, Line[]>>;
  odds?: Part | undefined;
}

/** Rows that any of the columns has something in, in their order. */
export function rowsOf(columns: Column[]): RowName[] {
  return rows.filter((row) =>
    columns.some((column) =>
      row === 'odds' ? column.odds !== undefined : (column.cells[row]?.length ?? 0) > 0,
    ),
  );
}

/** A cell of plain lines; empty ones are left out. */
export function plain(...texts: string[]): Line[] {
  return texts.filter(Boolean).map((text) => ({ text }));
}

/** What stands ahead, by how far: a corner that is reached, or how many rows are left before it. */
export function cornerLine(corner: string, rowsTo: number, rowsDriven: number): Line {
  const left = rowsTo - rowsDriven;
  return {
    text: left > 0 ? t('dash.compare_before', { rows: left, corner }) : t('dash.compare_reaches', { corner }),
  };
}
