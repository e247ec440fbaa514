// A race as it changes, without its happenings: for the lobby. Comes back by itself when the line is lost.
import { signal, type ReadonlySignal } from '@preact/signals';
import { readRace } from './races';
import type { ApiError } from './client';
import type { RaceOfServer } from './types';

export interface Lobby {
  race: RaceOfServer | null;
  error: ApiError | null;
  isLive: boolean;
}

const pauses = [500, 1000, 2000, 5000];

export function watchLobby(id: string, invite: string | null) {
  const state = signal<Lobby>({ race: null, error: null, isLive: true });
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isClosed = false;

  const show = (race: RaceOfServer) => {
    // Messages to all know nothing of my seat: what was known of it stays.
    const you = race.you ?? state.value.race?.you ?? null;
    state.value = { race: { ...race, you }, error: null, isLive: true };
  };

  const connect = () => {
    const url = new URL(`/api/races/${encodeURIComponent(id)}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    if (invite) url.searchParams.set('invite', invite);
    socket = new WebSocket(url);
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as { type: string; race?: RaceOfServer };
      tries = 0;
      if (message.race) show(message.race);
    };
    socket.onclose = () => {
      if (isClosed) return;
      state.value = { ...state.value, isLive: false };
      timer = setTimeout(connect, pauses[Math.min(tries++, pauses.length - 1)]);
    };
  };

  /** Read first: a socket that is refused does not say why. */
  const start = async () => {
    const answer = await readRace(id, invite);
    if (isClosed) return;
    if (!answer.ok) {
      state.value = { ...state.value, error: answer.error };
      return;
    }
    show(answer.value.race);
    connect();
  };
  void start();

  return {
    state: state as ReadonlySignal<Lobby>,
    show,
    close() {
      isClosed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
