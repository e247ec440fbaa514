// A race on a server: the view it sends is put into an engine of our own, which then says what I am asked and what it costs. What I
// decide is on its way until the server has made it durable; a broken line loses no click.
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { muteSpeaker } from '../api/races';
import type { Desk, EngineRace, Refusal } from '../engine/types';
import type { BoardEntry } from './boards';
import { forgetMoves, keepOnline, keptOnline } from './kept_online';
import { Line } from './line';
import { emptyState, lapsOf, merged } from './online_state';
import type { OnlineWorld } from './online_world';
import type { ChatLine, Session, SessionState, Step } from './types';
import { bytesOfBase64, type FromServer, type WireHappening, type WireNews, type WireRace } from './wire';

/** Milliseconds that clocks of people and servers may differ. */
const clocksDiffer = 5000;

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
  private isSending = false;
  private isChanging = false;
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
    this.since = keptOnline(id).since;
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
    const { isChanging } = this;
    const isHidden = this.wire!.is_hidden_round;
    const move = isChanging ? me.moves - 1 : me.moves;
    const label = this.labelOf(decision);
    this.refusal = null;
    this.missed = null;
    this.isSending = true;
    this.show();
    const error = await this.line.send({
      do: 'decide',
      decision,
      move,
      ...(isChanging && { is_change: true }),
    });
    await this.taking;
    this.isSending = false;
    if (error?.code === 'stale') this.missed = { how: this.wire!.pace.missed, happenings: [] };
    else if (error) this.refusal = { name: error.code, clause: error.clause ?? '', what: error.what };
    else {
      this.isChanging = false;
      this.noteDecided(isHidden ? { move, label } : undefined);
    }
    this.show();
  }

  undo() {
    if (!this.state.value.canUndo) return;
    this.refusal = null;
    this.isChanging = true;
    this.show();
  }

  keepSealed() {
    this.refusal = null;
    this.isChanging = false;
    this.show();
  }

  async say(text: string): Promise<void> {
    const error = await this.line.send({ do: 'chat', text });
    if (error) throw new Error(error.code);
  }

  async mute(name: string, isMuted: boolean, whom: 'me' | 'all'): Promise<void> {
    const answer = await muteSpeaker(this.id, name, isMuted, whom);
    if (!answer.ok) throw new Error(answer.error.code);
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

  /** As its button called it; what was put together on a dashboard is called by what it is made of. */
  private labelOf(decision: string): string {
    const choice = this.state.value.desk?.choices.find((one) => one.decision === decision);
    return choice?.label || decision.split(' ').slice(1).join(' ') || decision;
  }

  private noteDecided(sealed: { move: number; label: string } | undefined) {
    this.since = this.from;
    keepOnline(this.id, { since: this.from, ...(sealed ? { sealed } : {}) });
  }

  /** What I have put into a hidden round that others are still thinking about. */
  private sealed(): string | null {
    const me = this.mine();
    if (!me || !this.wire!.is_hidden_round || me.is_awaited) return null;
    const { sealed } = keptOnline(this.id);
    return sealed?.move === me.moves - 1 ? sealed.label : null;
  }

  private async take(message: FromServer) {
    switch (message.type) {
      case 'race':
        this.chat = merged(this.chat, message.chat);
        return this.takeRace(message);
      case 'update':
        return this.takeRace(message);
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

  private async takeRace({ race: wire, happenings, dice }: WireNews) {
    const before = this.wire;
    const thrown = dice.filter((die) => die.seq > this.from);
    this.board ??= await this.world.boards.entry(wire.rules, wire.circuit);
    if (!this.race && wire.view) await this.makeRace(wire, this.board);
    if (this.race && wire.view) this.race.setState(bytesOfBase64(wire.view));
    const fresh = happenings.filter((one) => one.seq > (this.story.at(-1)?.seq ?? -1));
    this.noticeMissed(before, wire, fresh);
    this.noticeOpened(wire);
    this.wire = wire;
    this.from = Math.max(this.from, wire.seq);
    this.story = [...this.story, ...fresh];
    if (wire.state === 'over') forgetMoves(this.id);
    this.show();
    if (!before || !this.race) return;
    const step: Step = {
      seq: wire.seq,
      turn: wire.turn + 1,
      happenings: fresh,
      dice: thrown,
      table: this.race.table(),
    };
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

  /** I was asked, said nothing, and my seat has answered when the time was over: the clock did. */
  private noticeMissed(before: WireRace | null, after: WireRace, fresh: WireHappening[]) {
    const { you } = after;
    if (you === null || !before || before.due === 0 || this.isSending) return;
    const then = before.seats[you];
    const now = after.seats[you];
    if (then?.is_away && !now?.is_away) this.missed = null;
    if (!then?.is_awaited || !now || then.is_away || now.moves === then.moves) return;
    if (Date.now() < before.due - clocksDiffer) return;
    const mine = fresh.filter((one) => one.seat === you);
    // The first thing that came of it is what was decided; dice and the next round follow.
    this.missed = { how: after.pace.missed, happenings: mine.filter((one) => one.seq === mine[0]?.seq) };
  }

  /** All are in while I was choosing another answer: the sealed one stands. */
  private noticeOpened(after: WireRace) {
    if (!this.isChanging || after.unsealed_view) return;
    this.isChanging = false;
    // One that is on its way is judged by the server.
    if (!this.isSending) this.refusal = { name: 'too_late', clause: '', what: '' };
  }

  private canChange(): boolean {
    const me = this.mine();
    return !!this.wire?.unsealed_view && this.wire.state === 'running' && me !== null && !me.is_away;
  }

  /** What I am asked, or was asked before I sealed what I want to change. */
  private desk(): Desk | null {
    const { race, wire } = this;
    const me = this.mine();
    if (!race || !me || me.is_away || wire?.state !== 'running') return null;
    if (me.is_awaited) return race.desk(me.index);
    if (!this.isChanging) return null;
    const before = race.clone();
    before.setState(bytesOfBase64(wire.unsealed_view));
    const desk = before.desk(me.index);
    before.free();
    return desk;
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
        league: wire.league ?? null,
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
      desk: this.desk(),
      story: this.story,
      chat: this.chat,
      refusal: this.refusal,
      sealed: this.sealed(),
      due: wire.due || null,
      pauseWantedBy: wire.pause_wanted_by,
      missed: this.missed,
      late: wire.pace.seconds > 0 || wire.pace.is_reaction ? wire.pace.missed : null,
      isSending: this.isSending,
      canUndo: this.canChange() && !this.isChanging && !this.isSending,
      isChanging: this.isChanging,
      ...(this.since === undefined ? {} : { since: this.since }),
    });
  }
}
