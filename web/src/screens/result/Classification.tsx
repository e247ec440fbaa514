import type { CarOnTable, RulesId, Table } from '../../engine/types';
import { nameOf } from '../../chart/LapChart';
import { t } from '../../i18n';
import { pipGroups } from '../../race/order';
import { CarMark } from '../../ui/CarMark';
import { resultWords } from '../replay/words';
import { hasPoints, stocksOf, type Gap, type Row, type Stock } from './classification';

interface Props {
  rows: Row[];
  table: Table;
  rules: RulesId;
}

/** Boards of cells count cells, all others rows. */
function gapWords(gap: Gap, rules: RulesId): string {
  switch (gap.kind) {
    case 'turns':
      return t('result.gap_turns', { turns: gap.turns });
    case 'turns_behind':
      return t('result.gap_turns_behind', { turns: gap.turns });
    case 'rows_behind':
      return t(rules.startsWith('grand-prix') ? 'result.gap_cells_behind' : 'result.gap_rows_behind', {
        rows: gap.rows,
      });
    case 'same_turn':
      return t('result.gap_same_turn');
    case 'level':
      return t('result.gap_level');
    case 'out':
      return resultWords(rules, gap.result);
  }
}

/** More pips than this say less than the number. */
const pipsMax = 40;

function Left({ car, stock, laps }: { car: CarOnTable; stock: Stock; laps: number }) {
  const left = car.figures[stock];
  const full = car.figures[`${stock}_full`];
  if (left === undefined) return null;
  if (!full || full > pipsMax) return <>{left}</>;
  return (
    <span class="result-pips" role="img" aria-label={t('result.stock_of', { left, full })}>
      {pipGroups(left, full, laps).map((group, g) => (
        <span class="result-pips-lap" key={g}>
          {Array.from({ length: group.full }, (_, i) => (
            <i key={i} class={i < group.left ? 'result-pip result-pip-left' : 'result-pip'} />
          ))}
        </span>
      ))}
      <span class="result-pips-number">{left}</span>
    </span>
  );
}

export function Classification({ rows, table, rules }: Props) {
  const stocks = stocksOf(table);
  const isScored = hasPoints(table);
  return (
    <div class="result-scroll scroll-row" role="region" aria-label={t('result.classification')} tabIndex={0}>
      <table class="result-table">
        <caption class="visually-hidden">{t('result.classification')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t('result.place')}</span>
            </th>
            <th scope="col" colSpan={2} class="head result-name">
              {t('result.classification')}
            </th>
            <th scope="col">{t('result.gap')}</th>
            {stocks.map((stock) => (
              <th scope="col" key={stock}>
                {t(`result.stock_${stock}`)}
              </th>
            ))}
            {isScored && <th scope="col">{t('result.points')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ car, place, gap, isMine, isOneOfSeveral }) => (
            <tr key={car.car} class={isMine ? 'result-mine' : undefined}>
              <td class="result-place">{place}</td>
              <td class="result-car">
                <CarMark shape={car.shape} number={car.number} />
              </td>
              <th scope="row" class="result-name">
                {nameOf({ ...car, isMine, isOneOfSeveral })}
              </th>
              <td class={gap.kind === 'out' ? 'tone-out' : undefined}>{gapWords(gap, rules)}</td>
              {stocks.map((stock) => (
                <td key={stock}>
                  <Left car={car} stock={stock} laps={table.laps} />
                </td>
              ))}
              {isScored && <td class="strong">{car.figures.points}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
