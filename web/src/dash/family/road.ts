// Where a plot leads on the open road, for the board: the ends of the speed that is selected, each with its price.
import type { Lit } from '../../board/types';
import type { Desk } from '../../engine/types';
import { t } from '../../i18n';
import { priceWords, shortPrice } from '../price';
import { carOf } from './instruments';

export function roadLit(desk: Desk | null, selected: number | null): Lit[] {
  const choice = selected === null ? undefined : desk?.choices[selected];
  if (!desk || selected === null || !choice?.decision || desk.phase !== 'plot') return [];
  const road = carOf(desk).roads?.find(({ speed }) => speed === Number(choice.label));
  if (!road || road.speed === 0) return [];
  return road.ends.map(({ to, lane, price }) => ({
    place: to,
    tone: price.tone,
    text: shortPrice(price),
    label: `${to}, ${t('speed_circuit.road_end', { lane, price: priceWords(price) })}`,
    choice: selected,
  }));
}
