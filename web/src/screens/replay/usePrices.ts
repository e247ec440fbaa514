import { useEffect, useMemo } from 'preact/hooks';
import { bookOf, type Prices } from '../../coach/book';
import type { Question } from '../../coach/types';
import type { OpenRace } from './source';

/** All that the coach needs; mine are the first decisions it looks at. */
export function questionOf({ record, replay, boardText, you }: OpenRace): Question {
  const names = record.header.seats.map(({ name }) => name);
  const seats = names.map((_, seat) => seat);
  return {
    setup: { rules: record.header.rules, options: record.header.options, names, board: boardText },
    acts: replay.steps.map(({ act, turn }) =>
      act.kind === 'roll'
        ? { seat: -1, decision: `roll ${act.face}`, turn }
        : { seat: act.seat, decision: act.decision, turn },
    ),
    seats: you === null ? seats : [you, ...seats.filter((seat) => seat !== you)],
  };
}

/** What is known of a race's prices; if they are wanted they are worked out for as long as a screen shows it. */
export function usePrices(race: OpenRace, isWanted = true): Prices {
  const book = useMemo(() => bookOf(race.text, () => questionOf(race)), [race]);
  useEffect(() => (isWanted ? book.open() : undefined), [book, isWanted]);
  return book.now.value;
}
