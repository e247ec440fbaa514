// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine, RulesId } from '../engine/types';
import { parseRecord } from './record';
import { RecordWriter } from './record_writer';
import { boardOf, engineForTests, recordOf } from './records_for_tests';
import { allRules } from '../ui/games_for_tests';
import { prove } from './verify';

let engine: Engine;
beforeAll(async () => {
  engine = await engineForTests();
});

function proofOf(rules: RulesId, text = recordOf(rules)) {
  return prove(parseRecord(text), engine, boardOf(rules));
}

describe.each(allRules)('%s', (rules) => {
  test('a race of the server is proved, every state included', () => {
    const proof = proofOf(rules);
    expect(proof.complaint).toBeNull();
    expect(proof.isFair && proof.hasSecret && proof.isOver).toBe(true);
    for (const count of [proof.dice, proof.seals, proof.decisions, proof.states])
      expect(count.right).toBe(count.of);
    expect(proof.states.of).toBeGreaterThan(5);
  });

  test('a checkpoint left out is missed', () => {
    const text = recordOf(rules).replace(/^turn 3 .*\n/m, '');
    expect(proofOf(rules, text).complaint).toMatchObject({ fault: 'turn_missing', with: { turn: 3 } });
  });
});

test.each<[string, string, (text: string) => string]>([
  ['another state', 'state_digest', (text) => text.replace(/^(turn 2 state )\S+/m, `$1${'0'.repeat(16)}`)],
  ['another line', 'lines_digest', (text) => text.replace('seat Okada random', 'seat Okada rookie')],
  ['another version of the rules', 'rules_version', (text) => text.replace('circuit 1', 'circuit 2')],
  ['rules nobody knows', 'rules_unknown', (text) => text.replace('speed-circuit', 'speed-square')],
  ['another board', 'board_digest', (text) => text.replace(/^(board \w+ )\S+/m, `$1${'0'.repeat(16)}`)],
  ['options that are none', 'setup', (text) => text.replace('laps=1', 'laps=none')],
  ['a decision that is not lawful', 'refused', (text) => unsealed(text).replace(/ plot \d+/, ' plot 990')],
  ['a die for something else', 'other_die', (text) => unsealed(text).replace(/ grid d6/, ' brakes d6')],
])('%s: %s', (_, fault, change) => {
  const text = recordOf('speed-circuit');
  expect(change(text)).not.toBe(text);
  expect(proofOf('speed-circuit', change(text)).complaint).toMatchObject({ fault });
});

/** Without fair dice, so that only the rules complain. */
function unsealed(text: string): string {
  return text.replace(/^(fair|nonce|seal|salt|secret) .*\n/gm, '');
}

test('a race without fair dice holds by the rules alone', () => {
  const record = parseRecord(unsealed(recordOf('speed-circuit')));
  const writer = new RecordWriter();
  let text = writer.begin(record.header);
  for (const line of record.lines) {
    if (line.kind === 'decision') text += writer.decision(line.name, line.decision);
    if (line.kind === 'roll') text += writer.roll(line.face, line.label);
    if (line.kind === 'turn' || line.kind === 'end') text += writer[line.kind](line.turn, line.state);
  }
  const proof = proofOf('speed-circuit', text);
  expect(proof.complaint).toBeNull();
  expect(proof.isFair).toBe(false);
});

test('who opens before all have sealed is found', () => {
  const text = recordOf('speed-circuit').replace(/^seal Okada .*\n/m, '');
  expect(proofOf('speed-circuit', text).complaint).toMatchObject({
    fault: 'seal_missing',
    with: { name: 'Okada' },
  });
});

test('a proof takes no time to speak of', () => {
  const slowest = Math.max(...allRules.map((rules) => proofOf(rules).ms));
  expect(slowest).toBeLessThan(1000);
});
