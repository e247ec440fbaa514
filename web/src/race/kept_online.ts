// What this browser remembers of a race on a server while it goes on: where the story stood at my last decision, what I have sealed,
// how far I have read the chat, and whom I do not hear.
export interface KeptOnline {
  since?: number;
  /** My last answer to a hidden round, as its button called it, and which answer of mine it was. */
  sealed?: { move: number; label: string };
  chatRead?: number;
  muted?: string[];
}

function keyOf(id: string): string {
  return `online:${id}`;
}

export function keptOnline(id: string): KeptOnline {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}') as KeptOnline;
  } catch {
    return {};
  }
}

export function keepOnline(id: string, part: KeptOnline) {
  localStorage.setItem(keyOf(id), JSON.stringify({ ...keptOnline(id), ...part }));
}

/** A race that is over asks nothing more; its chat goes on. */
export function forgetMoves(id: string) {
  const { chatRead, muted } = keptOnline(id);
  localStorage.setItem(keyOf(id), JSON.stringify({ chatRead, muted }));
}
