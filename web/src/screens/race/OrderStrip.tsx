// The order on a phone: cars side by side with what matters most of each.
import { t } from '../../i18n';
import { rowsOf, type Row } from '../../race/order';
import { CarMark } from '../../ui/CarMark';
import { Icon } from '../../ui/Icon';
import type { RaceModel } from './model';

function Below({ row, isMine }: { row: Row; isMine: boolean }) {
  const { car } = row;
  if (car.condition === 'out') return <>{t('race.out')}</>;
  if (car.plot === 'thinks' && isMine) return <>{t('race.you')}</>;
  if (car.plot === 'thinks') return <span aria-label={t('race.plot_thinks')}>…</span>;
  if (car.plot === 'in') return <Icon name="lock" size={14} label={t('race.plot_in')} />;
  return <>{car.plot || (car.rank === 1 ? t('race.leader') : t('race.gap', { rows: row.gap }))}</>;
}

export function OrderStrip({ model }: { model: RaceModel }) {
  const { info, table: newest } = model.session.state.value;
  const table = model.stage.shown.value.table ?? newest;
  if (!table) return null;
  return (
    <ol class="order-strip race-order scroll-row" tabIndex={0} aria-label={t('race.order_running')}>
      {rowsOf(table).map((row) => {
        const isMine = info.you !== null && row.car.seat === info.you;
        return (
          <li
            key={row.car.car}
            class={isMine ? 'strip-mine' : undefined}
            aria-current={isMine ? 'true' : undefined}
          >
            <CarMark shape={row.car.shape} number={row.car.number} width={36} />
            <span class="visually-hidden">
              {t('race.strip_label', { rank: row.car.rank, driver: isMine ? t('race.you') : row.car.driver })}
            </span>
            <span class="strip-below">
              <Below row={row} isMine={isMine} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
