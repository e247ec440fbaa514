import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRules, folderOf } from '../../ui/games_for_tests';
import { anchorFor, clauseIds, readRulebook, search } from './rulebook';

function book(folder: string) {
  const file = join(import.meta.dirname, '../../../../src/rules', folder, 'RULES.md');
  return readRulebook(readFileSync(file, 'utf8'), 'Table');
}

it.each([
  ['SC-4.3a', ['SC-4.3a']],
  ['SC-4.1, 4.2', ['SC-4.1', 'SC-4.2']],
  ['F1-GEN-1', ['F1-GEN-1']],
  ['WBC-H.1a', ['WBC-H.1a']],
  ['Q4', ['Q4']],
  ['A-01', ['A-01']],
  ['row, progress', []],
  ['1', []],
])('finds the clauses named by %s', (cell, ids) => {
  expect(clauseIds(cell)).toEqual(ids);
});

describe.each(allRules.map(folderOf))('RULES.md of %s', (folder) => {
  const { html, clauses, contents } = book(folder);

  it('becomes clauses with anchors, each once', () => {
    expect(clauses.length).toBeGreaterThan(25);
    expect(contents.length).toBeGreaterThan(5);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    for (const clause of clauses) expect(ids).toContain(clause.id);
  });

  it('has the sections that players read, and no others', () => {
    const heads = contents.map(({ text }) => text.replace(/^\d+\. /, ''));
    for (const head of ['Turn structure', 'Clause catalogue', 'Open questions and rulings'])
      expect(heads).toContain(head);
    for (const head of ['State', 'Cases', 'Golden examples', 'Boards of the text'])
      expect(heads).not.toContain(head);
    expect(heads.filter((head) => /OCR|damage in the text|extraction|invariant/i.test(head))).toEqual([]);
  });

  it('has no tag that we did not write', () => {
    const tags = new Set([...html.matchAll(/<\/?([a-zA-Z0-9]+)/g)].map((found) => found[1]!));
    const ours = 'a blockquote br code div em h2 h3 h4 li ol p pre span strong table tbody td th thead tr ul';
    expect([...tags].filter((tag) => !ours.split(' ').includes(tag))).toEqual([]);
  });
});

it('links mentions to the page of their game', () => {
  const { html } = book('speed_circuit_wbc');
  expect(html).toContain('href="/rules/speed-circuit#SC-7.3"');
  expect(html).toContain('href="/rules/speed-circuit-wbc#WBC-2.9"');
});

it('shows tags in a file as text', () => {
  const { html } = readRulebook('A <b onclick="x()">bold</b> [link](javascript:x)', 'Table');
  expect(html).not.toContain('<b');
  expect(html).not.toContain('javascript');
});

it('finds a clause by words or by its id', () => {
  const { clauses } = book('speed_circuit');
  expect(search(clauses, 'sc-4.3c')[0]?.id).toBe('SC-4.3c');
  expect(search(clauses, 'engine burns').map((hit) => hit.id)).toContain('SC-4.5');
  expect(search(clauses, ' ')).toEqual([]);
});

it('leads a cited clause to the row that holds it', () => {
  const has = (id: string) => ['SC-4.3a', 'SC-6.3', 'SC-7.1', 'WBC-2.9a'].includes(id);
  expect(anchorFor('SC-4.3a', has)).toBe('SC-4.3a');
  expect(anchorFor('SC-6.3d', has)).toBe('SC-6.3');
  expect(anchorFor('WBC-2.9', has)).toBe('WBC-2.9a');
  expect(anchorFor('SC-99', has)).toBeNull();
});
