// A server tells at once what several cars did one after the other. Here that is one step for each of them and for each die again, so
// that the eye can follow: the places are taken from what is told, or else a car goes where it stands at the end when it is last spoken of.
import type { CarOnTable, Happening, Table } from '../engine/types';
import type { Step } from './types';

type Told = Step['happenings'][number];

/** So many rounds are shown car by car; one who has missed more sees where they are now. */
const roundsShown = 3;

interface Moment {
  seq: number;
  turn: number;
  told: Told[];
  die?: Step['die'];
}

/** What stands at one place of the ledger, in order. */
function momentsOf(step: Step): Moment[] {
  const moments = new Map<number, Moment>();
  const at = (seq: number, turn: number): Moment => {
    const moment = moments.get(seq) ?? { seq, turn, told: [] };
    moments.set(seq, moment);
    return moment;
  };
  for (const told of step.happenings) at(told.seq ?? step.seq, told.turn ?? step.turn).told.push(told);
  for (const { seq, turn, car, seat, face } of step.dice ?? []) at(seq, turn).die = { car, seat, face };
  return [...moments.values()].sort((a, b) => a.seq - b.seq);
}

/** Where the event leaves its car. */
function placeTold(road: Road, { fields }: Happening): string | null {
  return typeof fields.at === 'string' && road.has(fields.at) ? fields.at : null;
}

export interface Road {
  has(place: string): boolean;
}

/** Where each car that moved is after this moment, as far as that can be known. */
function movesOf(road: Road, before: Table, after: Table, moments: Moment[]): Map<number, string>[] {
  const at = moments.map(() => new Map<number, string>());
  for (const car of after.cars) {
    let place = before.cars.find((one) => one.car === car.car)?.place ?? '';
    const spoken = moments.flatMap((moment, i) =>
      moment.told.some((one) => one.car === car.car) ? [i] : [],
    );
    for (const i of spoken) {
      const about = moments[i]!.told.filter((one) => one.car === car.car);
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

/** The step itself, with the die that was thrown last if nothing came after it. */
function endOf(step: Step, last: Moment | undefined): Step {
  return last?.die ? { ...step, die: last.die } : step;
}

export function unfold(road: Road, before: Table | null, step: Step): Step[] {
  const moments = before ? momentsOf(step) : [];
  if (!before || new Set(moments.map(({ turn }) => turn)).size > roundsShown) return [step];
  const after = step.table;
  const moves = movesOf(road, before, after, moments);
  const end = endOf(step, moments.at(-1));
  const count = moves.reduce((sum, some) => sum + some.size, 0);
  if (count < 2 && !moments.some(({ die }) => die)) return [end];
  const places = new Map(before.cars.map((car) => [car.car, car.place]));
  const isSameTurn = before.turn === after.turn;
  const steps: Step[] = [];
  for (const [i, moment] of moments.slice(0, -1).entries()) {
    for (const [car, place] of moves[i]!) places.set(car, place);
    // What only the clock did goes with the next car that moves; plots open before the first one does.
    const opens = i === 0 && moves[i]!.size === 0 && isSameTurn;
    if (moves[i]!.size === 0 && !opens && !moment.die) continue;
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
      ...(moment.die && { die: moment.die }),
    });
  }
  return [...steps, end];
}
