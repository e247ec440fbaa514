// What stewards have ruled, and the ledger itself: nothing in it is ever rewritten.
import type { League } from '../../api/league_types';
import { t } from '../../i18n';
import { moment } from '../../league/words';
import { RulingLine } from '../../league/RulingLine';
import { shownName } from '../../ui/names';

export function Rulings({ league }: { league: League }) {
  return (
    <section class="league-rulings" aria-labelledby="rulings">
      <h2 class="head" id="rulings">
        {t('league.rulings')}
      </h2>
      {league.rulings.length === 0 ? (
        <p class="legend-hint">{t('league.no_rulings')}</p>
      ) : (
        <ol>
          {league.rulings.map((ruling) => (
            <RulingLine key={ruling.number} ruling={ruling} />
          ))}
        </ol>
      )}
    </section>
  );
}

export function History({ league }: { league: League }) {
  return (
    <details class="panel league-history">
      <summary class="head">{t('league.history_n', { count: league.history.length })}</summary>
      <p class="legend-hint">{t('league.history_hint')}</p>
      <ol class="mono">
        {league.history.map((entry) => (
          <li key={entry.seq}>
            <span class="league-history-when">
              {moment(entry.at)}
              {entry.by && ` ${shownName(entry.by)}`}
            </span>
            <code>{entry.line}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}
