import { checkIn } from '../../api/leagues';
import { t } from '../../i18n';
import { useAct } from '../../league/act';
import { currentRound } from '../../league/next_step';
import { roundTitle } from '../../league/words';
import { Icon } from '../../ui/Icon';
import { shownName } from '../../ui/names';
import type { DeskProps } from './index';
import { Refusal } from './Refusal';

/** Who is there for the round that is due. A ledger takes nothing back: a name once pressed stays in. */
export function CheckIns({ league, watch }: DeskProps) {
  const act = useAct(watch);
  const round = currentRound(league);
  if (!round) return null;
  const present = new Set(round.checked_in);
  const missing = league.drivers.map((driver) => driver.name).filter((name) => !present.has(name));
  const take = (names: string[]) => void act.run(() => checkIn(league.id, names, null));
  const isShut = round.is_closed || act.isBusy;
  return (
    <section class="panel desk-panel" aria-labelledby="desk-check-in">
      <h2 class="head" id="desk-check-in">
        {t('league.check_in_title', { round: roundTitle(league.plan, round) })}
      </h2>
      <p class="desk-count" role="status">
        <b>{present.size}</b> {t('league.present_of', { count: league.drivers.length })}
      </p>
      {(round.is_closed || present.size === 0) && (
        <p class="legend-hint">{t(round.is_closed ? 'league.check_in_shut' : 'league.check_in_hint')}</p>
      )}
      {/* Once drawn the races themselves say who drives. */}
      <ul class="desk-toggles" hidden={round.is_closed}>
        {league.drivers.map(({ name }) => {
          const isIn = present.has(name);
          return (
            <li key={name}>
              <button
                type="button"
                class="desk-toggle"
                aria-pressed={isIn}
                disabled={!isIn && isShut}
                onClick={() => !isIn && take([name])}
              >
                {shownName(name)}
                {isIn && <Icon name="check" />}
              </button>
            </li>
          );
        })}
      </ul>
      <Refusal failure={act.failure} />
      {missing.length > 0 && !round.is_closed && (
        <button type="button" class="button" disabled={isShut} onClick={() => take(missing)}>
          {t('league.check_in_all', { count: missing.length })}
        </button>
      )}
    </section>
  );
}
