import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoard } from './board';
import { drawing, scene } from './testdata';
import type { BoardHandle } from './types';

const words = { you: 'You', text: (english: string) => english, space: (_: string, place: string) => place };
const onSelect = vi.fn();
const onConfirm = vi.fn();
let host: HTMLElement;
let board: BoardHandle;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  board = createBoard(host, { drawing, words, heading: 'north', label: 'Strip', onSelect, onConfirm });
  board.show(scene);
});

afterEach(() => {
  board.destroy();
  host.remove();
  vi.clearAllMocks();
});

function buttons(): SVGGElement[] {
  return [...host.querySelectorAll<SVGGElement>('[role=button]')];
}

function press(target: Element, key: string) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

describe('board', () => {
  it('gives every space its name and every car what is said of it', () => {
    expect(host.querySelectorAll('.space')).toHaveLength(12);
    expect(host.querySelector('[data-place=I3] title')!.textContent).toBe('I3');
    expect(host.querySelector('[data-car="1"]')!.getAttribute('aria-label')).toBe('Car 2');
  });

  it('lit spaces are buttons, one of them pressed, one of them in the order of tabs', () => {
    expect(buttons().map((one) => one.getAttribute('aria-label'))).toEqual(['I3, free', 'O3, 1 wear']);
    expect(buttons().map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect(buttons().map((one) => one.getAttribute('tabindex'))).toEqual(['-1', '0']);
  });

  it('focus selects, Enter confirms', () => {
    board.focusLit(4);
    expect(onSelect).toHaveBeenLastCalledWith(4);
    press(buttons()[0]!, 'Enter');
    expect(onConfirm).toHaveBeenLastCalledWith(4);
  });

  it('arrows go to the next lit space', () => {
    board.focusLit(7);
    press(buttons()[1]!, 'ArrowUp');
    expect(document.activeElement).toBe(buttons()[0]);
    expect(onSelect).toHaveBeenLastCalledWith(4);
  });

  it('keeps its buttons, and with them the focus, when only the selection changes', () => {
    board.focusLit(7);
    const before = buttons()[1];
    board.show({ ...scene, lit: scene.lit.map((lit) => ({ ...lit })), selected: 4 });
    expect(buttons()[1]).toBe(before);
    expect(document.activeElement).toBe(before);
  });

  it('only my car has a ring', () => {
    expect(host.querySelectorAll('.is-mine')).toHaveLength(1);
    expect(host.querySelector('.is-mine')!.getAttribute('data-car')).toBe('1');
  });

  it('drives to where it was told, and at once when it is settled', async () => {
    const driven = board.drive([{ car: 1, places: ['O1', 'O2', 'O3'] }], 1);
    board.settle();
    await driven;
    expect(host.querySelector('[data-car="1"]')!.getAttribute('transform')).toBe('translate(1050.0 100.0)');
  });

  it('leaves nothing behind', () => {
    board.destroy();
    expect(host.children).toHaveLength(0);
  });
});
