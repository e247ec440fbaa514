// The running order at the stop that is shown.
import type { RulesId, Table } from '../../engine/types';
import { nameOf } from '../../chart/LapChart';
import { t } from '../../i18n';
import { markWords } from '../../race/areas';
import { CarMark } from '../../ui/CarMark';
import { classificationOf, type Gap } from '../result/classification';
import { resultWords } from './words';

function stateWords(gap: Gap, isFirst: boolean, rules: RulesId): string {
  if (gap.kind === 'out') return resultWords(rules, gap.result);
  if (isFirst) return t('result.leader');
  if (gap.kind === 'rows_behind')
    return t(rules.startsWith('grand-prix') ? 'result.gap_cells_behind' : 'result.gap_rows_behind', {
      rows: gap.rows,
    });
  if (gap.kind === 'turns_behind') return t('result.gap_turns_behind', { turns: gap.turns });
  return '';
}

export function ReplayOrder({ table, rules, you }: { table: Table; rules: RulesId; you: number | null }) {
  const rows = classificationOf(table, you);
  return (
    <section class="replay-order" aria-labelledby="replay-order-head">
      <h2 class="head" id="replay-order-head">
        {t('result.running_order')}
      </h2>
      <ol class={rows.length > 7 ? 'replay-dense' : undefined}>
        {rows.map(({ car, gap, isMine, isOneOfSeveral }, at) => (
          <li key={car.car} class={isMine ? 'replay-mine' : undefined}>
            <span class="replay-rank">{at + 1}</span>
            <CarMark shape={car.shape} number={car.number} width={36} />
            <span>
              <span class="strong">{nameOf({ ...car, isMine, isOneOfSeveral })}</span>
              {car.marks.map((mark) => (
                <span key={mark.key} class="replay-mark">
                  {markWords(rules, mark)}
                </span>
              ))}
            </span>
            <span class="replay-figures">
              {car.figures.speed !== undefined && <b>{car.figures.speed}</b>}
              <small>{stateWords(gap, at === 0, rules)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
