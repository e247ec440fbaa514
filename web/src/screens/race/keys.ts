// Keys of the race screen. Letters are left alone where one writes; any key ends what is being animated.
import type { RaceModel } from './model';

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Enter where nothing has the focus presses the one filled button. */
function pressMain() {
  document.querySelector<HTMLButtonElement>('.race-dock .button-main:not(:disabled)')?.click();
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
    if (event.key === 'Enter' && event.target === document.body) return pressMain();
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

function stepBack(model: RaceModel) {
  if (model.panel.value) model.panel.value = null;
  else if (model.isStoryOpen.value) model.isStoryOpen.value = false;
  else if (model.selected.value === null && model.session.state.value.isChanging)
    model.session.keepSealed?.();
  else model.select(null);
}
