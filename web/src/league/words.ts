// Races, rounds and results of a league in the reader's words.
import { boardIndex } from '../api/boards';
import type { CarResult, League, LeaguePlan, LeagueRound } from '../api/league_types';
import type { RulesId } from '../engine/types';
import { has, language, t } from '../i18n';
import { circuitName, keyOf, oneDriver } from '../ui/games';
import { listed } from '../ui/names';

/** A round is raced on a circuit, or on a board that lies over none. */
export function placeOfRound(circuit: string): string {
  if (has(`site.circuit_${keyOf(circuit)}`)) return circuitName(circuit);
  return boardIndex.value?.boards[circuit]?.title ?? circuit;
}

/** 'Heat H1A', 'The final', 'Race R3-2'. */
export function raceTitle(race: string): string {
  if (race === 'F') return t('league.race_final');
  return t(race.startsWith('H') ? 'league.race_heat' : 'league.race_of_round', { race });
}

/** 'Heats 1, Monza' */
export function roundTitle(plan: LeaguePlan, round: Pick<LeagueRound, 'number' | 'circuit' | 'is_final'>) {
  const circuit = placeOfRound(round.circuit);
  if (round.is_final) return t('league.round_final', { circuit });
  const key = plan.format === 'wbc' ? 'league.round_heats' : 'league.round_n';
  return t(key, { round: round.number, circuit });
}

export function ordinal(place: number): string {
  return t('league.place_n', { place });
}

export function resultWords(result: Pick<CarResult, 'result' | 'place'>): string {
  if (result.result === 'finished' && result.place) return ordinal(result.place);
  return t(result.result === 'crash' ? 'league.end_crash' : 'league.end_out');
}

/** Who drives: a person, or what kind of bot. */
export function kindOfDriver(driver: string): string {
  return driver === 'human' ? t('league.person') : oneDriver(driver);
}

/** A long list is cut: 'Ann, Ben, Cleo and 9 others'. */
export function listedShort(names: readonly string[], most = 4): string {
  if (names.length <= most + 1) return listed(names);
  const rest = t('league.others', { count: names.length - most });
  return listed([...names.slice(0, most), rest]);
}

/** Thousandths as '2.5' with the reader's decimal sign. */
export function thousandths(value: number): string {
  return (value / 1000).toLocaleString(language.value, { maximumFractionDigits: 3 });
}

/** '+3', '−3' */
export function signed(number: number): string {
  return `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
}

export function moment(ms: number): string {
  return new Date(ms).toLocaleString(language.value, { dateStyle: 'medium', timeStyle: 'short' });
}

const books: Record<string, RulesId> = {
  SC: 'speed-circuit',
  WBC: 'speed-circuit-wbc',
  F1: 'formula-one',
  MC: 'motorchamp',
  GPA: 'grand-prix-advanced',
  GPB: 'grand-prix-basic',
};

/** A season may be scored by the book of another game: the clause says by which. */
export function bookOf(clause: string, league: Pick<League, 'plan'>): RulesId {
  return books[clause.split('-')[0] ?? ''] ?? league.plan.rules;
}

export function stateWords(state: League['state']): string {
  return t(`league.state_${state}`);
}
