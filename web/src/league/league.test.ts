// What the screens of leagues say: reasons in four languages, the next step, rulings, clauses.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ahead, Criterion } from '../api/league_types';
import { languages, useLanguage, type Language } from '../i18n';
import { drivenRace, raceNamed, roundOf, season } from './league_for_tests';
import { awaitedPeople, canEnter, myRace, nextWords } from './next_step';
import { reasonWords } from './reasons';
import { rulingWords } from './rulings';
import { bookOf, listedShort, raceTitle, signed } from './words';

const criteria: Criterion[] = [
  'points',
  'wins',
  'count_back',
  'one_race',
  'final_place',
  'best_finish',
  'first_heat',
  'finishes_at_best',
  'second_heat',
  'third_heat',
  'qualifying_points',
  'average_finish',
  'dice',
];

function ahead(by: Criterion, part: Partial<Ahead> = {}): Ahead {
  return { of: 'Okada', by, argument: 2, ours: 10, theirs: 8, clause: '', ...part };
}

describe.each(Object.keys(languages) as Language[])('reasons in %s', (language) => {
  beforeAll(() => useLanguage(language));

  it('have words of their own, with the name of the next one', () => {
    const words = criteria.map((by) => reasonWords(ahead(by)));
    expect(new Set(words).size).toBe(criteria.length);
    for (const one of words) {
      expect(one).toContain('Okada');
      expect(one).not.toMatch(/league\.|undefined|\{/);
    }
  });

  it('say what was compared', () => {
    expect(reasonWords(ahead('points'))).toMatch(/10.*8/);
    expect(reasonWords(ahead('average_finish', { ours: 2500, theirs: 3333 }))).toMatch(/2[.,]5\D.*3[.,]333/);
    expect(reasonWords(ahead('one_race', { ours: 1, theirs: 0 }))).not.toContain('0');
  });
});

describe('in English', () => {
  beforeAll(() => useLanguage('en'));

  it('reasons are those of the program', () => {
    expect(reasonWords(ahead('points'))).toBe('ahead of Okada by points: 10 to 8');
    expect(reasonWords(ahead('best_finish', { ours: 1, theirs: 3 }))).toBe(
      'ahead of Okada by best finish: 1st to 3rd',
    );
    expect(reasonWords(ahead('final_place', { ours: 2, theirs: 0 }))).toBe(
      'ahead of Okada by the final: 2nd to no finish',
    );
    expect(reasonWords(ahead('finishes_at_best', { argument: 1, ours: 2, theirs: 1 }))).toBe(
      'ahead of Okada by tie-break 2: more 1st places, 2 to 1',
    );
  });

  it('the next step says who is awaited', () => {
    expect(nextWords(season())).toContain('Round 2, Monaco is next, for all 3 drivers');
    expect(nextWords(season())).toContain('Waiting for Ben to draw.');
    expect(nextWords(season({ step: 'enter', drivers: [] }))).toBe('Drivers can enter. Nobody is in yet.');
    const present = [roundOf(2, 'monaco', { checked_in: ['Ann'] })];
    expect(nextWords(season({ rounds: present }))).toContain('1 of 3 has checked in');
  });

  it('a final is for the finalists, and nobody enters any more', () => {
    const final = [roundOf(2, 'monaco', { is_final: true })];
    expect(nextWords(season({ rounds: final }))).toBe(
      'Final, Monaco is next, for the finalists. Waiting for Ben to draw.',
    );
    expect(canEnter(season({ rounds: final }))).toBe(false);
    expect(canEnter(season())).toBe(true);
    expect(canEnter(season({ rounds: [roundOf(2, 'monaco', { is_closed: true })] }))).toBe(false);
    expect(canEnter(season({ step: 'over' }))).toBe(false);
  });

  it('a race waits for its start, for people, for nobody, for a result by hand', () => {
    const racing = (race: ReturnType<typeof raceNamed>) =>
      nextWords(season({ step: 'race', rounds: [roundOf(2, 'monaco', { races: [race] })] }));
    const both = ['Ann', 'Okada'];
    expect(racing(raceNamed('R2', both, { room_state: 'open' }))).toBe(
      'On the grid: Race R2. Waiting for Ben to start, or to write down the result.',
    );
    expect(racing(raceNamed('R2', both))).toBe('On the road: Race R2. Waiting for Ann.');
    expect(racing(raceNamed('R2', ['Okada', 'Valli']))).toBe('On the road: Race R2. Only bots are driving.');
    expect(racing(raceNamed('R2', both, { room: null, room_state: null }))).toBe(
      'At the table: Race R2. Waiting for Ben to write down the result.',
    );
  });

  it('a league that is over names who won it', () => {
    expect(nextWords(season({ step: 'over', state: 'over', round: 4 }))).toBe(
      'The league is over. First: Okada.',
    );
  });

  it('my race is the one that is drawn for me and not driven', () => {
    expect(myRace(season())).toBeNull();
    const races = [raceNamed('R2', ['Okada']), raceNamed('R2B', ['Valli', 'Ann'])];
    const league = season({ step: 'race', rounds: [roundOf(2, 'monaco', { races })] });
    expect(myRace(league)?.id).toBe('R2B');
    expect(myRace({ ...league, you: null })).toBeNull();
    expect(awaitedPeople(league, races)).toEqual(['Ann']);
    const driven = [drivenRace('R2B', ['Ann', 'Valli'])];
    expect(myRace(season({ rounds: [roundOf(2, 'monaco', { races: driven })] }))).toBeNull();
  });

  it('rulings are told whole', () => {
    const base = { race: 'H1A', name: 'Ann_B', points: -3, revokes: 2 };
    expect(rulingWords({ ...base, kind: 'exclude' })).toBe('Ann B excluded from Heat H1A');
    expect(rulingWords({ ...base, kind: 'points' })).toBe('Ann B: 3 points taken');
    expect(rulingWords({ ...base, kind: 'points', points: 1 })).toBe('Ann B: 1 point given');
    expect(rulingWords({ ...base, kind: 'annul' })).toBe('Heat H1A annulled');
    expect(rulingWords({ ...base, kind: 'revoke' })).toBe('Ruling 2 taken back');
  });

  it('races, clauses and long lists have names', () => {
    expect(['H1A', 'F', 'R3-2'].map(raceTitle)).toEqual(['Heat H1A', 'Final', 'Race R3-2']);
    expect(bookOf('SC-15.4', season({ plan: { ...season().plan, rules: 'formula-one' } }))).toBe(
      'speed-circuit',
    );
    expect(bookOf('WBC-F.2.7', season())).toBe('speed-circuit-wbc');
    expect(listedShort(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A, B, C, D, and 2 others');
    expect([signed(3), signed(-3)]).toEqual(['+3', '−3']);
  });
});
