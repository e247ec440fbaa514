import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useLanguage } from '../../i18n';
import { emptyState } from '../../race/online_state';
import type { Session, SessionState } from '../../race/types';
import { Chat } from './Chat';
import { ChatState } from './chat_state';
import type { RaceModel } from './model';

/** A line on its way to the server: the test says how it ends. */
interface Sent {
  text: string;
  take(): Promise<void>;
  refuse(code: string): Promise<void>;
}

function table() {
  const empty = emptyState('r1');
  const state = signal<SessionState>({ ...empty, info: { ...empty.info, you: 0 } });
  const sent: Sent[] = [];
  const say = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const settle = (how: () => void) =>
        act(async () => {
          how();
          await new Promise((done) => setTimeout(done));
        });
      sent.push({
        text,
        take: () => settle(resolve),
        refuse: (code) => settle(() => reject(new Error(code))),
      });
    });
  const session = { state, say } as unknown as Session;
  const model = { session, chat: new ChatState(session) } as unknown as RaceModel;
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  void act(() => render(<Chat model={model} />, page));
  const field = () => page.querySelector('input')!;
  return {
    page,
    sent,
    field,
    type: (text: string) =>
      void act(() => {
        field().value = text;
        field().dispatchEvent(new Event('input', { bubbles: true }));
      }),
    send: () =>
      void act(() => {
        page.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }),
    press: (name: string) =>
      void act(() => [...page.querySelectorAll('button')].find((one) => one.textContent === name)!.click()),
    close: () => void act(() => render(null, page)),
    open: () => void act(() => render(<Chat model={model} />, page)),
  };
}

beforeEach(async () => {
  localStorage.clear();
  await useLanguage('en');
});
afterEach(() => document.body.replaceChildren());

it('empties the field at once and keeps what is typed while a line is on its way', async () => {
  const chat = table();
  chat.type('Good luck.');
  chat.send();
  expect(chat.field().value).toBe('');
  chat.type('And mind the');
  await chat.sent[0]!.take();
  expect(chat.field().value).toBe('And mind the');
  chat.type('And mind the kerb.');
  chat.send();
  expect(chat.sent.map((one) => one.text)).toEqual(['Good luck.', 'And mind the kerb.']);
});

it('gives a refused line back to a field that is still empty', async () => {
  const chat = table();
  chat.type('Good luck.');
  chat.send();
  await chat.sent[0]!.refuse('too_fast');
  expect(chat.field().value).toBe('Good luck.');
  expect(chat.page.querySelector('[role=alert]')!.textContent).toContain('Too fast');
  chat.type('Good luck, all.');
  expect(chat.page.querySelector('[role=alert]')).toBeNull();
});

it('keeps a refused line beside the one that is being typed, to be sent again', async () => {
  const chat = table();
  chat.type('first');
  chat.send();
  chat.type('second');
  chat.send();
  chat.type('third');
  await chat.sent[0]!.refuse('too_fast');
  await chat.sent[1]!.refuse('away');
  expect(chat.field().value).toBe('third');
  const unsent = () => [...chat.page.querySelectorAll('.chat-unsent q')].map((one) => one.textContent);
  expect(unsent()).toEqual(['first', 'second']);

  chat.press('Send again');
  expect(chat.sent.at(-1)!.text).toBe('first');
  expect(unsent()).toEqual(['second']);
  await chat.sent.at(-1)!.take();
  expect(chat.field().value).toBe('third');
  chat.press('Drop');
  expect(unsent()).toEqual([]);
});

it('loses nothing when the chat is closed and opened again', async () => {
  const chat = table();
  chat.type('one');
  chat.send();
  chat.type('two');
  chat.close();
  await chat.sent[0]!.refuse('away');
  chat.open();
  expect(chat.field().value).toBe('two');
  expect(chat.page.querySelector('.chat-unsent q')!.textContent).toBe('one');
});

it('does not send what is too long, and leaves it in the field', () => {
  const chat = table();
  chat.type('ü'.repeat(300));
  chat.send();
  expect(chat.sent).toEqual([]);
  expect(chat.field().value).toBe('ü'.repeat(300));
  expect(chat.page.querySelector('[role=alert]')!.textContent).toContain('Too long');
});
