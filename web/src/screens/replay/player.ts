// Playing a replay: where it stands, whether it runs and how fast. Exists without a DOM; whoever shows it is told and may take its time.
import { signal } from '@preact/signals';
import type { Replay } from '../../race/replay';

/** Shows the stop; resolves when the eye may go on. `isNext`: one step on from what is shown, so it may be animated. */
export type Show = (step: number, isNext: boolean) => Promise<void>;

export const playSpeeds = [1, 2, 4] as const;
export type PlaySpeed = (typeof playSpeeds)[number];

/** Milliseconds to read what happened; on the grid, and where nothing is told, no more than to see it. */
const readingTime = 700;
const seeingTime = 120;

export class Player {
  /** Steps at which there is something to see; the first is before the race. */
  readonly stops: readonly number[];
  readonly at = signal(0);
  readonly isPlaying = signal(false);
  readonly speed = signal<PlaySpeed>(1);
  private show: Show = () => Promise.resolve();
  private run = 0;

  constructor(
    readonly replay: Replay,
    private readonly wait: (ms: number) => Promise<void> = (ms) =>
      new Promise((resolve) => setTimeout(resolve, ms)),
  ) {
    const last = replay.steps.length - 1;
    const telling = replay.steps.filter(({ happenings, index }) => happenings.length > 0 || index === last);
    this.stops = [-1, ...telling.map(({ index }) => index)];
  }

  get step(): number {
    return this.stops[this.at.value] ?? -1;
  }

  get lastStop(): number {
    return this.stops.length - 1;
  }

  /** The turn that is being watched; 0 on the grid. */
  get turn(): number {
    return this.replay.turnAfter(this.step);
  }

  onShow(show: Show) {
    this.show = show;
    void show(this.step, false);
  }

  to(stop: number) {
    this.pause();
    void this.move(Math.max(0, Math.min(this.lastStop, stop)));
  }

  by(stops: number) {
    this.to(this.at.value + stops);
  }

  toTurn(turn: number) {
    this.to(this.stopOfTurn(turn));
  }

  /** To where a step has just been taken. */
  toStep(step: number) {
    const stop = this.stops.findIndex((one) => one >= step);
    this.to(stop < 0 ? this.lastStop : stop);
  }

  /** Cars on the grid: where a race is watched from. */
  toGrid() {
    this.toTurn(1);
  }

  /** To the beginning of this turn first, then of the one before. */
  turnBy(turns: -1 | 1) {
    const begins = this.stopOfTurn(this.turn);
    if (turns < 0 && this.at.value > begins) return this.to(begins);
    const last = this.replay.turns.at(-1)?.turn ?? 0;
    if (turns > 0 && this.turn >= last) return this.to(this.lastStop);
    this.toTurn(this.turn + turns);
  }

  toggle() {
    if (this.isPlaying.value) this.pause();
    else void this.play();
  }

  pause() {
    ++this.run;
    this.isPlaying.value = false;
  }

  /** From the grid again if it is over. */
  async play(): Promise<void> {
    const run = ++this.run;
    this.isPlaying.value = true;
    if (this.at.value === this.lastStop) await this.move(this.stopOfTurn(1));
    while (run === this.run && this.at.value < this.lastStop) {
      await this.move(this.at.value + 1);
      await this.wait(this.dwell() / this.speed.value);
    }
    if (run === this.run) this.isPlaying.value = false;
  }

  private dwell(): number {
    const step = this.replay.steps[this.step];
    const isTold = step?.happenings.some(({ weight }) => weight !== 'routine') ?? false;
    return isTold && step!.turn > 0 ? readingTime : seeingTime;
  }

  private stopOfTurn(turn: number): number {
    const before = this.replay.stepBeforeTurn(turn);
    return this.stops.findLastIndex((step) => step <= before);
  }

  private move(stop: number): Promise<void> {
    const isNext = stop === this.at.value + 1;
    this.at.value = stop;
    return this.show(this.step, isNext);
  }
}
