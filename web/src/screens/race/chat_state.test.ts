import { signal } from '@preact/signals';
import { beforeEach, expect, it } from 'vitest';
import { emptyState } from '../../race/online_state';
import type { Session, SessionState } from '../../race/types';
import { failureOf, isTooLong } from './chat_failure';
import { ChatState } from './chat_state';

const seat = (index: number, name: string) => ({
  index,
  name,
  kind: 'human' as const,
  driver: '',
  isAway: false,
  isAwaited: false,
});

function table() {
  const empty = emptyState('r1');
  const state = signal<SessionState>({
    ...empty,
    info: { ...empty.info, you: 0 },
    seats: [seat(0, 'Ann'), seat(1, 'Ben')],
  });
  const asked: string[] = [];
  const session = {
    state,
    mute: (name: string, isMuted: boolean, whom: string) => {
      asked.push(`${name} ${String(isMuted)} ${whom}`);
      return Promise.resolve();
    },
  } as unknown as Session;
  const say = (seq: number, from: string) => {
    const line = { seq, from, text: 'hello', at: 0 };
    state.value = { ...state.value, chat: [...state.value.chat, line] };
  };
  return { session, say, asked };
}

beforeEach(() => localStorage.clear());

it('counts what others have said since I looked, and remembers that I did', () => {
  const { session, say } = table();
  const chat = new ChatState(session);
  say(3, 'Ann');
  expect(chat.unread.value).toBe(0);
  say(4, 'Ben');
  expect(chat.unread.value).toBe(1);
  const stop = chat.watch();
  expect(chat.unread.value).toBe(0);
  say(5, 'Ben');
  expect(chat.unread.value).toBe(0);
  stop();
  say(6, 'Ben');
  expect(chat.unread.value).toBe(1);
  expect(new ChatState(session).unread.value).toBe(1);
});

it('does not show or count those who are muted, until they are heard again', async () => {
  const { session, say, asked } = table();
  const chat = new ChatState(session);
  say(4, 'Ben');
  await chat.mute('Ben', true, 'me');
  expect([chat.lines.value.length, chat.unread.value]).toEqual([0, 0]);
  expect(new ChatState(session).muted.value).toEqual(['Ben']);
  await chat.mute('Ben', false, 'me');
  expect(chat.lines.value.length).toBe(1);
  expect(asked).toEqual(['Ben true me', 'Ben false me']);
});

it('measures as the server does', () => {
  expect(isTooLong('a'.repeat(500))).toBe(false);
  expect(isTooLong('é'.repeat(251))).toBe(true);
  expect(failureOf('too_fast')).toBe('fast');
  expect(failureOf('anything')).toBe('other');
});
