// Requests to the server. What goes wrong is a value: the server's code and its sentence, or that it is away.
import { signal } from '@preact/signals';

export interface ApiError {
  /** 0: no answer at all. */
  status: number;
  code: string;
  what: string;
  clause?: string;
  /** Of too_many_running: how many there are, and which of them one may see. */
  count?: number;
  races?: RaceInTheWay[];
}

export interface RaceInTheWay {
  id: string;
  title: string;
  link: string;
  may_end: boolean;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; error: ApiError };

/** Whether the server answered last time; null before the first request. */
export const isServerThere = signal<boolean | null>(null);

export interface Asking {
  body?: unknown;
  /** Acts for a seat without a session. */
  seat?: string;
  /** The secret of who has put a shared race there. */
  maker?: string;
  signal?: AbortSignal;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

function away(): ApiError {
  return { status: 0, code: 'away', what: 'The server does not answer.' };
}

/** A proxy or a server of files answers /api with pages of its own: then there is no server of races. */
async function errorOf(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as { error: ApiError };
    return { ...error, status: response.status };
  } catch {
    return away();
  }
}

export async function ask<T>(method: Method, path: string, asking: Asking = {}): Promise<Answer<T>> {
  const headers: Record<string, string> = {};
  if (asking.body !== undefined) headers['Content-Type'] = 'application/json';
  if (asking.seat) headers['Authorization'] = `Seat ${asking.seat}`;
  if (asking.maker) headers['Authorization'] = `Maker ${asking.maker}`;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      body: asking.body === undefined ? undefined : JSON.stringify(asking.body),
      signal: asking.signal,
    });
  } catch {
    isServerThere.value = false;
    return { ok: false, error: away() };
  }
  if (!response.ok) {
    const error = await errorOf(response);
    isServerThere.value = error.code !== 'away';
    return { ok: false, error };
  }
  if (response.status === 204) {
    isServerThere.value = true;
    return { ok: true, value: undefined as T };
  }
  try {
    const value = (await response.json()) as T;
    isServerThere.value = true;
    return { ok: true, value };
  } catch {
    isServerThere.value = false;
    return { ok: false, error: away() };
  }
}
