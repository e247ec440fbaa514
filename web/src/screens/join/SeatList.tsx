import type { RaceOfServer } from '../../api/types';
import { t } from '../../i18n';
import { CarMark } from '../../ui/CarMark';
import { oneDriver } from '../../ui/games';
import { shownName } from '../../ui/names';

/** The grid as it fills: each seat its car, who sits there, or the button that takes it. */
export function SeatList({
  race,
  canSit,
  onSit,
}: {
  race: RaceOfServer;
  canSit: boolean;
  onSit(index: number): void;
}) {
  return (
    <ol class="seat-list" aria-live="polite">
      {race.seats.map((seat) => (
        <li key={seat.index}>
          <CarMark shape={seat.index} number={String(seat.index + 1)} />
          <span class="seat-who">
            <span class="strong">{shownName(seat.name) || t('site.seat_open')}</span>
            {seat.kind === 'bot' && <span class="legend-hint">{oneDriver(seat.driver)}</span>}
            {seat.index === race.you && <span class="legend-hint">{t('site.seat_yours')}</span>}
          </span>
          {!seat.is_taken && race.you === null && (
            <button type="button" class="button" disabled={!canSit} onClick={() => onSit(seat.index)}>
              {t('site.take_seat', { n: seat.index + 1 })}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
