// Tables of standings as they are shown.
import { render } from 'preact';
import { beforeAll, expect, it } from 'vitest';
import { useLanguage } from '../i18n';
import type { League, Standings as Data } from '../api/league_types';
import { driverNamed, drivenRace, eventRow, roundOf, season } from './league_for_tests';
import { RulingLine } from './RulingLine';
import { Standings } from './Standings';

beforeAll(() => useLanguage('en'));

function shown(league: League): HTMLElement {
  const place = document.createElement('div');
  render(<Standings league={league} />, place);
  return place;
}

it('has a reason with its clause under every row but the last', () => {
  const rows = [...shown(season()).querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.querySelector('.standing-why')?.textContent ?? null)).toEqual([
    'ahead of Ann by points: 5 to 3 SC-15.4',
    'ahead of Valli by points: 3 to 2 SC-15.4',
    null,
  ]);
  expect(rows[0]!.querySelector('a')?.getAttribute('href')).toBe('/rules/speed-circuit#SC-15.4');
  expect(rows.map((row) => row.classList.contains('standing-mine'))).toEqual([false, true, false]);
});

it('says of equals that nothing parts them', () => {
  const league = season();
  const { standings } = league;
  if (standings.kind !== 'points') throw new Error('a season of points');
  Object.assign(standings.tiers[0]![1]!, { place: 1 });
  Object.assign(standings.tiers[0]![0]!, { ahead: null });
  expect(shown(league).querySelector('.standing-why')?.textContent).toBe('level with Ann ');
});

it('says what a steward gave or took, and brackets what does not count', () => {
  const league = season();
  const { standings } = league;
  if (standings.kind !== 'points') throw new Error('a season of points');
  const first = standings.tiers[0]![0]!;
  first.ruled_points = -3;
  first.scores = [{ round: 1, result: 'finished', place: 1, points: 5, counts: false }];
  const row = shown(league).querySelector('tbody tr')!;
  expect(row.textContent).toContain('−3 by ruling');
  expect(row.querySelector('.standing-round')?.textContent).toBe('(5)');
});

it('a tournament has its ranking with roles, and its final once it is driven', () => {
  const heats = [
    eventRow('Kimura', 1, { role: 'finalist' }),
    eventRow('Okada', 2, { role: 'alternate', heats: [{ round: 1, result: 'crash', place: null }] }),
  ];
  const standings: Data = { kind: 'event', rows: heats, heats };
  const rounds = [roundOf(1, 'monza', { races: [drivenRace('H1A', ['Kimura', 'Okada'])] })];
  const before = shown(season({ standings, rounds }));
  expect([...before.querySelectorAll('caption')].map((one) => one.textContent)).toEqual([
    'Ranking of the heats',
  ]);
  expect(before.textContent).toContain('finalist');
  expect(before.textContent).toContain('alternate');
  expect(before.textContent).toContain('crash');
  const driven: Data = { kind: 'event', rows: [eventRow('Okada', 1, { final_place: 1 })], heats };
  expect(shown(season({ standings: driven, rounds })).querySelector('caption')?.textContent).toBe(
    'Standings',
  );
});

it('after a season with tiers it says who goes up and down', () => {
  const league = season({
    drivers: [driverNamed('Ann', { tier: 2 }), driverNamed('Okada'), driverNamed('Valli')],
  });
  const next_tiers = [
    { name: 'Ann', tier: 1 },
    { name: 'Okada', tier: 2 },
    { name: 'Valli', tier: 1 },
  ];
  const standings = { ...league.standings, next_tiers } as Data;
  const moved = [...shown({ ...league, standings }).querySelectorAll('.standings-movers li')];
  expect(moved.map((one) => one.textContent)).toEqual(['Ann goes up to tier 1', 'Okada goes down to tier 2']);
});

it('a ruling that was taken back is struck through and still there', () => {
  const place = document.createElement('ol');
  const ruling = {
    number: 1,
    kind: 'exclude',
    race: 'R1',
    name: 'Ann',
    points: 0,
    revokes: 0,
    steward: 'Cleo',
    reason: 'late',
    at: 0,
    is_revoked: true,
  } as const;
  render(<RulingLine ruling={ruling} />, place);
  expect(place.querySelector('s')?.textContent).toBe('Ann excluded from Race R1');
  expect(place.textContent).toContain('late');
  expect(place.textContent).toContain('Cleo');
});
