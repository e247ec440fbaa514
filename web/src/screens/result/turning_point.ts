// Where a race was decided: the largest lasting change of my place, or the last change of lead. Counted from the lap chart.
import type { Chart, ChartLine } from '../../chart/places';

export interface TurningPoint {
  /** Column of the chart, and its turn. */
  column: number;
  turn: number;
  line: ChartLine;
  from: number;
  to: number;
  /** The car took the lead and kept it. */
  isLead: boolean;
}

/** What was won (above 0) or lost at a column and never given back, the sign that of the change. */
function lastingChange(places: readonly number[], column: number): number {
  const before = places[column - 1]!;
  const later = places.slice(column).map((place) => before - place);
  const least = Math.min(...later);
  const most = Math.max(...later);
  return least > 0 ? least : most < 0 ? most : 0;
}

function largestChange(line: ChartLine): number {
  let best = 0;
  for (let column = 1; column < line.places.length; ++column) {
    const change = Math.abs(lastingChange(line.places, column));
    const known = best === 0 ? 0 : Math.abs(lastingChange(line.places, best));
    // Of changes alike the later one decided more.
    if (change > 0 && change >= known) best = column;
  }
  return best;
}

/** The column from which on a line is first; 0 if it always was, -1 if it is not in the end. */
function leadTaken(line: ChartLine): number {
  if (line.places.at(-1) !== 1) return -1;
  return line.places.findLastIndex((place) => place !== 1) + 1;
}

function pointOf(chart: Chart, line: ChartLine, column: number, isLead: boolean): TurningPoint {
  const from = line.places[column - 1]!;
  const to = line.places[column]!;
  return { column, turn: chart.turns[column]!, line, from, to, isLead };
}

/** Null if nothing changed: who led first led to the end, and I kept my place. */
export function turningPointOf(chart: Chart): TurningPoint | null {
  const mine = chart.lines.find((line) => line.isMine);
  const winner = chart.lines.find(
    (line) => line.places.length === chart.turns.length && leadTaken(line) >= 0,
  );
  if (mine && mine !== winner) {
    const column = largestChange(mine);
    if (column > 0) return pointOf(chart, mine, column, false);
  }
  const column = winner ? leadTaken(winner) : -1;
  return winner && column > 0 ? pointOf(chart, winner, column, true) : null;
}

/** How often the lead changed hands. */
export function leadChanges(chart: Chart): number {
  let changes = 0;
  let leader: number | undefined;
  for (const column of chart.turns.keys()) {
    const first = chart.lines.find((line) => line.places[column] === 1);
    if (!first) continue;
    if (leader !== undefined && first.car !== leader) ++changes;
    leader = first.car;
  }
  return changes;
}
