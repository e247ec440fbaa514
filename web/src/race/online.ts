// A race on a server: the view it sends is put into an engine of our own, which then says what I am asked and what it costs. What I
// decide is on its way until the server has made it durable; a broken line loses no click.
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Engine, EngineRace, Refusal } from '../engine/types';
import { siteBoards, type BoardEntry, type BoardSource } from './boards';
import { Line, type Socket } from './line';
import type { ChatLine, Session, SessionState, Step } from './types';
import { bytesOfBase64, type FromServer, type WireHappening, type WireRace } from './wire';

export interface OnlineWorld {
  engine: Engine;
  boards: BoardSource;
  /** A new line to the race that tells what came after `from`. */
  connect(from: number): Socket;
  fetchRecord(): Promise<string>;
}

/** With the invitation of the page's own address, for a race that is not public. */
export function raceAddress(id: string, part = ''): URL {
  const address = new URL(`/api/races/${encodeURIComponent(id)}${part}`, location.href);
  const invite = new URLSearchParams(location.search).get('invite');
  if (invite) address.searchParams.set('invite', invite);
  return address;
}

export function siteWorld(engine: Engine, id: string): OnlineWorld {
  return {
    engine,
    boards: siteBoards,
    connect(from) {
      const address = raceAddress(id, '/live');
      address.protocol = address.protocol.replace('http', 'ws');
      address.searchParams.set('from', String(from));
      return new WebSocket(address) as Socket;
    },
    async fetchRecord() {
      const answer = await fetch(raceAddress(id, '/record'));
      if (!answer.ok) throw new Error(`record: ${answer.status}`);
      return answer.text();
    },
  };
}

export class OnlineSession implements Session {
  readonly state: ReadonlySignal<SessionState>;
  private readonly now: Signal<SessionState>;
  private readonly line: Line;
  private readonly listeners = new Set<(step: Step) => void>();
  private wire: WireRace | null = null;
  private board: BoardEntry | null = null;
  private race: EngineRace | null = null;
  private story: WireHappening[] = [];
  private chat: ChatLine[] = [];
  private from = 0;
  private refusal: Refusal | null = null;
  private sealed: string | null = null;
  private isSending = false;
  /** So many answers of my seat are my own doing. */
  private answered = 0;
  private missed: SessionState['missed'] = null;
  private since: number | undefined;
  /** Messages are taken one after the other: the first one waits for the board. */
  private taking: Promise<void> = Promise.resolve();
  private readonly comeBack = () => this.retry();

  constructor(
    private readonly id: string,
    private readonly world: OnlineWorld,
  ) {
    this.now = signal(emptyState(id));
    this.state = this.now;
    const kept = localStorage.getItem(sinceKey(id));
    if (kept !== null) this.since = Number(kept);
    this.line = new Line(() => world.connect(this.from), {
      onMessage: (message) => {
        this.taking = this.taking.then(() => this.take(message)).catch(() => this.fail('engine_failed'));
      },
      onConnection: (connection) => this.change({ connection }),
    });
    addEventListener('online', this.comeBack);
  }

