import type { Ahead, League } from '../api/league_types';
import { Clause } from '../dash/Clause';
import { reasonWords } from './reasons';
import { bookOf } from './words';

/** What parts a row from the next, with its clause. */
export function Why({ ahead, league }: { ahead: Ahead | null; league: League }) {
  if (!ahead) return null;
  return (
    <span class="small standing-why">
      {reasonWords(ahead)} <Clause rules={bookOf(ahead.clause, league)} clause={ahead.clause || undefined} />
    </span>
  );
}
