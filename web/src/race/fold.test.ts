import { beforeAll, describe, expect, it } from 'vitest';
import type { CarOnTable, Happening, Table } from '../engine/types';
import { useLanguage } from '../i18n';
import { clausesOf, folded, lineWords } from './fold';
import { happening } from './happenings_for_tests';
import { castOf, dieMark } from './story';

beforeAll(() => useLanguage('en'));

const cars = [
  { car: 0, seat: 0, driver: 'You', number: '1a' },
  { car: 1, seat: 1, driver: 'Valli', number: '2b' },
] as CarOnTable[];

const told = (turn: number, part: Partial<Happening>) => ({ ...happening(part), turn, seq: turn });

const threw = (turn: number, car: number, faces: number[]) =>
  told(turn, {
    kind: 'threw',
    weight: 'routine',
    clause: 'MC-DIC-3',
    car,
    fields: {
      who: car,
      throw: 'NN',
      faces,
      dice: faces.length,
      total: faces.reduce((sum, face) => sum + face),
      limit: 0,
    },
  });

const moved = (turn: number, car: number, at: string, rows: number) =>
  told(turn, {
    kind: 'moved',
    weight: 'routine',
    clause: 'MC-MOV-1',
    car,
    fields: { who: car, at, rows, lost: 0 },
  });

const wentOut = (turn: number, car: number, faces: number[]) =>
  told(turn, {
    kind: 'went_out',
    weight: 'incident',
    clause: 'MC-PRM-2',
    car,
    fields: {
      who: car,
      at: '28L',
      throw: 'NN',
      faces,
      dice: 2,
      total: 11,
      limit: 9,
      road: 11,
      over: 2,
      cause: 'limit',
      cause_clause: 'MC-LIM-4',
    },
  });

function wordsOf(lines: Happening[][]): string[] {
  const cast = castOf({ cars } as Table, ['You', 'Valli'], {}, 0);
  return lines.map((line) => lineWords('motorchamp', line, cast)!.replaceAll(dieMark, ''));
}

describe('a story', () => {
  it('has one line for what a turn brings a car, where the last of it happened', () => {
    const lines = folded([
      told(3, { kind: 'round_began', weight: 'routine', fields: { round: 3 } }),
      threw(3, 1, [6, 3]),
      threw(3, 0, [2, 2]),
      moved(3, 0, '9R', 4),
      moved(3, 1, '28L', 9),
      threw(4, 1, [1, 2]),
    ]);
    expect(wordsOf(lines)).toEqual([
      'Your 1a throws 2+2 = 4; drives 4 rows to 9R.',
      'Valli (2b) throws 6+3 = 9; drives 9 rows to 28L.',
      'Valli (2b) throws 1+2 = 3.',
    ]);
  });

  it('does not tell a throw twice that cost a car the race', () => {
    const lines = folded([threw(3, 1, [6, 5]), wentOut(3, 1, [6, 5])]);
    expect(wordsOf(lines)).toEqual([
      'Valli (2b) throws 6+5 = 11 on a limit of 9, two over: out for good at 28L.',
    ]);
  });

  it('rests on the clause of the cause, and on its own', () => {
    expect(clausesOf([wentOut(3, 1, [6, 5])])).toEqual(['MC-LIM-4', 'MC-PRM-2']);
    expect(clausesOf([threw(3, 1, [6, 5]), moved(3, 1, '28L', 9)])).toEqual(['MC-MOV-1']);
  });
});
