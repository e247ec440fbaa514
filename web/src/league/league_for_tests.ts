// Leagues as the server tells them, for tests.
import type { EventRow, League, LeagueDriver, LeagueRace, LeagueRound, Row } from '../api/league_types';

export function driverNamed(name: string, part: Partial<LeagueDriver> = {}): LeagueDriver {
  return {
    name,
    driver: 'rookie',
    team: '',
    tier: 1,
    laurels: 0,
    is_me: false,
    is_checked_in: false,
    ...part,
  };
}

export function raceNamed(id: string, drivers: string[], part: Partial<LeagueRace> = {}): LeagueRace {
  return {
    id,
    tier: 1,
    drivers,
    room: `room-${id}`,
    room_state: 'running',
    has_result: false,
    by: null,
    cars: 0,
    is_annulled: false,
    results: [],
    ...part,
  };
}

export function drivenRace(id: string, order: string[]): LeagueRace {
  return raceNamed(id, order, {
    room_state: 'over',
    has_result: true,
    by: 'record',
    cars: order.length,
    results: order.map((name, i) => ({ name, result: 'finished', place: i + 1, is_excluded: false })),
  });
}

export function roundOf(number: number, circuit: string, part: Partial<LeagueRound> = {}): LeagueRound {
  return {
    number,
    circuit,
    is_final: false,
    is_closed: false,
    checked_in: [],
    list: [],
    throws: [],
    races: [],
    ...part,
  };
}

function row(name: string, place: number, points: number, ahead: Row['ahead']): Row {
  const scores = [{ round: 1, result: 'finished' as const, place, points, counts: true }];
  return { name, place, points, ruled_points: 0, wins: place === 1 ? 1 : 0, scores, ahead };
}

/** The circuit of 1977 after its first race; Ann is a person, and Ben its host. */
export function season(part: Partial<League> = {}): League {
  const clause = 'SC-15.4';
  return {
    id: 'l1',
    state: 'running',
    is_public: true,
    created: 1_763_300_000_000,
    seq: 12,
    host: 'Ben',
    is_host: false,
    you: 'Ann',
    pace: { seconds: 60, warning: 6, missed: 'bot', is_reaction: false },
    plan: {
      name: 'circuit-1977',
      title: 'The circuit of 1977',
      format: 'points',
      rules: 'speed-circuit',
      options: 'laps=2',
      circuits: ['monza', 'monaco', 'watkins-glen'],
      field: 12,
      tiers: 1,
      movers: 0,
      cars: 'kept',
      best: 0,
      text: '',
    },
    step: 'draw',
    round: 2,
    rounds: [
      roundOf(1, 'monza', { is_closed: true, races: [drivenRace('R1', ['Okada', 'Ann', 'Valli'])] }),
      roundOf(2, 'monaco'),
      roundOf(3, 'watkins-glen'),
    ],
    drivers: [
      driverNamed('Ann', { driver: 'human', is_me: true }),
      driverNamed('Okada'),
      driverNamed('Valli'),
    ],
    standings: {
      kind: 'points',
      tiers: [
        [
          row('Okada', 1, 5, { of: 'Ann', by: 'points', argument: 0, ours: 5, theirs: 3, clause }),
          row('Ann', 2, 3, { of: 'Valli', by: 'points', argument: 0, ours: 3, theirs: 2, clause }),
          row('Valli', 3, 2, null),
        ],
      ],
      teams: [],
    },
    rulings: [],
    history: [{ seq: 1, at: 1_763_300_000_000, by: 'Ann', line: 'enter Ann human' }],
    ratings: [],
    ...part,
  };
}

export function eventRow(name: string, place: number, part: Partial<EventRow> = {}): EventRow {
  return {
    name,
    place,
    final_place: null,
    best_finish: place,
    points: 10,
    average: 1500,
    heats: [{ round: 1, result: 'finished', place }],
    role: null,
    ahead: null,
    ...part,
  };
}
