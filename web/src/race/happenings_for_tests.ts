import type { Happening } from '../engine/types';

/** What happened, as far as a test cares. */
export function happening(part: Partial<Happening>): Happening {
  return { kind: '', clause: '', weight: 'notable', seat: -1, car: -1, fields: {}, line: '', ...part };
}
