import type { CarResult } from '../api/league_types';

export interface Finish extends CarResult {
  /** 'B' for the second car of one driver; empty where each has one. */
  mark: string;
}

/** As they finished; those who did not come last. A driver's cars stand in the result in their order. */
export function asFinished(results: readonly CarResult[]): Finish[] {
  const seen = new Map<string, number>();
  const marked = results.map((result): Finish => {
    const car = seen.get(result.name) ?? 0;
    seen.set(result.name, car + 1);
    return { ...result, mark: String.fromCharCode(65 + car) };
  });
  const place = (one: Finish) => (one.result === 'finished' && one.place) || Infinity;
  return marked
    .map((one) => ({ ...one, mark: seen.get(one.name)! > 1 ? one.mark : '' }))
    .sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
