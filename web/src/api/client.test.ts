import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, isServerThere } from './client';

const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', answers);
  isServerThere.value = null;
});

afterEach(() => {
  vi.unstubAllGlobals();
  answers.mockReset();
});

function answer(status: number, body: string, type = 'application/json') {
  answers.mockResolvedValueOnce(
    new Response(status === 204 ? null : body, { status, headers: { 'Content-Type': type } }),
  );
}

describe('ask', () => {
  it('gives the value and says that the server is there', async () => {
    answer(200, '{"races": []}');
    expect(await ask('GET', '/races')).toEqual({ ok: true, value: { races: [] } });
    expect(isServerThere.value).toBe(true);
    expect(answers.mock.calls[0]![0]).toBe('/api/races');
  });

  it('sends a body as JSON, and a seat as its secret', async () => {
    answer(201, '{}');
    await ask('POST', '/races/x/chat', { body: { text: 'hello' }, seat: 's3' });
    const init = answers.mock.calls[0]![1]!;
    expect(init.body).toBe('{"text":"hello"}');
    expect(init.headers).toEqual({ 'Content-Type': 'application/json', Authorization: 'Seat s3' });
  });

  it('sends no content type without a body', async () => {
    answer(204, '');
    expect(await ask('DELETE', '/me')).toEqual({ ok: true, value: undefined });
    expect(answers.mock.calls[0]![1]!.headers).toEqual({});
  });

  it("hands on the server's code, sentence and clause", async () => {
    answer(409, '{"error": {"code": "too_fast", "what": "140 is the most.", "clause": "SC-4.3a"}}');
    expect(await ask('POST', '/races/x/decisions', { body: {} })).toEqual({
      ok: false,
      error: { status: 409, code: 'too_fast', what: '140 is the most.', clause: 'SC-4.3a' },
    });
    expect(isServerThere.value).toBe(true);
  });

  it.each([
    ['no network', () => answers.mockRejectedValueOnce(new TypeError('no network'))],
    ['a proxy without its server', () => answer(502, '<h1>Bad gateway</h1>', 'text/html')],
    ['a server of files alone', () => answer(200, '<!doctype html>', 'text/html')],
  ])('says that the server is away: %s', async (_, happens) => {
    happens();
    const got = await ask('GET', '/me');
    expect(got).toMatchObject({ ok: false, error: { status: 0, code: 'away' } });
    expect(isServerThere.value).toBe(false);
  });
});
