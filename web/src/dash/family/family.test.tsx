// Every golden desk of both games on both shapes of the dashboard, in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { useState } from 'preact/hooks';
import { afterEach, expect, test } from 'vitest';
import type { Desk, RulesId, Table } from '../../engine/types';
import { languages, useLanguage, type Language } from '../../i18n';
import type { DashProps } from '../types';
import { FamilyDash } from './FamilyDash';

const folder = join(import.meta.dirname, '../../../../tests/desks');
const rulesOfFamily: RulesId[] = ['speed-circuit', 'speed-circuit-wbc'];

interface Moment {
  rules: RulesId;
  name: string;
  desk: Desk;
  table: Table;
}

function read(rules: RulesId, name: string): Moment {
  const text = readFileSync(join(folder, rules, name), 'utf8');
  return { rules, name, ...(JSON.parse(text) as { desk: Desk; table: Table }) };
}

const moments = rulesOfFamily.flatMap((rules) =>
  readdirSync(join(folder, rules))
    .filter((name) => name.endsWith('.json'))
    .map((name) => read(rules, name)),
);

// Every choice of every desk is looked at; a busy machine takes its time.
const slow = 60_000;

let root: HTMLElement | undefined;

/** Shows a desk; says what is decided. */
async function show(moment: Moment, shape: DashProps['shape'] = 'wide'): Promise<string[]> {
  const decided: string[] = [];
  root = document.createElement('div');
  document.body.append(root);
  function Screen() {
    const [selected, select] = useState<number | null>(null);
    const { rules, desk, table } = moment;
    const rest = { corners: {}, selected, disabledBecause: null, shape, onSelect: select };
    return (
      <FamilyDash
        {...rest}
        rules={rules}
        desk={desk}
        table={table}
        onDecide={(decision) => decided.push(decision)}
      />
    );
  }
  const place = root;
  await act(() => {
    render(<Screen />, place);
  });
  return decided;
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

async function press(element: HTMLElement | undefined, key: string) {
  await act(() => {
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

async function click(element: HTMLElement | undefined) {
  await act(() => {
    element?.click();
  });
}

afterEach(() => {
  if (root) render(null, root);
  root?.remove();
});

test.each(Object.keys(languages) as Language[])(
  'no word is missing: %s',
  async (language) => {
    await useLanguage(language);
    for (const moment of moments) {
      for (const shape of ['wide', 'sheet'] as const) {
        await show(moment, shape);
        for (const radio of all('[role=radio]')) {
          await click(radio);
          const labels = all('[aria-label]').map((element) => element.getAttribute('aria-label'));
          const text = [root?.textContent, ...labels].join(' ');
          expect(text, `${moment.rules}/${moment.name}`).not.toMatch(
            /(speed_circuit|dash)\.|undefined|NaN|[{}]/,
          );
        }
        if (root) render(null, root);
        root?.remove();
      }
    }
  },
  slow,
);

test('arrows go through the keys, Enter decides, Esc steps back', async () => {
  await useLanguage('en');
  const decided = await show(read('speed-circuit', 'plot.json'));
  const keys = all('[role=radio]');
  await press(keys[0], 'ArrowRight');
  await press(keys[0], 'ArrowRight');
  expect(keys[1]?.getAttribute('aria-checked')).toBe('true');
  await press(keys[1], 'Escape');
  expect(all('[aria-checked=true]')).toHaveLength(0);
  await press(keys[1], 'Enter');
  expect(decided).toEqual([]);
  await press(keys[1], 'End');
  await press(keys[9], 'Enter');
  expect(decided, 'the last key is barred').toEqual([]);
  await press(keys[9], 'ArrowLeft');
  await press(keys[8], 'Enter');
  expect(decided).toEqual(['plot 160']);
});

test('a drive that is paid or thrown for has a button for each', async () => {
  await useLanguage('en');
  const decided = await show(read('speed-circuit', 'drive.json'));
  await click(all('[role=radio]')[1]);
  expect(all('.family-buttons button:not(.compare-button)').map((button) => button.textContent)).toEqual([
    '?Risk the die',
    'Pay 1W, drive',
  ]);
  await click(all('.button-main')[0]);
  expect(decided).toEqual(['drive O50 O51 O52 O53 I54']);
});

test('any car can be put together, and only a whole one is sealed', async () => {
  await useLanguage('en');
  const decided = await show(read('speed-circuit', 'build.json'));
  const steps = () => all('.family-stepper-key') as HTMLButtonElement[];
  await click(steps()[0]);
  await click(all('.button-main')[0]);
  expect(decided).toEqual([]);
  await click(steps()[9]);
  await click(all('.button-main')[0]);
  expect(decided).toEqual(['build 0/1/1/1/2']);
});

test('the tow is a switch that keeps the speed', async () => {
  await useLanguage('en');
  const decided = await show(read('speed-circuit', 'plot_start.json'));
  await click(all('[role=radio]')[2]);
  await click(all('.family-toggle')[0]);
  await click(all('.button-main')[0]);
  expect(decided).toEqual(['plot 40 slip']);
});
