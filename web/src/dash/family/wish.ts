// 'Pay 1W, drive' is two decisions of the rules: the drive, and then how it is paid. The second is kept here until it is
// asked for, and sent if the very same payment is on offer; anything else is asked of the person again.
import type { Choice, Desk, Part, Table } from '../../engine/types';

export interface Wish {
  car: number;
  turn: number;
  way: Part[];
}

function isSame(one: Part[], other: Part[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The decision that grants the wish now. */
export function granted(wish: Wish | null, desk: Desk, table: Table): string | null {
  if (!wish || wish.car !== desk.car || wish.turn !== table.turn) return null;
  if (desk.phase !== 'corner_option') return null;
  const found = desk.choices.find((choice: Choice) => {
    const way = choice.price.ways[0] ?? [];
    return choice.decision !== '' && isSame(way, wish.way);
  });
  return found?.decision ?? null;
}
