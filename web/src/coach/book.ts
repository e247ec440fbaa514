// What the decisions of a race cost, as far as it is known: filled by a worker while somebody looks, kept for the session.
import { signal } from '@preact/signals';
import type { LapKind, News, Question, StepPrice } from './types';

export interface Prices {
  state: 'working' | 'over' | 'failed';
  /** From 0 to 1. */
  done: number;
  /** By seat, as soon as it is known. */
  laps: ReadonlyMap<number, LapKind>;
  /** By step. */
  prices: ReadonlyMap<number, StepPrice>;
}

export interface SeatSum {
  seat: number;
  turns: number;
  /** The dearest first; what costs nothing is not among them. */
  dearest: StepPrice[];
}

/** The part of a Worker that is needed. */
export interface CoachWorker {
  onmessage: ((event: MessageEvent<News>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: Question): void;
  terminate(): void;
}

const nothing: Prices = { state: 'working', done: 0, laps: new Map(), prices: new Map() };
const booksKept = 8;

export class PriceBook {
  readonly now = signal<Prices>(nothing);
  private worker: CoachWorker | null = null;
  private readers = 0;

  constructor(
    private readonly question: () => Question,
    private readonly hire: () => CoachWorker,
  ) {}

  /** Works as long as somebody reads; who comes back after the end finds all of it, else it begins anew. */
  open(): () => void {
    if (this.readers++ === 0 && this.now.peek().state !== 'over') this.begin();
    let isOpen = true;
    return () => {
      if (isOpen && --this.readers === 0) this.end();
      isOpen = false;
    };
  }

  private begin() {
    this.now.value = nothing;
    this.worker = this.hire();
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = () => this.hear({ kind: 'failed' });
    this.worker.postMessage(this.question());
  }

  private end() {
    this.worker?.terminate();
    this.worker = null;
  }

  private hear(news: News) {
    this.now.value = after(this.now.peek(), news);
    if (news.kind !== 'judged') this.end();
  }
}

export function after(before: Prices, news: News): Prices {
  if (news.kind === 'over') return { ...before, state: 'over', done: 1 };
  if (news.kind === 'failed') return { ...before, state: 'failed' };
  const laps = new Map(before.laps);
  if (news.lap) laps.set(news.seat, news.lap);
  const prices = new Map(before.prices);
  for (const price of news.prices) prices.set(price.step, price);
  return { ...before, done: news.done, laps, prices };
}

/** Of every seat whose lap is known, the one that lost most first. */
export function sumsOf({ laps, prices }: Prices): SeatSum[] {
  const known = [...laps].filter(([, lap]) => lap !== 'none').map(([seat]) => seat);
  const sums = known.map((seat) => {
    const own = [...prices.values()].filter((price) => price.seat === seat);
    const dearest = own.filter(({ turns }) => turns > 0).sort((a, b) => b.turns - a.turns || a.step - b.step);
    return { seat, turns: own.reduce((sum, price) => sum + price.turns, 0), dearest };
  });
  return sums.sort((a, b) => b.turns - a.turns || a.seat - b.seat);
}

const books = new Map<string, PriceBook>();

function hireWorker(): CoachWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** The book of a race, by what tells it from others. */
export function bookOf(race: string, question: () => Question, hire = hireWorker): PriceBook {
  const book = books.get(race) ?? new PriceBook(question, hire);
  books.delete(race);
  books.set(race, book);
  if (books.size > booksKept) books.delete(books.keys().next().value!);
  return book;
}
