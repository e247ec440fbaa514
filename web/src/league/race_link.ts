import type { LeagueRace } from '../api/league_types';

/** Where a race is to be seen: its lobby, the race, its result. One that was driven at a real table is nowhere. */
export function raceLink(race: LeagueRace, invite: string | null): string | null {
  const { room, room_state: state } = race;
  if (room === null || race.by === 'hand') return null;
  const address = state === 'open' ? `/join/${room}` : `/race/${room}${state === 'over' ? '/result' : ''}`;
  return withKey(address, invite);
}

export function replayLink(race: LeagueRace, invite: string | null): string | null {
  if (race.room === null || race.by === 'hand' || race.room_state !== 'over') return null;
  return withKey(`/replay/${race.room}`, invite);
}

/** The key of a league opens its races. */
function withKey(address: string, invite: string | null): string {
  return invite ? `${address}?invite=${encodeURIComponent(invite)}` : address;
}
