import { drawRaces } from '../../api/leagues';
import type { LeagueRound } from '../../api/league_types';
import { t } from '../../i18n';
import { useAct } from '../../league/act';
import { currentRound } from '../../league/next_step';
import { roundTitle } from '../../league/words';
import { shownName } from '../../ui/names';
import type { DeskProps } from './index';
import { Refusal } from './Refusal';

/** Dice for seeds or ranks are thrown by the server, and races dealt; all of it is in the ledger. */
export function Draw({ league, watch }: DeskProps) {
  const act = useAct(watch);
  const round = currentRound(league);
  if (!round) return null;
  const canDraw = league.step === 'draw' || league.step === 'throw_die';
  return (
    <section class="panel desk-panel" aria-labelledby="desk-draw">
      <h2 class="head" id="desk-draw">
        {t('league.draw_title', { round: roundTitle(league.plan, round) })}
      </h2>
      <p class="legend-hint">{t(canDraw ? 'league.draw_hint' : 'league.draw_not_now')}</p>
      <button
        type="button"
        class={`button ${canDraw ? 'button-main' : ''}`}
        disabled={act.isBusy || !canDraw}
        onClick={() => void act.run(() => drawRaces(league.id))}
      >
        {t('league.draw')}
      </button>
      <Refusal failure={act.failure} />
      {round.list.length > 0 && <Seeds round={round} />}
    </section>
  );
}

function Seeds({ round }: { round: LeagueRound }) {
  const thrown = new Map<string, number[]>();
  for (const { name, face } of round.throws) thrown.set(name, [...(thrown.get(name) ?? []), face]);
  return (
    <details class="desk-seeds">
      <summary>{t('league.seeds_n', { count: round.list.length, throws: round.throws.length })}</summary>
      <ol>
        {round.list.map(({ name, laurels, rank }) => (
          <li key={name}>
            <span class="desk-seed">{rank}</span>
            <span>{shownName(name)}</span>
            <span class="small">
              {laurels ? t('league.laurels_n', { laurels }) : ''}
              {thrown.has(name) && ` ${t('league.threw', { faces: thrown.get(name)!.join(', ') })}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
