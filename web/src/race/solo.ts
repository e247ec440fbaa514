// A race in this browser: bots decide from what their seat may see, dice are fair ones, and every decision is kept before the
// next is asked for. It goes on where it was after a reload, with or without a network.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Engine, EngineRace, Refusal } from '../engine/types';
import { newDice, newNonce } from '../fair/dice';
import { randomHex } from '../fair/hex';
import { loadRace, saveRace, type SavedRace, type SoloSetup } from '../store/races';
import { siteBoards, type BoardSource } from './boards';
import { SoloGame } from './solo_game';
import type { Session, SessionState, Step } from './types';

/** What a solo race needs of the world: tests bring their own. */
export interface SoloWorld {
  engine: Engine;
  boards: BoardSource;
}

/** Makes the race and keeps it; the id is what /race/ID opens. */
export async function newSolo(setup: SoloSetup, boards: BoardSource = siteBoards): Promise<string> {
  const id = `solo-${randomHex(6)}`;
  const { form, name, title } = await boards.entry(setup.rules, setup.circuit);
  const dice = newDice(
    id,
    setup.seats.map((seat) => ({ name: seat.name, nonce: newNonce() })),
  );
  const now = Date.now();
  await saveRace({
    id,
    created: now,
    changed: now,
    setup,
    board: { form, name, title },
    seed: randomHex(8),
    dice: dice.save(),
    entries: [],
    marks: [],
    record: '',
    turn: 0,
    lap: 0,
    isOver: false,
  });
  return id;
}

/** Throws 'no_race' or 'old_race' where there is nothing to go on with: keys of the catalogue. */
export async function openSolo(id: string, world: SoloWorld): Promise<Session> {
  const saved = await loadRace(id);
  if (!saved) throw new Error('no_race');
  const board = await world.boards.text(saved.board);
  return new SoloSession(saved, world.engine, board);
}

/** As a record has it: laps first. */
export function optionsText(setup: SoloSetup): string {
  const others = Object.entries(setup.options ?? {}).map(([name, value]) => `${name}=${value}`);
  return [`laps=${setup.laps}`, ...others].join(' ');
}

/** A number of 64 bits for one question of one seat. */
function mixed(seed: bigint, seat: number, question: number): bigint {
  const spread = BigInt(seat + 1) * 0x9e3779b97f4a7c15n + BigInt(question + 1) * 0xbf58476d1ce4e5b9n;
  return BigInt.asUintN(64, seed ^ spread);
}

/** After so long the page gets its turn, so that thinking bots do not hold it. */
const breathMs = 12;

class SoloSession implements Session {
  readonly state: ReadonlySignal<SessionState>;
  private readonly now;
  private game: SoloGame;
  private readonly listeners = new Set<(step: Step) => void>();
  private isRunning = false;
  private running = Promise.resolve();
  private isSaving = false;
  private isDirty = false;
  private isClosed = false;
  private refusal: Refusal | null = null;
  private since: number;

  constructor(
    private readonly saved: SavedRace,
    private readonly engine: Engine,
    private readonly board: string,
  ) {
    this.game = this.gameOf(saved);
    this.since = this.game.entries.findLastIndex((entry) => entry.seat === this.game.you) + 1;
    this.now = signal(this.look());
    this.state = this.now;
    void this.run();
  }

