// A server of one race, as far as a session can tell: what it sends is made by the test.
import type { Socket } from './line';
import type { FromServer, ToServer, WireRace } from './wire';

export class PaperSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: (ToServer & { re: number })[] = [];

  /** The session sets its ears right after it was connected. */
  constructor(readonly from: number) {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer & { re: number });
  }

  close() {
    this.onclose?.();
  }

  say(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Says yes to the last thing that was sent. */
  acknowledge(seq: number) {
    this.say({ type: 'ack', re: this.sent.at(-1)!.re, seq });
  }
}

/** Ann, who is asked, and Ben. */
export function wireRace(part: Partial<WireRace> = {}): WireRace {
  const seat = {
    kind: 'human' as const,
    driver: '',
    is_taken: true,
    is_awaited: true,
    is_away: false,
    moves: 0,
  };
  return {
    id: 'r1',
    title: '',
    rules: 'speed-circuit',
    circuit: 'monza',
    options: 'laps=1',
    state: 'running',
    pace: { seconds: 0, warning: 0, missed: 'keep', is_reaction: false },
    commitment: '',
    seq: 5,
    turn: 0,
    due: 0,
    is_hidden_round: true,
    you: 0,
    pause_wanted_by: [],
    view: '',
    unsealed_view: '',
    seats: [
      { ...seat, index: 0, name: 'Ann' },
      { ...seat, index: 1, name: 'Ben' },
    ],
    ...part,
  };
}
