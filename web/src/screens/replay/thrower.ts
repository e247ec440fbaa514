// Whose dice a race has: nobody brings a nonce to it through this site, so one party made all that they follow from.
import { isSolo, type OpenRace } from './source';

/** The host, this browser, or the browser of the driver who shows the race. */
export type Thrower = 'host' | 'here' | 'driver';

export function throwerOf({ id, record }: Pick<OpenRace, 'id' | 'record'>): Thrower {
  if (id !== null && isSolo(id)) return 'here';
  // A browser names its races so, whoever has the record now.
  return record.header.fair && isSolo(record.header.fair.race) ? 'driver' : 'host';
}