  onStep(listener: (step: Step) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async decide(decision: string): Promise<void> {
    const { game } = this;
    const you = game.you;
    if (you === null || !game.isAwaited(you)) return;
    this.refusal = null;
    game.marks.push(game.entries.length);
    for (const [i, single] of game.race.singleDecisions(decision).entries()) {
      // What is said in one breath goes as far as it goes.
      if (i > 0 && !game.isAwaited(you)) break;
      const step = game.decide(you, single);
      if ('name' in step) {
        if (i > 0) break;
        this.refusal = step;
        game.marks.pop();
        this.show();
        return;
      }
      this.tell(step);
    }
    this.since = game.entries.length;
    this.show();
    this.save();
    await this.run();
  }

  undo() {
    const mark = this.game.marks.at(-1);
    if (mark === undefined) return;
    const kept = this.game.save();
    const marks = this.game.marks.slice(0, -1);
    this.game.race.free();
    this.game = this.gameOf({ ...kept, entries: kept.entries.slice(0, mark), marks });
    this.refusal = null;
    this.since = mark;
    this.tell({ seq: mark, turn: this.game.race.turn() + 1, happenings: [], table: this.game.table() });
    this.show();
    this.save();
    void this.run();
  }

  say(): Promise<void> {
    return Promise.resolve();
  }

  record(): Promise<string> {
    return Promise.resolve(this.game.record);
  }

  close() {
    this.isClosed = true;
    this.listeners.clear();
  }

  private gameOf(saved: SavedRace): SoloGame {
    const { rules, seats } = saved.setup;
    const race: EngineRace = this.engine.newRace({
      rules,
      board: this.board,
      options: optionsText(saved.setup),
      names: seats.map((seat) => seat.name),
    });
    const info = this.engine.rules().find((one) => one.id === rules)!;
    try {
      return new SoloGame(race, saved, info);
    } catch {
      race.free();
      throw new Error('old_race');
    }
  }

  /** Bots, dice and formalities until I am asked or the race is over. */
  private run(): Promise<void> {
    if (!this.isRunning) this.running = this.advance();
    return this.running;
  }

  private async advance() {
    this.isRunning = true;
    let pausedAt = performance.now();
    while (!this.isClosed) {
      const step = this.next();
      if (!step) break;
      this.tell(step);
      if (performance.now() - pausedAt < breathMs) continue;
      this.show();
      await new Promise((resolve) => setTimeout(resolve));
      pausedAt = performance.now();
    }
    // Cleared here and not when somebody hears of it: between the two a decision would find nobody to go on.
    this.isRunning = false;
    if (this.isClosed) return;
    this.show();
    this.save();
  }

  private next(): Step | null {
    const { game } = this;
    const pending = game.race.pending();
    if (pending.kind === 'over') return null;
    if (pending.kind === 'chance') return game.throwDie();
    const seat = pending.seats.find((one) => one !== game.you || game.race.isFormality(one));
    if (seat === undefined) return null;
    const decision = seat === game.you ? game.race.legal(seat)[0]! : this.botAnswer(seat);
    const step = game.decide(seat, decision);
    if ('name' in step) throw new Error(`a bot is refused '${decision}': ${step.what}`);
    return step;
  }

  private botAnswer(seat: number): string {
    const { driver } = this.saved.setup.seats[seat]!;
    // Each question of each bot has a seed of its own, so that going on after a reload changes no answer.
    const seed = mixed(BigInt(`0x${this.saved.seed}`), seat, this.game.entries.length);
    return this.game.asSeen((race) => race.choose(seat, driver, seed), seat);
  }

  private tell(step: Step) {
    for (const listener of this.listeners) listener(step);
  }

  private show() {
    this.now.value = this.look();
  }

  private look(): SessionState {
    const { game, saved } = this;
    const { you } = game;
    const pending = game.race.pending();
    const awaited = pending.kind === 'seats' ? pending.seats : [];
    const isAsked = you !== null && awaited.includes(you) && !game.race.isFormality(you);
    return {
      info: {
        id: saved.id,
        title: saved.setup.title ?? '',
        rules: saved.setup.rules,
        circuit: saved.setup.circuit,
        board: saved.board.name,
        laps: saved.setup.laps,
        options: game.race.options(),
        mode: 'solo',
        you,
        commitment: game.dice.commitment,
      },
      seats: saved.setup.seats.map((seat, index) => ({
        index,
        name: seat.name,
        kind: seat.driver === 'human' ? 'human' : 'bot',
        driver: seat.driver,
        isAway: false,
        isAwaited: awaited.includes(index),
      })),
      phase: pending.kind === 'over' ? 'over' : 'running',
      table: game.table(),
      desk: isAsked ? game.asSeen((race) => race.desk(you)) : null,
      story: [...game.story],
      chat: [],
      refusal: this.refusal,
      sealed: null,
      connection: 'local',
      due: null,
      canUndo: game.marks.length > 0,
      failure: null,
      since: this.since,
    };
  }

  private save() {
    this.isDirty = true;
    if (!this.isSaving) void this.keepSaving();
  }

  private async keepSaving() {
    this.isSaving = true;
    while (this.isDirty) {
      this.isDirty = false;
      await saveRace(this.game.save());
    }
    this.isSaving = false;
  }
}
