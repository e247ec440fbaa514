import { describe, expect, test } from 'vitest';
import { parseRecord } from './record';
import { RecordError, type RecordFault } from './record_error';
import { RecordWriter } from './record_writer';
import { corpusRecord, recordOf } from './records_for_tests';
import { allRules } from '../ui/games_for_tests';

function rewrite(text: string): string {
  const record = parseRecord(text);
  const writer = new RecordWriter();
  let written = writer.begin(record.header);
  for (const line of record.lines) {
    if (line.kind === 'decision') written += writer.decision(line.name, line.decision);
    if (line.kind === 'roll') written += writer.roll(line.face, line.label);
    if (line.kind === 'turn' || line.kind === 'end') written += writer[line.kind](line.turn, line.state);
    if (line.kind === 'seal' || line.kind === 'salt') written += writer[line.kind](line.name, line.hex);
    if (line.kind === 'secret') written += writer.secret(line.hex);
  }
  return written;
}

describe.each(allRules)('a record of %s', (rules) => {
  test('is written again byte for byte, digests included', () => {
    expect(rewrite(recordOf(rules))).toBe(recordOf(rules));
  });

  test('has the digests of its lines', () => {
    for (const line of parseRecord(recordOf(rules)).lines) {
      if (line.kind === 'turn' || line.kind === 'end') expect(line.linesFound).toBe(line.lines);
    }
  });
});

test('the record of the corpus is written again', () => {
  expect(rewrite(corpusRecord)).toBe(corpusRecord);
});

test('a writer goes on after text written before', () => {
  const text = recordOf('speed-circuit');
  const cut = text.indexOf('turn 5 ');
  const [, state] = /^turn 5 state ([0-9a-f]+)/.exec(text.slice(cut))!;
  const line = RecordWriter.after(text.slice(0, cut)).turn(5, state!);
  expect(text.slice(cut).startsWith(line)).toBe(true);
});

test('a race that goes on has no end', () => {
  const text = recordOf('motorchamp');
  expect(parseRecord(text.slice(0, text.indexOf('turn 3 '))).hasEnd).toBe(false);
  expect(parseRecord(text).hasEnd).toBe(true);
});

const good = recordOf('speed-circuit');

test.each<[string, RecordFault, number, string]>([
  ['nothing', 'empty', 1, ''],
  ['another file', 'no_race', 1, 'hello\n'],
  ['an excerpt', 'no_race', 1, good.replace('chicane race 1', 'chicane race-excerpt 1')],
  ['a header cut short', 'header_cut', 3, good.split('\n').slice(0, 2).join('\n') + '\n'],
  ['no version of the rules', 'rules', 2, good.replace('speed-circuit 1', 'speed-circuit')],
  ['a short digest of the board', 'board', 4, good.replace(/^(board .*)./m, '$1')],
  ['a name twice', 'name_twice', 6, good.replace('seat Brandt', 'seat Valli')],
  ['a name that records use', 'name', 6, good.replace('seat Brandt', 'seat salt')],
  ['a missing nonce', 'nonce_missing', 11, good.replace(/^nonce Okada.*\n/m, '')],
  ['nonces out of order', 'nonces', 9, good.replace('nonce Valli', 'nonce Okada')],
  ['two blanks', 'blanks', 2, good.replace('rules speed', 'rules  speed')],
  ['line ends of another system', 'blanks', 1, good.replaceAll('\n', '\r\n')],
  ['an empty line', 'empty_line', 2, good.replace('\n', '\n\n')],
  ['a stranger', 'unknown_name', 13, good.replace('start\n', 'start\nNobody plot 20\n')],
  ['no decision', 'no_decision', 13, good.replace('start\n', 'start\nValli\n')],
  ['a die without its label', 'roll', 13, good.replace('start\n', 'start\nchance roll 4\n')],
  ['a short seal', 'sealing', 13, good.replace('start\n', 'start\nseal Valli 00\n')],
  ['a line cut off', 'cut_off', good.split('\n').length - 1, good.slice(0, -1)],
  ['a race that goes on after its end', 'after_end', good.split('\n').length, good + 'Valli plot 20\n'],
])('%s is refused: %s in line %i', (_, fault, line, text) => {
  let found: unknown;
  try {
    parseRecord(text);
  } catch (error) {
    found = error;
  }
  expect(found).toBeInstanceOf(RecordError);
  expect([(found as RecordError).fault, (found as RecordError).line]).toEqual([fault, line]);
});
