// Why one driver stands before the next, in the reader's words.
import type { Ahead } from '../api/league_types';
import { said } from '../i18n';
import { shownName } from '../ui/names';
import { thousandths } from './words';

/** 'ahead of Okada by points: 10 to 8'; the clause is a link of its own. */
export function reasonWords({ of, by, argument, ours, theirs }: Ahead): string {
  const name = shownName(of);
  if (by === 'average_finish') {
    return said('league', 'ahead_average_finish', {
      name,
      ours: thousandths(ours),
      theirs: thousandths(theirs),
    });
  }
  return said('league', `ahead_${by}`, { name, argument, ours, theirs });
}
