// Where the lines of a lap chart run.
export interface Plot {
  left: number;
  right: number;
  top: number;
  /** Between two places. */
  row: number;
  columns: number;
}

export function columnX(plot: Plot, column: number): number {
  if (plot.columns < 2) return plot.left;
  return plot.left + ((plot.right - plot.left) * column) / (plot.columns - 1);
}

export function placeY(plot: Plot, place: number): number {
  return plot.top + plot.row * (place - 1);
}

/** The column nearest to a point. */
export function columnAt(plot: Plot, x: number): number {
  if (plot.columns < 2) return 0;
  const column = Math.round(((x - plot.left) / (plot.right - plot.left)) * (plot.columns - 1));
  return Math.min(plot.columns - 1, Math.max(0, column));
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}

/** Level while the place is held; a change is a short bend that ends at its turn. */
export function linePath(plot: Plot, places: readonly number[]): string {
  let path = '';
  for (const [column, place] of places.entries()) {
    const x = round(columnX(plot, column));
    const y = round(placeY(plot, place));
    const before = places[column - 1];
    if (before === undefined) {
      path += `M${x} ${y}`;
    } else if (before === place) {
      path += `H${x}`;
    } else {
      const width = Math.min(22, x - columnX(plot, column - 1));
      const from = round(x - width);
      const middle = round(x - width / 2);
      path += `H${from}C${middle} ${round(placeY(plot, before))} ${middle} ${y} ${x} ${y}`;
    }
  }
  return path;
}

/** Each car has its own dash, so that lines are told apart without their colours. */
const dashes = [
  '',
  '16 4',
  '9 5',
  '2 4',
  '12 4 2 4',
  '5 3',
  '20 4 2 4 2 4',
  '1 5',
  '14 6',
  '8 3 2 3',
  '4 6',
  '24 6',
];

export function dashOf(index: number): string {
  return dashes[index % dashes.length]!;
}
