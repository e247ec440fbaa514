// What is next in a league, and who is awaited: one sentence for everybody, and what is mine to do.
import type { League, LeagueRace, LeagueRound } from '../api/league_types';
import { t } from '../i18n';
import { listed, shownName } from '../ui/names';
import { listedShort, raceTitle, roundTitle } from './words';

export function currentRound(league: League): LeagueRound | null {
  return league.rounds.find((round) => round.number === league.round) ?? null;
}

/** Races that are drawn and not driven. */
export function openRaces(league: League): LeagueRace[] {
  return league.rounds.flatMap((round) => round.races.filter((race) => !race.has_result));
}

/** The race I am drawn for and that is still to be driven. */
export function myRace(league: League): LeagueRace | null {
  const { you } = league;
  return (you !== null && openRaces(league).find((race) => race.drivers.includes(you))) || null;
}

/** Who comes now still has a race to come: not once the last round is drawn, nor when only the final is left. */
export function canEnter(league: League): boolean {
  if (league.step === 'over' || currentRound(league)?.is_final) return false;
  return !league.rounds.at(-1)?.is_closed;
}

/** Those in first place, as soon as the league is over. */
export function winners(league: League): string[] {
  if (league.state !== 'over') return [];
  const { standings } = league;
  const rows = standings.kind === 'event' ? standings.rows : (standings.tiers[0] ?? []);
  return rows.filter((row) => row.place === 1).map((row) => row.name);
}

/** People who sit in races that go on; bots are never waited for. */
export function awaitedPeople(league: League, races: readonly LeagueRace[]): string[] {
  const people = new Set(league.drivers.filter((one) => one.driver === 'human').map((one) => one.name));
  return races.flatMap((race) => race.drivers.filter((name) => people.has(name)));
}

function racing(league: League): string {
  const races = openRaces(league);
  const host = shownName(league.host);
  const names = listed(races.slice(0, 6).map((race) => raceTitle(race.id)));
  const waiting = races.filter((race) => race.room_state === 'open');
  if (waiting.length > 0) {
    const starts = listed(waiting.slice(0, 6).map((race) => raceTitle(race.id)));
    return t('league.next_start', { host, races: starts });
  }
  const atTable = races.filter((race) => race.room === null);
  if (atTable.length > 0) return t('league.next_result', { host, races: names });
  const people = awaitedPeople(league, races).map(shownName);
  if (people.length === 0) return t('league.next_bots', { races: names });
  return t('league.next_race', { races: names, names: listedShort(people) });
}

/** What is next and who is awaited. */
export function nextWords(league: League): string {
  const host = shownName(league.host);
  const round = currentRound(league);
  if (league.step === 'over' || !round) {
    const names = winners(league).map(shownName);
    return names.length > 0 ? t('league.next_won', { names: listed(names) }) : t('league.next_over');
  }
  if (league.step === 'enter') return t('league.next_enter', { count: league.drivers.length });
  if (league.step === 'race') return racing(league);
  const title = roundTitle(league.plan, round);
  const present = round.checked_in.length;
  if (present > 0) {
    return t('league.next_draw_present', { host, round: title, present, count: league.drivers.length });
  }
  if (round.is_final) return t('league.next_final', { host, round: title });
  return t('league.next_draw', { host, round: title, count: league.drivers.length });
}
