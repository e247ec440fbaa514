// Boards as the site has them: an index of circuits, and for each board its text for the engine and its drawing for the screen.
import type { Drawing } from '../board/types';
import type { RulesId } from '../engine/types';

export interface BoardEntry {
  /** Under which its files are found: /boards/FORM/NAME.json and .board. */
  form: string;
  name: string;
  title: string;
  /** Titles of corners by id. */
  corners: Record<string, string>;
}

/** A circuit, or a board that lies over none: which board each game uses of it. */
interface CircuitEntry {
  name: string;
  title: string;
  boards: Partial<Record<RulesId, string>>;
}

export interface BoardIndex {
  circuits: CircuitEntry[];
  others: CircuitEntry[];
  boards: Record<string, BoardEntry>;
}

export interface BoardSource {
  /** The board of a game on a circuit. Throws if there is none. */
  entry(rules: RulesId, circuit: string): Promise<BoardEntry>;
  named(board: string): Promise<BoardEntry>;
  text(entry: { form: string; name: string }): Promise<string>;
  drawing(entry: { form: string; name: string }): Promise<Drawing>;
}

export function boardsFrom(fetchText: (path: string) => Promise<string>): BoardSource {
  let index: Promise<BoardIndex> | null = null;
  const load = () => {
    index ??= fetchText('/boards/index.json').then((text) => JSON.parse(text) as BoardIndex);
    // A failure is not kept: the next one asks again.
    index.catch(() => (index = null));
    return index;
  };
  const named = async (board: string) => {
    const entry = (await load()).boards[board];
    if (!entry) throw new Error(`no board ${board}`);
    return entry;
  };
  const file = ({ form, name }: { form: string; name: string }, ending: string) =>
    fetchText(`/boards/${encodeURIComponent(form)}/${encodeURIComponent(name)}.${ending}`);
  return {
    named,
    async entry(rules, circuit) {
      const { circuits, others } = await load();
      const found = [...circuits, ...others].find((one) => one.name === circuit && one.boards[rules]);
      return named(found?.boards[rules] ?? circuit);
    },
    text: (entry) => file(entry, 'board'),
    drawing: async (entry) => JSON.parse(await file(entry, 'json')) as Drawing,
  };
}

export const siteBoards = boardsFrom(async (path) => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
});
