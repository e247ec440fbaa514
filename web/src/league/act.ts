import { useState } from 'preact/hooks';
import type { LeagueAnswer } from '../api/leagues';
import { errorWords } from '../api/words';
import type { LeagueWatch } from './watch';

export interface Act {
  isBusy: boolean;
  /** The server's refusal, for beside the button. */
  failure: string | null;
  /** Whether it was done. */
  run(doing: () => Promise<LeagueAnswer>): Promise<boolean>;
}

/** Something one does to a league: what came of it is shown at once. */
export function useAct(watch: LeagueWatch): Act {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (doing: () => Promise<LeagueAnswer>) => {
    setBusy(true);
    setFailure(null);
    const answer = await doing();
    setBusy(false);
    if (answer.ok) watch.show(answer.value.league);
    else setFailure(errorWords(answer.error));
    return answer.ok;
  };
  return { isBusy, failure, run };
}
