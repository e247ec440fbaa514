// Who and what the sentences about a recorded race may name.
import { castOf, type Cast } from '../../race/story';
import type { OpenRace } from './source';

export function castOfRace({ replay, record, board, you }: OpenRace): Cast {
  const drivers = record.header.seats.map(({ name }) => name);
  return castOf(replay.tableAt(-1), drivers, board.corners, you);
}
