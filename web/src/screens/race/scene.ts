// What the board is told: cars from the table on the screen, lit spaces and path from what I am asked.
import type { Lit, Piece, Scene } from '../../board/types';
import { roadLit } from '../../dash/family/road';
import { oddsSpoken, priceWords, shortPrice } from '../../dash/price';
import type { Choice, Desk, Price, Table } from '../../engine/types';
import { t } from '../../i18n';

export function piecesOf(table: Table, you: number | null): Piece[] {
  return table.cars
    .filter((car) => car.place !== '')
    .map((car) => ({
      car: car.car,
      shape: car.shape,
      number: car.number,
      place: car.place,
      slot: car.slot,
      isMine: you !== null && car.seat === you,
      isOut: car.condition === 'out',
      label: t('race.car_label', {
        driver: you !== null && car.seat === you ? t('race.you') : car.driver || car.number,
        number: car.number,
        place: car.place,
        rank: car.rank,
      }),
    }));
}

/** What one pays in all: for the choice, and for the road where that is known. */
export function dearest(choice: Choice): Price {
  const { price, road } = choice;
  return road && (price.ways.length === 0 || road.tone === 'out') ? road : price;
}

export function litLabel(choice: Choice): string {
  const price = dearest(choice);
  const odds = price.ways.flatMap((way) => way.filter((part) => part.odds).map(oddsSpoken));
  return t('race.lit_label', { place: choice.to, price: [priceWords(price), ...odds].join(', ') });
}

/** One for each place: the selected choice, or else the first that ends there. */
export function litOf(desk: Desk | null, selected: number | null): Lit[] {
  const found = new Map<string, Lit>();
  for (const [i, choice] of (desk?.choices ?? []).entries()) {
    if (!choice.to || !choice.decision || (found.has(choice.to) && i !== selected)) continue;
    const price = dearest(choice);
    found.set(choice.to, {
      place: choice.to,
      tone: price.tone,
      text: shortPrice(price),
      label: litLabel(choice),
      choice: i,
    });
  }
  return [...found.values()];
}

export function pathOf(desk: Desk | null, table: Table, selected: number | null): string[] {
  const choice = selected === null ? undefined : desk?.choices[selected];
  if (!choice || choice.path.length === 0) return [];
  const from = table.cars.find((car) => car.car === desk?.car)?.place;
  return from ? [from, ...choice.path] : choice.path;
}

export function sceneOf(table: Table, desk: Desk | null, selected: number | null, you: number | null): Scene {
  return {
    pieces: piecesOf(table, you),
    lit: [...litOf(desk, selected), ...roadLit(desk, selected)],
    path: pathOf(desk, table, selected),
    selected,
    markers: table.markers,
  };
}
