import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { languages, useLanguage, type Language } from '../../i18n';
import { happening as bare } from '../../race/happenings_for_tests';
import { filled } from './catalogues_for_tests';
import { messageOf, tell } from './story';

const folder = join(import.meta.dirname, '../../../../tests/playthroughs');

/** What did not happen in any of them. */
const rare = [
  ['missed_shift 3a 2', 'GPA-GEAR-4'],
  ['involved 3a 31 3', 'GPA-ACC-1'],
  ['stayed 3a', 'GPB-MOV-2'],
] as const;

/** One line of each kind and level, as golden races have them: 'moved 3a 2 3 GPA-MOV-1'. */
function linesByKind(): Map<string, { line: string; clause: string }> {
  const found = new Map<string, { line: string; clause: string }>();
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('grand_prix_')) continue;
    for (const text of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const event = /^ {4}(\S.*?) (GP[AB]-\S+)/.exec(text);
      if (!event) continue;
      const [, line = '', clause = ''] = event;
      found.set(`${clause.slice(0, 3)} ${line.split(' ')[0]}`, { line, clause });
    }
  }
  for (const [text, clause] of rare)
    found.set(`${clause.slice(0, 3)} ${text.split(' ')[0]}`, { line: text, clause });
  return found;
}

beforeAll(() => useLanguage('en'));

test('every kind of event has words in every language, and all of them are filled', () => {
  const lines = linesByKind();
  expect(lines.size).toBe(41);
  for (const [kind, { line, clause }] of lines) {
    const told = messageOf(line, clause.startsWith('GPB'));
    expect(told, kind).not.toBeNull();
    expect(Object.values(told!.with), kind).not.toContain('');
    for (const language of Object.keys(languages) as Language[]) {
      expect(filled(language, 'grand_prix', told!.key, told!.with), kind).not.toMatch(/grand_prix\.|[{}]/);
    }
  }
});

const happening = (line: string, story: string, clause = 'GPA-DMG-3', car = 2) => ({
  ...bare({ line, clause, car }),
  story,
});

test('a line is told by its kind and level', () => {
  const told = tell(happening('spun 3a 31 2', '3a (Ann) spins beside cell 31, and will go on.'));
  expect(told).toEqual({ key: 'advanced_event_spun', with: { car: '3a', cell: '31', face: '2' } });
  expect(tell(happening('stayed 6b', '', 'GPB-AUT-2', -1))?.key).toBe('basic_event_stayed');
});

test('what would drown the rest is not told', () => {
  expect(tell(happening('bears 3a 1 3', '', 'GPA-RISK-1 (reconstructed)'))).toBeNull();
  expect(tell(happening('risked 3a 11 5', '', 'GPB-RSK-1 (reconstructed)'))).toBeNull();
  expect(tell(happening('completed_lap 3a 0', '', 'GPA-LAP-1'))).toBeNull();
  expect(tell(happening('checked 3a 11 1', '3a (Ann) gets through cell 11 unharmed.'))?.key).toBe(
    'advanced_event_checked',
  );
});

test('a damage is told by its name', () => {
  expect(tell(happening('damaged 3a 31 G', '3a (Ann) damages the tyres in cell 31.'))?.with.what).toBe(
    'tyres',
  );
});

test('a line of another game is no line of this one', () => {
  expect(messageOf('plotted 3 120', false)).toBeNull();
});
