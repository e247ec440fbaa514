// A dashboard on a page of its own, with a selection as a screen would keep it.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type { Desk, RulesId, Table } from '../engine/types';
import { languages, useLanguage, type Language } from '../i18n';
import { Dashboard } from './Dashboard';

export interface Moment {
  desk: Desk;
  table: Table;
}

export interface Shown {
  page: HTMLElement;
  decided: string[];
  selected(): number | null;
  press(target: Element, key: string): void;
  click(target: Element): void;
}

export function show(rules: RulesId, { desk, table }: Moment, shape: 'wide' | 'sheet' = 'wide'): Shown {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const selected = signal<number | null>(null);
  const decided: string[] = [];
  function Screen() {
    return (
      <Dashboard
        rules={rules}
        desk={desk}
        table={table}
        corners={{}}
        selected={selected.value}
        onSelect={(choice) => (selected.value = choice)}
        onDecide={(decision) => decided.push(decision)}
        disabledBecause={null}
        shape={shape}
      />
    );
  }
  void act(() => render(<Screen />, page));
  return {
    page,
    decided,
    selected: () => selected.value,
    press: (target, key) =>
      void act(() => {
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }),
    click: (target) => void act(() => (target as HTMLElement).click()),
  };
}

/** Every choice of every desk is looked at; a busy machine takes its time. */
export const slow = 60_000;

/** A key of a catalogue, or a hole in a sentence. */
export const bareWords = /(dash|speed_circuit|formula_one|motorchamp|grand_prix)\.|undefined|NaN|[{}]/;

/** All that is seen or heard: text, labels. */
export function wordsOn(page: HTMLElement): string {
  const labels = [...page.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return [page.textContent, ...labels].join(' | ');
}

/** All golden moments of a game on both shapes, in every language: no key stands where its words should. */
export function testWords(rules: RulesId, moments: Record<string, Moment>) {
  test.each(Object.keys(languages) as Language[])(
    'every golden moment is shown without a missing word: %s',
    async (language) => {
      await useLanguage(language);
      for (const [name, moment] of Object.entries(moments)) {
        for (const shape of ['wide', 'sheet'] as const)
          expect(wordsOn(show(rules, moment, shape).page), name).not.toMatch(bareWords);
      }
    },
    slow,
  );
}
