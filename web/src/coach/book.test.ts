// @vitest-environment node
import { expect, test } from 'vitest';
import { PriceBook, after, bookOf, sumsOf, type CoachWorker, type Prices } from './book';
import type { News, Question } from './types';

const question: Question = {
  setup: { rules: '', options: '', names: [], board: '' },
  acts: [],
  seats: [0, 1],
};

/** Does nothing until it is told what to say. */
class FakeWorker implements CoachWorker {
  onmessage: CoachWorker['onmessage'] = null;
  onerror: CoachWorker['onerror'] = null;
  asked = 0;
  isEnded = false;
  postMessage() {
    ++this.asked;
  }
  terminate() {
    this.isEnded = true;
  }
  say(news: News) {
    this.onmessage?.({ data: news } as MessageEvent<News>);
  }
}

function bookWith() {
  const workers: FakeWorker[] = [];
  const hire = () => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  };
  return { workers, hire, book: new PriceBook(() => question, hire) };
}

const price = (step: number, seat: number, turns: number) => ({ step, seat, turns, best: 'plot 120' });
const judged = (seat: number, prices: ReturnType<typeof price>[]): News => ({
  kind: 'judged',
  seat,
  lap: 'whole',
  prices,
  done: 0.5,
});

test('works while somebody reads, and stops when the last one leaves', () => {
  const { book, workers } = bookWith();
  const first = book.open();
  const second = book.open();
  expect(workers.length).toBe(1);
  expect(workers[0]!.asked).toBe(1);
  workers[0]!.say(judged(0, [price(3, 0, 0.4)]));
  expect(book.now.value.prices.get(3)?.turns).toBe(0.4);
  first();
  first();
  expect(workers[0]!.isEnded).toBe(false);
  second();
  expect(workers[0]!.isEnded).toBe(true);
});

test('who comes back after the end finds all of it, who left before begins anew', () => {
  const { book, workers } = bookWith();
  book.open()();
  const close = book.open();
  expect(workers.length).toBe(2);
  workers[1]!.say(judged(1, [price(4, 1, 1)]));
  workers[1]!.say({ kind: 'over' });
  expect(workers[1]!.isEnded).toBe(true);
  close();
  book.open();
  expect(workers.length).toBe(2);
  expect(book.now.value.state).toBe('over');
  expect(book.now.value.prices.size).toBe(1);
});

test('a worker that fails is said to have failed, and tried again by the next reader', () => {
  const { book, workers } = bookWith();
  const close = book.open();
  workers[0]!.onerror?.({} as ErrorEvent);
  expect(book.now.value.state).toBe('failed');
  close();
  book.open();
  expect(workers.length).toBe(2);
  expect(book.now.value.state).toBe('working');
});

test('a race has one book for the session', () => {
  const { hire } = bookWith();
  const book = bookOf('race', () => question, hire);
  expect(bookOf('race', () => question, hire)).toBe(book);
  expect(bookOf('other', () => question, hire)).not.toBe(book);
});

test('sums have the dearest first and leave out what is not known', () => {
  const empty: Prices = { state: 'working', done: 0, laps: new Map(), prices: new Map() };
  const found = [
    judged(0, [price(1, 0, 0.2), price(2, 0, 0), price(5, 0, 0.9)]),
    judged(1, [price(3, 1, 2)]),
    { ...judged(2, []), lap: 'none' } as News,
  ].reduce(after, empty);
  const sums = sumsOf(found);
  expect(sums.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(sums[1]!.turns).toBeCloseTo(1.1);
  expect(sums[1]!.dearest.map(({ step }) => step)).toEqual([5, 1]);
});
