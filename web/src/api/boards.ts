// What the program says of circuits and boards (/boards/index.json, written by `chicane site`).
import { signal } from '@preact/signals';
import type { Drawing } from '../board/types';
import type { RulesId } from '../engine/types';

export interface Circuit {
  name: string;
  title: string;
  country: string;
  layout: string;
  /** Metres. */
  length: number;
  /** The board that each game uses of it. */
  boards: Partial<Record<RulesId, string>>;
  /** Flat list x, y in a box of 100 by 70; start: the two ends of the line. */
  outline: number[];
  start: number[];
}

export interface BoardFacts {
  form: 'lanes' | 'bands' | 'cells' | 'motor';
  name: string;
  title: string;
  rows: number;
  spaces: number;
  /** Places on the grid. */
  places: number;
  /** How many can race there: by game, each number that can. */
  seats_lawful: Partial<Record<RulesId, number[]>>;
  /** Titles of corners by id. */
  corners: Record<string, string>;
  /** As `chicane board stats` names them. */
  figures: Record<string, string>;
}

export interface BoardIndex {
  circuits: Circuit[];
  boards: Record<string, BoardFacts>;
}

export const boardIndex = signal<BoardIndex | null>(null);
export const isIndexAway = signal(false);
let request: Promise<void> | null = null;

/** As a programme would list them; what is not named here comes after, as the index has it. */
const order = [
  'monza',
  'monaco',
  'spa-francorchamps',
  'silverstone',
  'suzuka',
  'interlagos',
  'watkins-glen',
  'zandvoort',
  'nurburgring-gp',
  'hungaroring',
  'imola',
  'kyalami',
  'montreal',
  'mexico-city',
  'red-bull-ring',
  'indianapolis',
];

function inOrder(index: BoardIndex): BoardIndex {
  const place = (circuit: Circuit) => (order.indexOf(circuit.name) + order.length + 1) % (order.length + 1);
  return { ...index, circuits: index.circuits.toSorted((a, b) => place(a) - place(b)) };
}

/** Fetched once; a failed try may be made again. */
export function fetchBoards(): Promise<void> {
  request ??= fetch('/boards/index.json')
    .then(async (response) => {
      if (!response.ok) throw new Error(String(response.status));
      boardIndex.value = inOrder((await response.json()) as BoardIndex);
      isIndexAway.value = false;
    })
    .catch(() => {
      isIndexAway.value = true;
      request = null;
    });
  return request;
}

export function circuitNamed(name: string): Circuit | undefined {
  return boardIndex.value?.circuits.find((circuit) => circuit.name === name);
}

export function boardOf(circuit: Circuit, rules: RulesId): BoardFacts | undefined {
  return boardIndex.value?.boards[circuit.boards[rules] ?? ''];
}

export async function fetchDrawing(board: BoardFacts): Promise<Drawing> {
  const response = await fetch(`/boards/${board.form}/${encodeURIComponent(board.name)}.json`);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Drawing;
}
