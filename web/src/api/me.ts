// Who I am to the server: nobody yet, a guest, an account. Looked up once; a guest is made when a name is first needed.
import { signal } from '@preact/signals';
import { ask, type Answer } from './client';
import type { Person, Settings } from './types';

type Known = { person: Person; token: string };
type Mine = { person: Person; settings: Settings };

/** Until it is known who I am nobody is told that I am nobody. */
export const isLooking = signal(false);
/** Null: no session. */
export const me = signal<Person | null>(null);
export const settings = signal<Settings>({});

const nameKey = 'name';
// The cookie cannot be read here: whether there may be one is noted, so that a first visitor asks for nothing.
const sessionKey = 'session';

export function keptName(): string {
  return localStorage.getItem(nameKey) ?? '';
}

export function keepName(name: string) {
  if (name) localStorage.setItem(nameKey, name);
  else localStorage.removeItem(nameKey);
}

function take(answer: Answer<Known>): Answer<Known> {
  if (answer.ok) {
    me.value = answer.value.person;
    keepName(answer.value.person.name);
    localStorage.setItem(sessionKey, 'yes');
  }
  return answer;
}

function forget() {
  me.value = null;
  settings.value = {};
  localStorage.removeItem(sessionKey);
}

export async function lookMeUp() {
  if (!localStorage.getItem(sessionKey)) return;
  isLooking.value = me.value === null;
  const answer = await ask<Mine>('GET', '/me');
  if (answer.ok) {
    settings.value = answer.value.settings ?? {};
    me.value = answer.value.person;
  } else if (answer.error.code === 'no_session') {
    forget();
  }
  isLooking.value = false;
}

export async function becomeGuest(name: string): Promise<Answer<Known>> {
  return take(await ask<Known>('POST', '/guests', { body: { name } }));
}

/** The session one has, or a guest's: whoever opens or joins a race needs one. */
export async function haveSession(name: string): Promise<Answer<unknown>> {
  if (me.value) return { ok: true, value: null };
  return becomeGuest(name);
}

export async function makeAccount(name: string, passPhrase: string): Promise<Answer<Known>> {
  return take(await ask<Known>('POST', '/accounts', { body: { name, pass_phrase: passPhrase } }));
}

export async function logIn(name: string, passPhrase: string): Promise<Answer<Known>> {
  const answer = await ask<Known>('POST', '/sessions', { body: { name, pass_phrase: passPhrase } });
  if (!answer.ok) return answer;
  // On another device one has settings already: they are there before the person is.
  const kept = await ask<Mine>('GET', '/me');
  settings.value = kept.ok ? (kept.value.settings ?? {}) : {};
  return take(answer);
}

export async function logOut(): Promise<Answer<unknown>> {
  const answer = await ask('DELETE', '/sessions/current');
  if (answer.ok) forget();
  return answer;
}

export async function changeSettings(next: Settings): Promise<Answer<unknown>> {
  const answer = await ask<{ settings: Settings }>('PATCH', '/me', { body: { settings: next } });
  if (answer.ok) settings.value = answer.value.settings;
  return answer;
}

/** All that the server keeps of me, for a file. */
export async function myData(): Promise<Answer<unknown>> {
  const mine = await ask<Mine>('GET', '/me');
  if (!mine.ok) return mine;
  const races = await ask<{ races: unknown[] }>('GET', '/me/races');
  return races.ok ? { ok: true, value: { ...mine.value, ...races.value } } : races;
}

export async function deleteMe(): Promise<Answer<unknown>> {
  const answer = await ask('DELETE', '/me');
  if (answer.ok) {
    forget();
    keepName('');
  }
  return answer;
}
