// Who is awaited, in words.
import { t } from '../../i18n';
import type { SeatInfo, SessionState } from '../../race/types';
import { listed } from '../../ui/names';

export function nameOf(seat: SeatInfo, you: number | null): string {
  return seat.index === you ? t('race.you') : seat.name;
}

/** As it stands in a list after 'waiting for'. */
export function nameAmong(seat: SeatInfo, you: number | null): string {
  return seat.index === you ? t('race.you_among') : seat.name;
}

export function awaitedWords(state: SessionState): string {
  const { you } = state.info;
  if (state.phase === 'over') return t('race.over');
  if (state.phase === 'paused') return t('online.paused_head');
  const awaited = state.seats.filter((seat) => seat.isAwaited);
  if (awaited.length === 0) return '';
  if (awaited.length === 1 && awaited[0]!.index === you) return t('race.your_move');
  const names = awaited.map((seat) => nameAmong(seat, you));
  return t('race.waiting_for', { names: listed(names) });
}