  onStep(listener: (step: Step) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async decide(decision: string): Promise<void> {
    const me = this.mine();
    if (!me || this.isSending) return;
    const isHidden = this.wire!.is_hidden_round;
    this.refusal = null;
    this.missed = null;
    this.isSending = true;
    this.answered = me.moves + 1;
    this.show();
    const error = await this.line.send({ do: 'decide', decision, move: me.moves });
    await this.taking;
    this.isSending = false;
    if (error) {
      this.refusal = { name: error.code, clause: error.clause ?? '', what: error.what };
      this.answered = 0;
    } else {
      this.sealed = isHidden ? decision : null;
      this.since = this.from;
      localStorage.setItem(sinceKey(this.id), String(this.from));
    }
    this.show();
  }

  undo() {
    // On a server what is said is said.
  }

  async say(text: string): Promise<void> {
    const error = await this.line.send({ do: 'chat', text });
    if (error) throw new Error(error.code);
  }

  wantPause(isWanted: boolean) {
    void this.line.send({ do: 'pause', is_wanted: isWanted });
  }

  retry() {
    this.line.retry();
  }

  takeWheel() {
    void this.line.send({ do: 'back' });
  }

  record(): Promise<string> {
    return this.world.fetchRecord();
  }

  close() {
    removeEventListener('online', this.comeBack);
    this.listeners.clear();
    this.line.close();
  }

  private mine() {
    const you = this.wire?.you;
    return you === null || you === undefined ? null : (this.wire!.seats[you] ?? null);
  }

  private async take(message: FromServer) {
    switch (message.type) {
      case 'race':
        this.chat = merged(this.chat, message.chat);
        return this.takeRace(message.race, message.happenings);
      case 'update':
        return this.takeRace(message.race, message.happenings);
      case 'chat':
        this.chat = merged(this.chat, [message]);
        this.from = Math.max(this.from, message.seq);
        return this.show();
      case 'warning':
        return this.change({ due: message.due });
      case 'ack':
      case 'error':
        return;
    }
  }

  private async takeRace(wire: WireRace, happenings: WireHappening[]) {
    const before = this.wire;
    this.board ??= await this.world.boards.entry(wire.rules, wire.circuit);
    if (!this.race && wire.view) await this.makeRace(wire, this.board);
    if (this.race && wire.view) this.race.setState(bytesOfBase64(wire.view));
    this.noticeMissed(before, wire);
    this.wire = wire;
    this.from = Math.max(this.from, wire.seq);
    const fresh = happenings.filter((one) => one.seq > (this.story.at(-1)?.seq ?? -1));
    this.story = [...this.story, ...fresh];
    if (!wire.is_hidden_round) this.sealed = null;
    this.show();
    if (!before || !this.race) return;
    const step: Step = { seq: wire.seq, turn: wire.turn + 1, happenings: fresh, table: this.race.table() };
    for (const listener of this.listeners) listener(step);
  }

  private async makeRace(wire: WireRace, board: BoardEntry) {
    this.race = this.world.engine.newRace({
      rules: wire.rules,
      board: await this.world.boards.text(board),
      options: wire.options,
      names: wire.seats.map((seat) => seat.name),
    });
  }

  /** My seat has answered and I have said nothing: the clock did. */
  private noticeMissed(before: WireRace | null, after: WireRace) {
    const { you } = after;
    if (you === null || !before) return;
    const then = before.seats[you];
    const now = after.seats[you];
    if (!then || !now || then.is_away) return;
    if (now.is_away) this.missed = 'bot';
    else if (now.moves > Math.max(then.moves, this.answered)) this.missed = after.pace.missed;
  }

  private change(part: Partial<SessionState>) {
    this.now.value = { ...this.state.value, ...part };
  }

  private fail(failure: string) {
    this.change({ phase: 'failed', failure });
  }

  private show() {
    const { wire, race, board } = this;
    if (!wire || !board) return;
    const me = this.mine();
    const isAsked = race !== null && wire.state === 'running' && me !== null && me.is_awaited && !me.is_away;
    this.change({
      info: {
        id: this.id,
        title: wire.title,
        rules: wire.rules,
        circuit: wire.circuit,
        board: board.name,
        laps: lapsOf(wire.options),
        options: wire.options,
        mode: 'online',
        you: wire.you,
        commitment: wire.commitment,
      },
      seats: wire.seats.map((seat) => ({
        index: seat.index,
        name: seat.name,
        kind: seat.kind,
        driver: seat.driver,
        isAway: seat.is_away,
        isAwaited: seat.is_awaited,
      })),
      phase: wire.state,
      table: race?.table() ?? null,
      desk: isAsked ? race.desk(me.index) : null,
      story: this.story,
      chat: this.chat,
      refusal: this.refusal,
      sealed: this.sealed,
      due: wire.due || null,
      pauseWantedBy: wire.pause_wanted_by,
      missed: this.missed,
      isSending: this.isSending,
      ...(this.since === undefined ? {} : { since: this.since }),
    });
  }
}

function sinceKey(id: string): string {
  return `since:${id}`;
}

function lapsOf(options: string): number {
  return Number(/(?:^| )laps=(\d+)/.exec(options)?.[1] ?? 0);
}

function merged(old: ChatLine[], more: ChatLine[]): ChatLine[] {
  const last = old.at(-1)?.seq ?? -1;
  return [
    ...old,
    ...more.filter((line) => line.seq > last).map(({ seq, from, text, at }) => ({ seq, from, text, at })),
  ];
}

function emptyState(id: string): SessionState {
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
