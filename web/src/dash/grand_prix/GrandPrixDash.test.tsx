import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Desk, RulesId, Table } from '../../engine/types';
import { useLanguage } from '../../i18n';
import { goldenDesks } from '../golden_for_tests';
import { GrandPrixDash } from './GrandPrixDash';

function golden(rules: RulesId, name: string): { desk: Desk; table: Table } {
  return goldenDesks<{ desk: Desk; table: Table }>(rules)[name]!;
}

let page: HTMLElement;
const onDecide = vi.fn<(decision: string) => void>();

interface Shown {
  rules: RulesId;
  name: string;
  disabledBecause: string | null;
}

function AtTheTable({ rules, name, disabledBecause }: Shown) {
  const [selected, select] = useState<number | null>(null);
  const props = {
    rules,
    selected,
    onSelect: select,
    onDecide,
    disabledBecause,
    corners: {},
    shape: 'wide',
  } as const;
  return <GrandPrixDash {...golden(rules, name)} {...props} />;
}

function show(rules: RulesId, name: string, disabledBecause: string | null = null) {
  act(() => render(<AtTheTable {...{ rules, name, disabledBecause }} />, page));
}

const radios = () => [...page.querySelectorAll<HTMLButtonElement>('[role=radio]')];
const chosen = () => radios().findIndex((radio) => radio.getAttribute('aria-checked') === 'true');
const main = () => page.querySelector<HTMLButtonElement>('.button-main')!;
const press = (key: string) =>
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  });

beforeAll(() => useLanguage('en'));

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  onDecide.mockReset();
});

afterEach(() => {
  act(() => render(null, page));
  page.remove();
});

test('all five gears stand on the gate, and the main button takes the chosen one', () => {
  show('grand-prix-advanced', 'gear_on_the_way');
  expect(radios().map((radio) => radio.textContent)).toEqual(['1', '2', '3', '4', '5']);
  act(() => radios()[2]!.click());
  expect(chosen()).toBe(2);
  main().click();
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('gear 3');
});

test('a barred gear says why and is not taken', () => {
  show('grand-prix-advanced', 'gear_on_the_way');
  const fifth = radios()[4]!;
  expect(fifth.getAttribute('aria-disabled')).toBe('true');
  expect(page.textContent).toContain('A 3 within 8 cells. GPA-GEAR-5');
  act(() => fifth.click());
  expect(chosen()).not.toBe(4);
});

test('by keyboard: arrows choose, Enter decides, Escape steps back', () => {
  show('grand-prix-advanced', 'push');
  radios()[0]!.focus();
  press('ArrowRight');
  expect(chosen()).toBe(1);
  expect(main().textContent).toBe('Push 1: engine 1/6');
  press('Enter');
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('push 1');
  press('Escape');
  expect(chosen()).toBe(0);
});

test('while a decision is on its way nothing is decided, and the reason is told', () => {
  show('grand-prix-basic', 'dice', 'Offline');
  expect(main().disabled).toBe(true);
  expect(page.textContent).toContain('Offline');
  radios()[1]!.focus();
  press('Enter');
  expect(onDecide).not.toHaveBeenCalled();
});

test('a full cell is struck among the goals, with its clause', () => {
  show('grand-prix-basic', 'lost');
  expect(radios().filter((radio) => radio.classList.contains('is-barred')).length).toBeGreaterThan(0);
  expect(page.textContent).toContain('That cell is full. GPB-CAP-1');
  expect(radios().at(-1)!.textContent).toContain('Luck');
});
