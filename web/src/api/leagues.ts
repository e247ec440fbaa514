import { ask, type Answer } from './client';
import type {
  DriverWanted,
  League,
  LeagueSummary,
  ReadyPlan,
  ResultWanted,
  RulingWanted,
} from './league_types';
import type { Pace } from './types';

/** What every act on a league is answered with. */
export type LeagueAnswer = Answer<{ league: League; invite?: string }>;

function at(id: string, rest = '', invite: string | null = null) {
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : '';
  return `/leagues/${encodeURIComponent(id)}${rest}${query}`;
}

/** The league file itself, to be kept or handed to the program. */
export function leagueFile(id: string, invite: string | null): string {
  return `/api${at(id, '/file', invite)}`;
}

export function listLeagues() {
  return ask<{ leagues: LeagueSummary[]; next: string | null }>('GET', '/leagues?limit=50');
}

export function myLeagues() {
  return ask<{ leagues: LeagueSummary[] }>('GET', '/me/leagues');
}

export function readyPlans() {
  return ask<{ plans: ReadyPlan[] }>('GET', '/leagues/plans');
}

export function createLeague(plan: string, isPublic: boolean, pace: Pace) {
  return ask<{ league: League; invite: string }>('POST', '/leagues', {
    body: { plan, is_public: isPublic, pace },
  });
}

export function readLeague(id: string, invite: string | null): Promise<LeagueAnswer> {
  return ask('GET', at(id, '', invite));
}

export function closeLeague(id: string) {
  return ask('DELETE', at(id));
}

export function enterDriver(id: string, driver: DriverWanted, invite: string | null): Promise<LeagueAnswer> {
  return ask('POST', at(id, '/drivers', invite), { body: driver });
}

export function enterBots(id: string, bots: number, driver: string): Promise<LeagueAnswer> {
  return ask('POST', at(id, '/drivers'), { body: { bots, driver } });
}

export function checkIn(id: string, names: string[], invite: string | null): Promise<LeagueAnswer> {
  return ask('POST', at(id, '/check-ins', invite), { body: { names } });
}

export function drawRaces(id: string): Promise<LeagueAnswer> {
  return ask('POST', at(id, '/draw'));
}

/** Bots drive for those who are not there. */
export function startLeagueRace(id: string, race: string): Promise<LeagueAnswer> {
  return ask('POST', at(id, `/races/${encodeURIComponent(race)}/start`), { body: { fill: 'rookie' } });
}

export function giveResult(id: string, result: ResultWanted): Promise<LeagueAnswer> {
  return ask('POST', at(id, '/results'), { body: result });
}

export function giveRuling(id: string, ruling: RulingWanted): Promise<LeagueAnswer> {
  return ask('POST', at(id, '/rulings'), { body: ruling });
}
