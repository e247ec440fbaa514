// The pieces of what the screen is told of a race on a server.
import type { ChatLine, SessionState } from './types';

export function lapsOf(options: string): number {
  return Number(/(?:^| )laps=(\d+)/.exec(options)?.[1] ?? 0);
}

/** Each line once, however often it was sent. */
export function merged(old: ChatLine[], more: ChatLine[]): ChatLine[] {
  const last = old.at(-1)?.seq ?? -1;
  return [
    ...old,
    ...more.filter((line) => line.seq > last).map(({ seq, from, text, at }) => ({ seq, from, text, at })),
  ];
}

/** Before the server has said anything. */
export function emptyState(id: string): SessionState {
  return {
    info: {
      id,
      title: '',
      rules: 'speed-circuit',
      circuit: '',
      board: '',
      laps: 0,
      options: '',
      mode: 'online',
      you: null,
      commitment: '',
    },
    seats: [],
    phase: 'loading',
    table: null,
    desk: null,
    story: [],
    chat: [],
    refusal: null,
    sealed: null,
    connection: 'lost',
    due: null,
    canUndo: false,
    failure: null,
  };
}
