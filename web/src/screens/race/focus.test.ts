import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusOnAnswer, keepFocus } from './focus';

const race = document.createElement('div');
let stop: () => void;

const question = (...speeds: number[]) =>
  speeds.map((speed, i) => `<button role="radio" tabindex="${i === 0 ? 0 : -1}">${speed}</button>`).join('');

function show(content: string) {
  race.querySelector('.dock-content')!.innerHTML = content;
}

const changed = () => new Promise((done) => setTimeout(done));
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  race.innerHTML =
    '<input class="field"><section class="race-dock"><div class="dock-content"></div></section>';
  document.body.replaceChildren(race);
  stop = keepFocus(race);
});

afterEach(() => stop());

test('a question takes the focus that nothing has, and the next one takes it over', async () => {
  show(question(60, 80));
  await changed();
  expect(focused()).toBe('60');
  show(question(100, 120));
  await changed();
  expect(focused()).toBe('100');
});

test('what has the focus keeps it', async () => {
  race.querySelector('input')!.focus();
  show(question(60, 80));
  await changed();
  expect(document.activeElement).toBe(race.querySelector('input'));
});

test('a button that is off while its answer is on its way hands the focus back to the choices', async () => {
  show(`${question(60, 80)}<button class="button-main">Seal 60</button>`);
  race.querySelector<HTMLElement>('.button-main')!.focus();
  race.querySelector<HTMLButtonElement>('.button-main')!.disabled = true;
  await changed();
  expect(focused()).toBe('60');
});

test('after the last question it goes to the one filled button; where nothing answers it goes nowhere', async () => {
  show('<p>Okada wins.</p><a href="/" class="button-main">See the result</a>');
  await changed();
  expect(focused()).toBe('See the result');
  show('<p>The others drive.</p>');
  await changed();
  expect(focusOnAnswer()).toBeNull();
});

test('where every choice is barred it goes to the button that answers without one', async () => {
  show(`<div role="radiogroup">${question(60, 80)}</div><button class="button-main">Drive</button>`);
  await changed();
  expect(focused()).toBe('60');
  for (const radio of race.querySelectorAll('[role=radio]')) radio.classList.add('is-barred');
  race.querySelector('.button-main')!.replaceWith(
    Object.assign(document.createElement('button'), {
      className: 'button-main',
      textContent: 'Play no card',
    }),
  );
  await changed();
  expect(focused()).toBe('Play no card');
});

test('a choice that becomes barred where it stands hands the focus to the button', async () => {
  show(`<div role="radiogroup">${question(60)}</div><button class="button-main">Play no card</button>`);
  await changed();
  expect(focused()).toBe('60');
  race.querySelector('[role=radio]')!.classList.add('is-barred');
  await changed();
  expect(focused()).toBe('Play no card');
});
