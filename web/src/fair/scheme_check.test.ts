import { describe, expect, test } from 'vitest';
import { parseRecord } from './record';
import { changedRecord, corpusRecord, recordOf } from './records_for_tests';
import { allRules } from '../ui/games_for_tests';
import { checkScheme } from './scheme_check';
import { tally } from './tally';

function check(text: string) {
  return checkScheme(parseRecord(text))!;
}

function firstComplaint(text: string) {
  return check(text).complaints.map(({ fault, with: values }) => ({ fault, ...values }))[0];
}

describe.each(allRules)('a record of %s', (rules) => {
  test('shows the dice that secret and nonces give, and the decisions that were sealed', () => {
    const { dice, seals, complaints, hasSecret } = check(recordOf(rules));
    expect(complaints).toEqual([]);
    expect(hasSecret).toBe(true);
    expect(dice.filter((die) => !die.isRight)).toEqual([]);
    expect(seals.right).toBe(seals.of);
    expect(dice.length + seals.of).toBeGreaterThan(40);
  });
});

test('the record of the corpus holds', () => {
  expect(check(corpusRecord).complaints).toEqual([]);
});

test('a die that was changed is named, with what it should be', () => {
  const text = recordOf('motorchamp');
  const [line, face, label] = /^chance roll (\d) for (.* move d6)$/m.exec(text)!;
  const changed = text.replace(line, `chance roll ${(Number(face) % 6) + 1} for ${label}`);
  expect(firstComplaint(changed)).toMatchObject({
    fault: 'die',
    label,
    face: (Number(face) % 6) + 1,
    wanted: Number(face),
  });
  const { dice } = check(changed);
  expect(dice.filter((die) => !die.isRight)).toHaveLength(1);
});

const sealed = recordOf('speed-circuit');
const plot = /^(\w+) plot (\d+)$/m.exec(sealed)!;

test.each([
  ['another secret', 'commitment', sealed.replace(/^secret .*/m, `secret ${'0f'.repeat(32)}`)],
  ['no secret', 'secret_missing', sealed.replace(/^secret .*\n/m, '')],
  ['another decision than the one sealed', 'seal_broken', sealed.replace(plot[0], `${plot[1]} plot 0`)],
  ['a salt left out', 'salt_missing', sealed.replace(/^salt .*\n/m, '')],
  ['a seal left out', 'salt_alone', sealed.replace(/^seal .*\n/m, '')],
  ['a decision left out', 'seal_late', sealed.replace(/^\w+ build .*\n/m, '')],
  ['a seal after the first salt', 'seal_late', sealed.replace(/^(seal Okada .*\n)(salt .*\n)/m, '$2$1')],
])('%s: %s', (_, fault, text) => {
  expect(text).not.toBe(sealed);
  expect(firstComplaint(text)).toMatchObject({ fault });
});

describe('a seal that was changed', () => {
  test('takes the place of the earlier one, which nobody opens', () => {
    const { seals, complaints } = check(changedRecord);
    expect(complaints).toEqual([]);
    expect(seals.right).toBe(seals.of);
    expect(seals.of).toBeLessThan([...changedRecord.matchAll(/^seal /gm)].length);
  });

  const [round, first = '', others = '', last = ''] = /^(seal Ben .*\n)([^]*?)(seal Ben .*\n)(?=salt )/m.exec(
    changedRecord,
  )!;
  const instead = (text: string) => changedRecord.replace(round, text);
  test.each([
    ['is the one that counts', 'seal_broken', instead(first + others)],
    ['does not change places with the earlier one', 'seal_broken', instead(last + others + first)],
    [
      'stands before the first salt',
      'seal_late',
      changedRecord.replace(new RegExp(`(${last})(salt .*\\n)`), '$2$1'),
    ],
  ])('%s: %s', (_, fault, text) => {
    expect(text).not.toBe(changedRecord);
    expect(firstComplaint(text)).toMatchObject({ fault });
  });
});

test('without fair dice there is nothing to prove', () => {
  const plain = recordOf('formula-one').replace(/^(fair|nonce|secret) .*\n/gm, '');
  expect(checkScheme(parseRecord(plain))).toBeNull();
});

test('dice are counted against what is expected', () => {
  const [most, special] = tally(parseRecord(recordOf('motorchamp')));
  expect([most!.die, most!.rolled, special!.die, special!.rolled]).toEqual(['d6', 254, 'special-d6', 53]);
  expect(most!.faces.reduce((sum, face) => sum + face.rolled, 0)).toBe(254);
  expect(special!.faces.map((face) => Math.round(face.expected * 1000))).toEqual([8833, 26500, 17667]);
  expect(tally(parseRecord(recordOf('formula-one'))).map(({ die }) => die)).toEqual(['d6']);
});
