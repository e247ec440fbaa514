// A server tells at once what several cars did one after the other. Here that is one step for each of them again, so that the eye can
// follow: the places are taken from what is told, or else a car goes where it stands at the end when it is last spoken of.
import type { CarOnTable, Happening, Table } from '../engine/types';
import type { Step } from './types';

type Told = Step['happenings'][number];

/** So many rounds are shown car by car; one who has missed more sees where they are now. */
const roundsShown = 3;

interface Moment {
  seq: number;
  turn: number;
  told: Told[];
}

function momentsOf(step: Step): Moment[] {
  const moments: Moment[] = [];
  for (const told of step.happenings) {
    const seq = told.seq ?? step.seq;
    const last = moments.at(-1);
    if (last?.seq === seq) last.told.push(told);
    else moments.push({ seq, turn: told.turn ?? step.turn, told: [told] });
  }
  return moments;
}

function isAbout(happening: Happening, car: CarOnTable): boolean {
  const who = happening.line.split(' ')[1];
  return who === car.number || (who === car.driver && who !== '');
}

/** The last place named beside the car. Bare numbers may count anything, so they name none. */
function placeTold(road: Road, told: Happening): string | null {
  const places = told.line.split(' ').slice(2);
  return places.findLast((word) => /[A-Z]/.test(word) && road.has(word)) ?? null;
}

export interface Road {
  has(place: string): boolean;
}

/** Where each car that moved is after this moment, as far as that can be known. */
function movesOf(road: Road, before: Table, after: Table, moments: Moment[]): Map<number, string>[] {
  const at = moments.map(() => new Map<number, string>());
  for (const car of after.cars) {
    let place = before.cars.find((one) => one.car === car.car)?.place ?? '';
    const spoken = moments.flatMap((moment, i) => (moment.told.some((one) => isAbout(one, car)) ? [i] : []));
    for (const i of spoken) {
      const about = moments[i]!.told.filter((one) => isAbout(one, car));
      const told = about.map((one) => placeTold(road, one)).findLast((one) => one !== null);
      const next = i === spoken.at(-1) ? car.place : told;
      if (next && next !== place) at[i]!.set(car.car, (place = next));
    }
  }
  return at;
}

/** Ranks and gaps are those of before until all have moved: they are only known of the end. */
function rowBetween(then: CarOnTable, now: CarOnTable, place: string, isRevealed: boolean): CarOnTable {
  const isThere = place === now.place && place !== then.place;
  const row = isThere ? { ...now, rank: then.rank, distance: then.distance, lap: then.lap } : then;
  return { ...row, place, plot: isRevealed ? now.plot : then.plot };
}

export function unfold(road: Road, before: Table | null, step: Step): Step[] {
  if (!before) return [step];
  const after = step.table;
  const moments = momentsOf(step);
  const moves = movesOf(road, before, after, moments);
  const count = moves.reduce((sum, some) => sum + some.size, 0);
  if (count < 2 || count > roundsShown * after.cars.length) return [step];
  const places = new Map(before.cars.map((car) => [car.car, car.place]));
  const isSameTurn = before.turn === after.turn;
  const steps: Step[] = [];
  for (const [i, moment] of moments.entries()) {
    for (const [car, place] of moves[i]!) places.set(car, place);
    const isLast = i === moments.length - 1;
    if (isLast) break;
    // What only chance or the clock did goes with the next car that moves; plots open before the first one does.
    const opens = i === 0 && moves[i]!.size === 0 && isSameTurn;
    if (moves[i]!.size === 0 && !opens) continue;
    const cars = after.cars.map((now) => {
      const then = before.cars.find((one) => one.car === now.car) ?? now;
      return rowBetween(then, now, places.get(now.car) ?? then.place, isSameTurn);
    });
    const atWheel = [...moves[i]!.keys()].at(-1) ?? after.movement[0] ?? after.atWheel;
    steps.push({
      seq: moment.seq,
      turn: moment.turn,
      happenings: moment.told,
      table: { ...(isSameTurn ? after : before), atWheel, cars, isOver: false },
    });
  }
  return [...steps, step];
}
