// Keys of the race screen. Letters are left alone where one writes; any key ends what is being animated.
import { focusOnAnswer } from './focus';
import type { RaceModel } from './model';

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Enter where nothing has the focus, or on what is chosen in a comparison, presses the one filled button. */
function pressMain() {
  const main = document.querySelector<HTMLElement>('.race-dock .button-main:not(:disabled)');
  if (main) main.click();
  else focusOnAnswer();
}

function isForMain(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof Element && target.matches('.compare-head[aria-pressed=true]'))
  );
}

/** Nothing has the focus, or a button of the dashboard that knows no arrows. */
function isBesideChoices(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof HTMLButtonElement &&
      target.matches('.race-dock .dock-content :not([role=radio], .compare-head)'))
  );
}

/** Arrows go through the choices, if there are any. */
function passToChoices(event: KeyboardEvent) {
  const stop = focusOnAnswer();
  if (!stop || isBesideChoices(stop)) return;
  stop.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
}

/** A key that is held down answers one question, not the next ones too. */
function dropHeldEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !event.repeat || isWriting(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

function focusOn(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus();
}

export function listenToKeys(model: RaceModel): () => void {
  const acts: Record<string, () => void> = {
    l: () => {
      model.tab.value = 'story';
      model.isStoryOpen.value = true;
      requestAnimationFrame(() => focusOn('.race-story'));
    },
    o: () => focusOn('.race-order'),
    m: () => model.followTo('mine'),
    w: () => model.followTo('whole'),
    c: () => document.querySelector<HTMLButtonElement>('.race-dock .compare-button')?.click(),
    u: () => model.session.state.value.canUndo && model.undo(),
    '?': () => model.toggle('help'),
  };
  const press = (event: KeyboardEvent) => {
    if (model.stage.isPlaying.value) model.stage.skip();
    if (event.key === 'Escape') return stepBack(model);
    if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && isForMain(event.target)) {
      event.preventDefault();
      return pressMain();
    }
    if (event.key.startsWith('Arrow') && isBesideChoices(event.target)) return passToChoices(event);
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', dropHeldEnter, true);
  addEventListener('keydown', press);
  return () => {
    removeEventListener('keydown', dropHeldEnter, true);
    removeEventListener('keydown', press);
  };
}

function stepBack(model: RaceModel) {
  if (model.panel.value) model.panel.value = null;
  else if (model.isStoryOpen.value) {
    model.isStoryOpen.value = false;
    focusOnAnswer();
  } else if (model.selected.value === null && model.session.state.value.isChanging)
    model.session.keepSealed?.();
  else {
    const at = document.activeElement;
    if (!at?.closest('.race-rail')) model.select(null);
    if (!at?.closest('.race-main')) focusOnAnswer();
  }
}
