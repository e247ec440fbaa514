// Once more with the same field: at once in this browser, or set up for the table on a server.
import { newSolo } from '../../race/solo';
import { loadRace } from '../../store/races';
import type { OpenRace } from '../replay/source';

function setUpLink({ rules, board, record, you, id }: OpenRace): string {
  const laps = /(?:^| )laps=(\d+)/.exec(record.header.options)?.[1];
  const others = record.header.seats.filter((_, seat) => seat !== you);
  const people = others.filter((seat) => seat.driver === 'human').map((seat) => seat.name);
  const bots = others.filter((seat) => seat.driver !== 'human').map((seat) => seat.driver);
  const query = new URLSearchParams({ rules, circuit: board.name, ...(laps ? { laps } : {}) });
  if (id && you !== null) query.set('again', id);
  if (people.length > 0) query.set('with', people.join(','));
  if (bots.length > 0) query.set('bots', bots.join(','));
  return `/host?${query}`;
}

/** Where the next race is. */
export async function raceAgain(race: OpenRace): Promise<string> {
  const saved = race.id ? await loadRace(race.id) : undefined;
  return saved ? `/race/${await newSolo(saved.setup)}` : setUpLink(race);
}
