// Where the keyboard is. While one is asked, the focus is on something that answers: a new question takes it when nothing else has it.

/** The first that is there: an open panel, the tab stop of the choices, the heads of their comparison, the filled button. */
const stops = [
  '.popover',
  '.race-dock [role=radio][tabindex="0"]',
  '.race-dock .compare-head[tabindex="0"]',
  '.race-dock .dock-content .button-main:not(:disabled)',
];

/** Can one of the choices be taken? Where all are barred, only the button beside them answers. */
function canAnswer(stop: Element): boolean {
  const choices = stop.closest('[role=radiogroup]')?.querySelectorAll('[role=radio]');
  return !choices || [...choices].some((one) => !one.matches('.is-barred, [aria-disabled=true], :disabled'));
}

function isNowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(':disabled') || !canAnswer(at);
}

/** To the choices, or to what stands in their place; null where nothing answers. */
export function focusOnAnswer(): HTMLElement | null {
  for (const stop of stops) {
    const found = document.querySelector<HTMLElement>(stop);
    if (!found || !canAnswer(found)) continue;
    found.focus({ preventScroll: true });
    // A hand that points sees where it is; who drives by keys must find the place.
    if (found.matches(':focus-visible')) found.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    return found;
  }
  return null;
}

/** Whatever had the focus may go with its question, or be off for a while. Watches what changes on the screen of the race. */
export function keepFocus(race: HTMLElement): () => void {
  const mend = () => {
    if (isNowhere()) focusOnAnswer();
  };
  const changes = new MutationObserver(mend);
  changes.observe(race, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'aria-disabled', 'class'],
  });
  mend();
  return () => changes.disconnect();
}
