// A line to the server that mends itself. What is sent is kept until the server has answered it: after a break it is sent again, and
// a decision carries its move number, so that the server takes it once.
import type { FromServer, ToServer, WireError } from './wire';

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LineEvents {
  onMessage(message: FromServer): void;
  onConnection(connection: 'live' | 'lost'): void;
}

interface Waiting {
  re: number;
  message: ToServer;
  resolve(error: WireError | null): void;
}

/** Milliseconds before each next try; the last one for all that follow. */
export const patience = [300, 700, 1500, 3000, 6000, 12000] as const;

export class Line {
  private socket: Socket | null = null;
  private isOpen = false;
  private isClosed = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private re = 0;
  private waiting: Waiting[] = [];

  constructor(
    private readonly connect: () => Socket,
    private readonly events: LineEvents,
  ) {
    this.open();
  }

  /** Resolves with what the server refuses, null if it is durable. */
  send(message: ToServer): Promise<WireError | null> {
    return new Promise((resolve) => {
      const one = { re: ++this.re, message, resolve };
      this.waiting.push(one);
      if (this.isOpen) this.post(one);
    });
  }

  /** Tries at once, for one who presses the button or whose network is back. */
  retry() {
    if (this.isOpen || this.isClosed || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.open();
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private open() {
    this.timer = undefined;
    const socket = this.connect();
    this.socket = socket;
    let isLost = false;
    socket.onopen = () => {
      this.isOpen = true;
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => {
      if (isLost) return;
      isLost = true;
      this.lose();
    };
  }

  private hear(message: FromServer) {
    if (message.type === 'ack' || message.type === 'error') {
      const one = this.waiting.find((sent) => sent.re === message.re);
      this.waiting = this.waiting.filter((sent) => sent !== one);
      one?.resolve(message.type === 'error' ? message.error : null);
      return;
    }
    this.events.onMessage(message);
    if (message.type !== 'race') return;
    // The server is there and we have heard how things stand: what it has not answered is said again.
    this.tries = 0;
    this.events.onConnection('live');
    for (const one of this.waiting) this.post(one);
  }

  private post(one: Waiting) {
    this.socket?.send(JSON.stringify({ ...one.message, re: one.re }));
  }

  private lose() {
    this.isOpen = false;
    this.socket = null;
    if (this.isClosed) return;
    this.events.onConnection('lost');
    const wait = patience[Math.min(this.tries++, patience.length - 1)]!;
    // Not all at the same moment when a server comes back.
    this.timer = setTimeout(() => this.open(), wait * (0.8 + 0.4 * Math.random()));
  }
}
