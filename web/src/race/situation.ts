// Where I am, in a few short sentences, for one's own turn: place, lane, speed, what the road brings next. From table and instruments.
import { instrumentsOf } from '../dash/motorchamp/instruments';
import { standingWords } from '../dash/motorchamp/words';
import type { CarOnTable, Desk, RulesId, Table } from '../engine/types';
import { has, said, t } from '../i18n';

type Corners = Record<string, string>;

/** What games with corners say of the next one. */
interface Ahead {
  corner: string;
  rows: number;
  lanes?: { lowest: number }[];
}

/** What games with cells say of those ahead. */
interface Cell {
  place: string;
  factor: number;
}

function place({ number, rank }: CarOnTable, table: Table): string {
  const of = table.cars.length;
  return /[a-z]$/.test(number)
    ? t('race.at_place_car', { number, rank, of })
    : t('race.at_place', { rank, of });
}

/** 'I30' is on the inside; '2.21' is lane 2, row 21; cells have numbers; what is named otherwise is told as it is. */
function onSpace(rules: RulesId, name: string): string {
  const lane = /^([IMO])\d+$/.exec(name)?.[1]?.toLowerCase();
  const key = `lane_${lane}`;
  if (lane && has(`race.${key}`)) return said('race', key, { place: name });
  const [, number, row] = /^(\d+)\.(\d+)$/.exec(name) ?? [];
  if (number && row) return t('race.lane_row', { lane: number, row });
  const isCell = rules === 'grand-prix-basic' || rules === 'grand-prix-advanced';
  return isCell && /^\d+$/.test(name)
    ? t('race.on_cell', { cell: name })
    : t('race.on_space', { place: name });
}

function cornerAhead({ corner, rows, lanes }: Ahead, corners: Corners): string {
  const limit = lanes?.length ? String(Math.min(...lanes.map((lane) => lane.lowest))) : 'none';
  return t('race.corner_ahead', { rows, corner: corners[corner] || corner, limit });
}

/** The first cell ahead with a number in it. */
function riskAhead(cells: Cell[], rules: RulesId): string {
  const at = cells.findIndex(({ factor }) => factor > 0);
  const cell = cells[at];
  if (!cell) return t('race.no_risk_ahead', { cells: cells.length });
  const level = rules === 'grand-prix-basic' ? 'basic' : 'advanced';
  return t('race.risk_ahead', { cells: at + 1, cell: cell.place, factor: cell.factor, level });
}

function ahead(rules: RulesId, desk: Desk, corners: Corners): string {
  const { ahead: found } = desk.instruments as { ahead?: Ahead | Cell[] };
  if (Array.isArray(found)) return riskAhead(found, rules);
  return found ? cornerAhead(found, corners) : '';
}

export function situation(rules: RulesId, table: Table, desk: Desk, corners: Corners): string {
  const car = table.cars.find((one) => one.car === desk.car);
  if (!car || !table.hasStarted) return '';
  const { speed, gear } = car.figures;
  // The square of MotorChamp says dice and limit: its corners are where few dice are thrown.
  const stands = rules === 'motorchamp' ? `${standingWords(instrumentsOf(desk))}.` : '';
  return [
    place(car, table),
    stands || (car.place ? onSpace(rules, car.place) : ''),
    speed === undefined ? '' : t('race.at_speed', { speed }),
    gear === undefined ? '' : t('race.in_gear', { gear }),
    ahead(rules, desk, corners),
  ]
    .filter(Boolean)
    .join(' ');
}
