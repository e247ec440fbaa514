import type { Ahead, League } from '../api/league_types';
import { Clause } from '../dash/Clause';
import { t } from '../i18n';
import { shownName } from '../ui/names';
import { reasonWords } from './reasons';
import { bookOf } from './words';

interface Standing {
  name: string;
  place: number;
  ahead: Ahead | null;
}

/** What parts a row from the next, with its clause; or that nothing does. */
export function Why({ rows, at, league }: { rows: readonly Standing[]; at: number; league: League }) {
  const { ahead, place } = rows[at]!;
  const next = rows[at + 1];
  if (!ahead && next?.place !== place) return null;
  return (
    <span class="small standing-why">
      {ahead ? reasonWords(ahead) : t('league.level_with', { name: shownName(next!.name) })}{' '}
      {ahead?.clause && <Clause rules={bookOf(ahead.clause, league)} clause={ahead.clause} />}
    </span>
  );
}
