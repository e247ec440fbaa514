import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordOf } from '../../fair/records_for_tests';
import { allRules } from '../../ui/games_for_tests';
import { forgetLink, keptLinks } from '../../store/links';
import { canLink, makeLink, shareable } from './link';
import type { OpenRace } from './source';

const whole = recordOf('speed-circuit');
const begin = whole.slice(0, whole.indexOf('start\n') + 6);
const turns = whole.slice(0, whole.indexOf('\nend ') + 1);
const secret = /^secret (\w+)$/m.exec(whole)![1]!;

function race(text: string, id: string | null = 'solo-1'): OpenRace {
  return {
    id,
    text,
    rules: 'speed-circuit',
    board: { name: 'monza', title: 'Monza' },
    watch: null,
  } as OpenRace;
}

describe('what a link shows', () => {
  it.each(allRules)('of %s: all of a race that is over', (rules) => {
    expect(shareable(recordOf(rules))).toBe(recordOf(rules));
  });

  it('of one that goes on: up to the end of its last turn', () => {
    const part = shareable(turns)!;
    expect(turns.startsWith(part)).toBe(true);
    expect(part.trimEnd().split('\n').at(-1)).toMatch(/^turn \d+ /);
    expect(turns.slice(part.length)).not.toMatch(/^turn /m);
    // Seals of the round that is open, answers in it and dice thrown since are left out.
    const open = `${part}seal Valli ${'0'.repeat(64)}\nchance roll 3 for Valli grid d6\n`;
    expect(shareable(open)).toBe(part);
    expect(shareable(part)).not.toContain(secret);
  });

  it('nothing before the first turn is driven', () => {
    expect(shareable(begin)).toBeNull();
    expect(canLink(race(begin))).toBe(false);
    expect(canLink(race(turns))).toBe(true);
  });

  it('of a file nobody but its owner makes links', () => expect(canLink(race(whole, null))).toBe(false));
});

describe('making a link', () => {
  const asked: [string, string][] = [];
  let answers: Record<string, () => Response>;
  const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
  const shared = { id: 'abc', created: 1, kept_until: 2, is_yours: true };

  beforeEach(() => {
    asked.length = 0;
    answers = { 'POST /api/shared': json(201, { shared, secret: 's1' }) };
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      asked.push([method!, path]);
      const answer = answers[`${method} ${path}`];
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('away'));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const { id } of keptLinks()) forgetLink(id);
  });

  it('puts a solo race on the server and keeps what deletes it', async () => {
    const made = await makeLink(race(whole), { page: 'replay', turn: 3 });
    expect(made).toEqual({ ok: true, value: `${location.origin}/replay/shared-abc?turn=3` });
    expect(keptLinks()).toMatchObject([
      { id: 'abc', secret: 's1', race: 'solo-1', isOver: true, place: 'Monza' },
    ]);
  });

  it('does not put the same race there twice, unless it has gone', async () => {
    await makeLink(race(whole), { page: 'replay', turn: 3 });
    answers['GET /api/shared/abc'] = json(200, { shared, record: whole });
    const again = await makeLink(race(whole), { page: 'result' });
    expect(again).toEqual({ ok: true, value: `${location.origin}/race/shared-abc/result` });
    expect(asked).toEqual([
      ['POST', '/api/shared'],
      ['GET', '/api/shared/abc'],
    ]);
    answers['GET /api/shared/abc'] = json(404, { error: { code: 'no_such_race', what: 'gone' } });
    await makeLink(race(whole), { page: 'result' });
    expect(asked.at(-1)).toEqual(['POST', '/api/shared']);
    // Further on it is another race to show.
    await makeLink(race(shareable(turns)!), { page: 'replay', turn: 1 });
    expect(asked.at(-1)).toEqual(['POST', '/api/shared']);
  });

  it('says why there is none, and keeps nothing', async () => {
    answers = {};
    expect(await makeLink(race(whole), { page: 'result' })).toMatchObject({
      ok: false,
      error: { code: 'away' },
    });
    answers = { 'POST /api/shared': () => new Response('<h1>405</h1>', { status: 405 }) };
    expect(await makeLink(race(whole), { page: 'result' })).toMatchObject({
      ok: false,
      error: { code: 'away' },
    });
    answers = { 'POST /api/shared': json(413, { error: { code: 'too_large', what: 'x' } }) };
    expect(await makeLink(race(whole), { page: 'result' })).toMatchObject({
      ok: false,
      error: { code: 'too_large' },
    });
    expect(keptLinks()).toEqual([]);
  });

  it('of somebody else’s the same record leads there, and is not mine to delete', async () => {
    answers['POST /api/shared'] = json(200, { shared: { ...shared, is_yours: false }, secret: null });
    const made = await makeLink(race(whole), { page: 'replay', turn: 1 });
    expect(made).toMatchObject({ ok: true });
    expect(keptLinks()).toEqual([]);
  });

  it('to a hosted race asks nobody; the key to watch goes with it where it is not public', async () => {
    const open = { ...race(whole, 'x1'), watch: null };
    expect(await makeLink(open, { page: 'replay', turn: 7 })).toEqual({
      ok: true,
      value: `${location.origin}/replay/x1?turn=7`,
    });
    expect(await makeLink({ ...open, watch: 'k3y' }, { page: 'replay', turn: 7 })).toEqual({
      ok: true,
      value: `${location.origin}/replay/x1?turn=7&watch=k3y`,
    });
    expect(asked).toEqual([]);
  });
});
