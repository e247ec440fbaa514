// What is on the screen lags behind what is so: steps wait in a queue and are played one after the other, reveal, dice, drives. Any
// key or tap ends all of it at once; nobody ever waits for it.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Drive } from '../board/types';
import type { Table, Thrower } from '../engine/types';
import type { SoundName } from './sound';
import type { Step } from './types';

/** Who moves things. `wait` and `drive` resolve early when they are told to settle. */
export interface Actors {
  drive(drives: Drive[], speed: number): Promise<void>;
  settle(): void;
  sound(what: SoundName): void;
}

export interface Shown {
  table: Table | null;
  /** Of the last step that is on the screen. */
  seq: number;
}

export interface DieShown extends Thrower {
  face: number;
  isRolling: boolean;
}

/** Milliseconds at usual speed. */
export const times = { reveal: 300, die: 500, incident: 400 } as const;

export class Stage {
  readonly shown: ReadonlySignal<Shown>;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly die: ReadonlySignal<DieShown | null>;
  private readonly now = signal<Shown>({ table: null, seq: 0 });
  private readonly playing = signal(false);
  private readonly dieNow = signal<DieShown | null>(null);
  private queue: Step[] = [];
  private hurry: (() => void) | null = null;

  constructor(
    private readonly actors: Actors,
    /** Times faster than usual; 0: no motion. */
    private readonly pace: () => number,
    private readonly drivesOf: (before: Table, step: Step) => Drive[],
  ) {
    this.shown = this.now;
    this.isPlaying = this.playing;
    this.die = this.dieNow;
  }

  /** The table as it is when one comes in: nothing of what led to it is played. */
  begin(table: Table | null, seq: number) {
    this.queue = [];
    this.now.value = { table, seq };
  }

  push(step: Step) {
    this.queue.push(step);
    if (!this.playing.value) void this.play();
  }

  /** Ends all motion: the screen is as the race is. */
  skip() {
    const last = this.queue.at(-1);
    this.queue = [];
    if (last) this.set(last);
    this.actors.settle();
    this.hurry?.();
  }

  private async play() {
    this.playing.value = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) await this.act(step);
    this.playing.value = false;
  }

  private set(step: Step) {
    // A die lies on the table until its turn is over.
    if (!step.die && this.now.value.table?.turn !== step.table.turn) this.dieNow.value = null;
    this.now.value = { table: step.table, seq: step.seq };
  }

  private async act(step: Step) {
    const before = this.now.value.table;
    const pace = this.pace();
    if (!before || pace === 0) {
      if (step.die) this.dieNow.value = { ...step.die, isRolling: false };
      this.set(step);
      if (before) this.soundStill(before, step);
      return;
    }
    if (step.die) await this.roll(step.die, pace);
    const drives = this.drivesOf(before, step);
    if (drives.length > 0) {
      this.actors.sound('engine');
      await this.actors.drive(drives, pace);
    }
    // A skip meanwhile may have shown a later step: what is older stays away.
    if (step.seq < this.now.value.seq && !this.isStepBack(step)) return;
    this.set(step);
    if (isReveal(before, step.table)) await this.pause(times.reveal / pace, 'seal');
    else if (isIncident(before, step.table)) await this.pause(times.incident / pace);
    if (step.table.isOver && !before.isOver) this.actors.sound('flag');
  }

  /** Nothing moves, so no engine goes by. Who has asked for sound still hears dice, seals and the flag. */
  private soundStill(before: Table, step: Step) {
    if (step.die) this.actors.sound('die');
    else if (isReveal(before, step.table)) this.actors.sound('seal');
    if (step.table.isOver && !before.isOver) this.actors.sound('flag');
  }

  /** A decision was taken back: the only step without happenings that goes back in time. */
  private isStepBack(step: Step): boolean {
    return step.happenings.length === 0 && step.decision === undefined && step.die === undefined;
  }

  private async roll(die: NonNullable<Step['die']>, pace: number) {
    this.dieNow.value = { ...die, isRolling: true };
    await this.pause(times.die / pace, 'die');
    this.dieNow.value = { ...die, isRolling: false };
  }

  private pause(ms: number, sound?: 'die' | 'seal'): Promise<void> {
    if (sound) this.actors.sound(sound);
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.hurry = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.hurry = done;
    });
  }
}

/** Plots that were shut are open now. */
export function isReveal(before: Table, after: Table): boolean {
  return after.cars.some(
    (car, i) => isOpen(car.plot) && before.cars[i] !== undefined && isShut(before.cars[i].plot),
  );
}

function isShut(plot: string): boolean {
  return plot === 'in' || plot === 'thinks';
}

function isOpen(plot: string): boolean {
  return plot !== '' && !isShut(plot);
}

/** A car is out, or has one mark more than before. */
export function isIncident(before: Table, after: Table): boolean {
  return after.cars.some((car, i) => {
    const then = before.cars[i];
    if (!then) return false;
    return (car.condition === 'out' && then.condition !== 'out') || car.marks.length > then.marks.length;
  });
}
