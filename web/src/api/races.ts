import { ask } from './client';
import type { RaceOfServer, RaceWanted, RulesOfServer, SeatTaken, Summary } from './types';

function at(id: string, invite: string | null, rest = '') {
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : '';
  return `/races/${encodeURIComponent(id)}${rest}${query}`;
}

export function listRaces(state: 'open' | 'running') {
  return ask<{ races: Summary[]; next: string | null }>('GET', `/races?state=${state}&limit=12`);
}

export function myRaces() {
  return ask<{ races: Summary[] }>('GET', '/me/races');
}

export function myMoves() {
  return ask<{ moves: Summary[] }>('GET', '/me/moves');
}

export function serverRules() {
  return ask<{ rules: RulesOfServer[]; drivers: string[] }>('GET', '/rules');
}

export function createRace(wanted: RaceWanted) {
  return ask<{ race: RaceOfServer; seat: SeatTaken | null; invite: string }>('POST', '/races', {
    body: wanted,
  });
}

export function readRace(id: string, invite: string | null) {
  return ask<{ race: RaceOfServer }>('GET', at(id, invite));
}

export function closeRace(id: string) {
  return ask<{ race: RaceOfServer }>('DELETE', at(id, null));
}

export function takeSeat(id: string, seat: number, name: string, invite: string | null) {
  return ask<{ race: RaceOfServer; seat: SeatTaken }>('POST', at(id, invite, `/seats/${seat}`), {
    body: { name },
  });
}

export function leaveSeat(id: string, seat: number) {
  return ask<{ race: RaceOfServer }>('DELETE', at(id, null, `/seats/${seat}`));
}

export function muteSpeaker(id: string, name: string, isMuted: boolean, whom: 'me' | 'all') {
  return ask('POST', at(id, null, '/mutes'), { body: { name, is_muted: isMuted, for: whom } });
}

export function startRace(id: string, fill: string) {
  return ask<{ race: RaceOfServer }>('POST', at(id, null, '/start'), { body: { fill } });
}
