import type { LeagueRace } from '../../api/league_types';

/** Where a race is to be seen: its lobby, the race, its result. */
export function raceLink({ room, room_state: state }: LeagueRace): string | null {
  if (room === null) return null;
  if (state === 'open') return `/join/${room}`;
  return state === 'over' ? `/race/${room}/result` : `/race/${room}`;
}
