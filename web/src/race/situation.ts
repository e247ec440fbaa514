// Where I am, in a sentence or two, for one's own turn: place, lane, speed, what the road brings next. From table and instruments.
import type { Desk, Table } from '../engine/types';
import { has, said, t } from '../i18n';

/** What several games say of the next corner. */
interface Ahead {
  corner: string;
  rows: number;
  lanes?: { lowest: number }[];
}

function aheadOf(desk: Desk): Ahead | null {
  const { ahead } = desk.instruments as { ahead?: unknown };
  if (typeof ahead !== 'object' || ahead === null || !('corner' in ahead) || !('rows' in ahead)) return null;
  return ahead as Ahead;
}

/** 'I30' is on the inside; other games name their places otherwise and are told as they are. */
function onSpace(place: string): string {
  const lane = /^([IMO])\d+$/.exec(place)?.[1]?.toLowerCase();
  const key = `lane_${lane}`;
  return lane && has(`race.${key}`) ? said('race', key, { place }) : t('race.on_space', { place });
}

export function situation(table: Table, desk: Desk, corners: Record<string, string>): string {
  const car = table.cars.find((one) => one.car === desk.car);
  if (!car || !table.hasStarted) return '';
  const sentences = [t('race.at_place', { rank: car.rank, of: table.cars.length })];
  if (car.place) sentences.push(onSpace(car.place));
  if (car.figures.speed !== undefined) sentences.push(t('race.at_speed', { speed: car.figures.speed }));
  const ahead = aheadOf(desk);
  if (ahead) {
    const limit = ahead.lanes?.length ? Math.min(...ahead.lanes.map((lane) => lane.lowest)) : null;
    sentences.push(
      t('race.corner_ahead', {
        rows: ahead.rows,
        corner: corners[ahead.corner] || ahead.corner,
        limit: limit === null ? 'none' : String(limit),
      }),
    );
  }
  return sentences.join(' ');
}
