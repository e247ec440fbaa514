import type { Ruling } from '../api/league_types';
import { t } from '../i18n';
import { shownName } from '../ui/names';
import './ruling.css';
import { rulingWords } from './rulings';
import { moment } from './words';

/** One that was taken back is struck through and can still be read. */
export function RulingLine({ ruling }: { ruling: Ruling }) {
  const words = rulingWords(ruling);
  return (
    <li class="panel ruling">
      <span class="ruling-number">{ruling.number}</span>
      <span>
        <span class="strong">{ruling.is_revoked ? <s>{words}</s> : words}</span>
        {ruling.is_revoked && <span class="small"> {t('league.ruling_revoked')}</span>}
        <span class="ruling-reason">{ruling.reason}</span>
        <span class="small">
          {t('league.ruled_by', { steward: shownName(ruling.steward), at: moment(ruling.at) })}
        </span>
      </span>
    </li>
  );
}
