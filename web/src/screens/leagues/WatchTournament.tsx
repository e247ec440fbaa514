import { useState } from 'preact/hooks';
import { createLeague, drawRaces, enterBots } from '../../api/leagues';
import { haveSession, keptName, me } from '../../api/me';
import { errorWords } from '../../api/words';
import { t } from '../../i18n';
import { withoutClock } from '../../league/pace';
import { writePlan } from '../../league/plan_text';
import { tableName } from '../../ui/names';
import { Notice } from '../../ui/Notice';
import { go } from '../../ui/router';

const bots = 40;

/** Two rounds of heats and a final, as `chicane league demo` has them. */
function tournament(): string {
  return writePlan({
    name: 'tournament',
    title: t('league.tournament_title', { bots }),
    format: 'wbc',
    rules: 'speed-circuit-wbc',
    options: { laps: '1' },
    circuits: ['monza', 'silverstone', 'monaco'],
    scoring: 'points',
    points: [],
    kept: [],
    best: 0,
    cars: 'rebuilt',
    field: 12,
    tiers: 1,
    movers: 0,
  });
}

/** A whole tournament of bots to look at, one press away. */
export function WatchTournament() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async () => {
    const session = await haveSession(tableName(me.value?.name ?? keptName()) || t('league.referee_name'));
    if (!session.ok) return session;
    const made = await createLeague(tournament(), false, withoutClock);
    if (!made.ok) return made;
    const { id } = made.value.league;
    const entered = await enterBots(id, bots, 'rookie');
    const drawn = entered.ok ? await drawRaces(id) : entered;
    if (drawn.ok) go(`/leagues/${id}`);
    return drawn;
  };
  const press = async () => {
    setBusy(true);
    setFailure(null);
    const answer = await make();
    setBusy(false);
    if (!answer.ok) setFailure(errorWords(answer.error));
  };
  return (
    <section class="panel leagues-watch">
      <h2 class="head">{t('league.watch_title')}</h2>
      <p class="legend-hint">{t('league.watch_hint', { bots })}</p>
      {failure && (
        <Notice tone="out" icon="flag">
          {failure}
        </Notice>
      )}
      <button type="button" class="button" disabled={isBusy} onClick={() => void press()}>
        {t(isBusy ? 'league.watch_making' : 'league.watch_make')}
      </button>
    </section>
  );
}
