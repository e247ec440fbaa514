// Plans written by the form, against the plans that the server itself offers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameOfTitle, readPlan, writePlan } from './plan_text';

const folder = join(import.meta.dirname, '../../../data/leagues');
const files = readdirSync(folder).filter((name) => name.endsWith('.league'));

/** The statements of a plan in any order; 'format points' goes without saying. */
function statements(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  return lines.filter((line) => line !== '' && line !== 'format points').sort();
}

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');

  it('is written as it was read', () => {
    expect(statements(writePlan(readPlan(text)))).toEqual(statements(text));
  });

  it('has ties and points after its scoring, as the format wants it', () => {
    const lines = writePlan(readPlan(text)).split('\n');
    const scoring = lines.findIndex((line) => line.startsWith('scoring'));
    const later = lines.map((line, i) => (/^(best|tie|few-cars|crash|not-finished)\b/.test(line) ? i : -1));
    expect(later.every((i) => i < 0 || i > scoring)).toBe(true);
  });
});

it('there are plans to test with', () => {
  expect(files.length).toBeGreaterThanOrEqual(6);
});

describe('a draft that was changed', () => {
  const season = readPlan(readFileSync(join(folder, 'motorchamp.league'), 'utf8'));

  it('has what was changed', () => {
    const text = writePlan({
      ...season,
      circuits: ['monza', 'suzuka'],
      points: [9, 6],
      best: 0,
      options: { laps: '1' },
      tiers: 2,
      movers: 1,
      field: 12,
    });
    expect(statements(text)).toEqual(
      statements(`chicane league 1
name motorchamp
title MotorChamp training
rules motorchamp
options laps=1
circuit monza
circuit suzuka
scoring points 9 6
tie wins
tie count-back
tiers 2
movers 1`),
    );
  });

  it('has no scoring and no tiers as a tournament', () => {
    const text = writePlan({ ...season, format: 'wbc', tiers: 2, movers: 1 });
    expect(text).toContain('format wbc');
    expect(text).not.toMatch(/scoring|best|tie|tiers|movers/);
  });

  it('takes any title without breaking the plan', () => {
    const text = writePlan({ ...season, title: '  #1 cup\nledger  of the club ' });
    expect(text).toContain('\ntitle 1 cup ledger of the club\n');
    expect(readPlan(text).title).toBe('1 cup ledger of the club');
  });
});

it('a title gives a name of one word', () => {
  expect(nameOfTitle('Spring cup, Zürich 2026')).toBe('spring-cup-zurich-2026');
  expect(nameOfTitle('   ')).toBe('league');
  expect(nameOfTitle('x'.repeat(60)).length).toBe(40);
});
