// A league is read again while it is looked at, and what is old never covers what is new.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { League } from '../api/league_types';
import { season } from './league_for_tests';
import { watchLeague, type LeagueWatch } from './watch';

let asked: string[] = [];
let answer: () => { status: number; body: unknown };
let watch: LeagueWatch;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const { status, body } = answer();
    if (status === 0) return Promise.reject(new TypeError('away'));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

afterEach(() => {
  watch.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function says(league: League, invite?: string) {
  answer = () => ({ status: 200, body: { league, ...(invite ? { invite } : {}) } });
}

async function start() {
  watch = watchLeague('l1', null);
  await vi.advanceTimersByTimeAsync(1);
}

function hide(isHidden: boolean) {
  visibility = isHidden ? 'hidden' : 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
}

const racing = season({
  rounds: season().rounds.map((round) => ({
    ...round,
    races: round.races.map((race) => ({ ...race, has_result: false })),
  })),
});

it('is asked for every 5 s while a race is open, every 15 s else, and seldom once it is over', async () => {
  says(racing);
  await start();
  await vi.advanceTimersByTimeAsync(10_500);
  expect(asked.length).toBe(3);
  says(season({ seq: 99 }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.length).toBe(4);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(asked.length).toBe(4);
  says(season({ seq: 100, step: 'over' }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.length).toBe(5);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(asked.length).toBe(5);
});

it('is not asked for while the page is hidden, and at once when it is back', async () => {
  says(racing);
  await start();
  hide(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(1);
  hide(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.length).toBe(2);
});

it('an answer that comes when the page is hidden already is the last', async () => {
  says(racing);
  watch = watchLeague('l1', null);
  hide(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(1);
});

it('keeps what was read when the server is away, says so, and comes back', async () => {
  says(racing);
  await start();
  answer = () => ({ status: 0, body: null });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(watch.state.value.isAway).toBe(true);
  expect(watch.state.value.league?.id).toBe('l1');
  says(racing);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(watch.state.value.isAway).toBe(false);
});

it('an answer that was overtaken does not cover a newer one', async () => {
  says(racing);
  await start();
  watch.show({ ...racing, seq: 20, host: 'Cleo' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(watch.state.value.league?.host).toBe('Cleo');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.length).toBe(3);
});

it('one that is not there is asked for once', async () => {
  answer = () => ({
    status: 404,
    body: { error: { code: 'no_such_league', what: 'There is no such league.' } },
  });
  await start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(watch.state.value.error?.code).toBe('no_such_league');
  expect(asked.length).toBe(1);
});

it('only its host is told the key', async () => {
  says(season({ is_host: true, you: null }), 'key1');
  await start();
  expect(watch.state.value.invite).toBe('key1');
  watch.show(season({ seq: 13 }));
  expect(watch.state.value.invite).toBe('key1');
});
