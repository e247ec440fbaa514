// A small board for tests: a road of two lanes to the right, its end turning down, a pit beside it.
import type { Drawing, Piece, Scene } from './types';

function space(place: string, x: number, y: number): Drawing['spaces'][number] {
  const outline = [x - 175, y - 100, x + 175, y - 100, x + 175, y + 100, x - 175, y + 100];
  return { place, outline, middle: [x, y], angle: 0, tone: 'straight' };
}

const rows = [1, 2, 3, 4, 5, 6];

export const drawing: Drawing = {
  name: 'strip',
  title: 'Strip',
  form: 'lanes',
  lane: 200,
  sheet: [-400, -800, 3000, 1800],
  field: [-300, -700, 2800, 1600],
  spaces: rows.flatMap((row) => [space(`I${row}`, row * 350, -100), space(`O${row}`, row * 350, 100)]),
  lines: [{ id: 'R1', colour: 'red', path: [350, -100, 700, -100, 1050, 100] }],
  areas: [
    { role: 'road', outline: [0, -250, 2300, -250, 2300, 250, 0, 250] },
    { role: 'pit', outline: [600, 300, 800, 300, 800, 400, 600, 400], place: 'P2', car: 1 },
  ],
  strokes: [{ role: 'kerb', path: [0, -220, 300, -220] }],
  texts: [{ role: 'corner-name', text: 'Start, finish', at: [400, 600], size: 132, anchor: 'middle' }],
  trees: [[100, 700, 21]],
  legend: [],
  rule: [0, 0, 10, 10],
  compass: [0, 0],
  north: -95,
};

export function piece(car: number, place: string, slot = 0, isMine = false): Piece {
  const number = String(car + 1);
  return { car, shape: car, number, place, slot, isMine, isOut: false, label: `Car ${number}` };
}

export const scene: Scene = {
  pieces: [piece(0, 'I3'), piece(1, 'O1', 0, true)],
  lit: [
    { place: 'I3', tone: 'free', text: '0', label: 'I3, free', choice: 4 },
    { place: 'O3', tone: 'wear', text: '1W', label: 'O3, 1 wear', choice: 7 },
  ],
  path: ['O1', 'O2', 'O3'],
  selected: 7,
  markers: [],
};
