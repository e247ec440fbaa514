// By keyboard alone: from the front page to the result of every game with Tab, arrows and Enter, in the shortest race the site
// offers. While one is asked the focus is somewhere, and it is seen.
import { expect, type Page, test } from '@playwright/test';
import { games, watchProblems, withoutMotion, type Game } from './kit';

test.describe.configure({ mode: 'parallel' });

/** The front page with its button: a key that is pressed before goes to a page that is not there yet. */
async function openHome(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Race now' })).toBeEnabled();
}

async function press(page: Page, key: string, times = 1) {
  for (let i = 0; i < times; ++i) await page.keyboard.press(key);
}

/** What has the focus: what it is, what it says, whether that is seen. */
function focus(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return {
      role: at.getAttribute('role') ?? at.tagName.toLowerCase(),
      says: at.getAttribute('aria-label') ?? at.textContent?.trim() ?? '',
      isSeen: at.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    };
  });
}

async function tabTo(page: Page, selector: string, most = 30) {
  for (let i = 0; i < most; ++i) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await press(page, 'Tab');
  }
  throw new Error(`${selector} is not within ${String(most)} tabs`);
}

/** To the end of a stepper: its key is off when there is nothing further. */
async function stepTo(page: Page, group: string, end: 'least' | 'most') {
  const stepper = `[role=group][aria-label="${group}"]`;
  const key = `${stepper} button${end === 'least' ? ':first-of-type' : ':last-of-type'}`;
  // What may be chosen the engine says, once it is there.
  await expect(page.locator(`${stepper} button:enabled`).first()).toBeVisible();
  if (await page.locator(key).isDisabled()) return;
  await tabTo(page, key);
  for (let i = 0; i < 12 && (await page.locator(key).isEnabled()); ++i) await press(page, 'Enter');
}

async function choose(page: Page, game: Game) {
  await tabTo(page, 'input[name=game]');
  const chosen = () => page.locator('input[name=game]:checked').inputValue();
  for (let i = 0; i < games.length && (await chosen()) !== game; ++i) await press(page, 'ArrowRight');
  expect(await chosen()).toBe(game);
}

/** What is asked and what has the focus, once both stay: an answer may change the screen in several steps. */
async function settled(page: Page) {
  const read = async () => ({ asked: await question(page), now: await focus(page) });
  let last = await read();
  await expect
    .poll(
      async () => {
        const before = last;
        last = await read();
        return last.now !== null && JSON.stringify(before) === JSON.stringify(last);
      },
      { message: 'nothing has the focus, or the question does not stay', timeout: 15_000, intervals: [150] },
    )
    .toBe(true);
  return { asked: last.asked, now: last.now! };
}

/** One answer with arrows and Enter; false when nothing is asked any more. */
async function answerByKeys(page: Page): Promise<boolean> {
  const { asked, now } = await settled(page);
  const dock = page.locator('.race-dock .dock-content');
  if (now.role === 'a') return false;
  expect(now, await dock.innerText()).toMatchObject({ isSeen: true });
  if (now.role !== 'radio') {
    // Out for good, or no card can be played: the one filled button leads on.
    await press(page, 'Enter');
    return true;
  }
  // Back and forth: arrows choose, and the last of them decides which.
  await press(page, 'ArrowRight');
  await press(page, 'ArrowLeft');
  const chosen = page.locator('.race-dock [role=radio][aria-checked=true]');
  await expect(chosen, asked).toBeFocused();
  await takeSafest(page);
  await press(page, 'Enter');
  await expect.poll(() => question(page), { message: asked, timeout: 15_000 }).not.toBe(asked);
  return true;
}

/** Arrows go on to the last free choice; where none is free, or the one with the focus is barred, to the next that is open. */
async function takeSafest(page: Page) {
  const to = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.race-dock [role=radio]')];
    const at = all.findIndex((one) => one === document.activeElement);
    const isOpen = (one: HTMLElement) =>
      !one.classList.contains('is-barred') &&
      one.ariaDisabled !== 'true' &&
      !(one as HTMLButtonElement).disabled;
    const free = all.findLastIndex((one) => isOpen(one) && /free|safe/.test(one.textContent ?? ''));
    return (free >= 0 ? free : all.findIndex(isOpen)) - at;
  });
  await press(page, to > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(to));
}

/** What is asked, as one reads it; with the turn, since the same question may come twice. */
function question(page: Page): Promise<string> {
  return page.evaluate(() => {
    const dock = document.querySelector('.race-dock .dock-content');
    const choices = [...(dock?.querySelectorAll('[role=radio]') ?? [])].map((one) => one.ariaLabel);
    const live = [...document.querySelectorAll('[aria-live=assertive]')].map((one) => one.textContent);
    const head = document.querySelector('.race-head-progress')?.textContent;
    return [dock?.querySelector('h2')?.textContent, head, ...live, ...choices].join(' | ');
  });
}

test('three keys start a race', async ({ page }) => {
  await openHome(page);
  await press(page, 'Tab');
  expect(await focus(page)).toMatchObject({ role: 'a', says: 'Skip to “Race now”', isSeen: true });
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Race now' })).toBeFocused();
  await press(page, 'Enter');
  await page.waitForURL(/\/race\/solo-/);
  await expect(page.locator('.race-dock [role=radio]').first()).toBeFocused();
});

test('Enter on the game that was chosen starts its race', async ({ page }) => {
  await openHome(page);
  await choose(page, 'grand-prix-basic');
  await press(page, 'Enter');
  await page.waitForURL(/\/race\/solo-/);
});

for (const game of games) {
  test(`${game} by keyboard alone`, async ({ page }) => {
    const problems = watchProblems(page);
    await withoutMotion(page);
    await openHome(page);
    await choose(page, game);
    await stepTo(page, 'Laps', 'least');
    // The more players there are the fewer cars of MotorChamp are mine.
    await stepTo(page, 'Rivals', game === 'motorchamp' ? 'most' : 'least');
    await tabTo(page, '.start-now');
    await press(page, 'Enter');
    await page.waitForURL(/\/race\/solo-/);
    let count = 0;
    while (await answerByKeys(page)) expect(++count).toBeLessThan(200);
    expect(count).toBeGreaterThan(10);
    await press(page, 'Enter');
    await page.waitForURL(/\/result$/);
    await expect(page.getByRole('columnheader', { name: 'Classification' })).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('the story is one stop of the Tab key, arrows lead from rule to rule, Esc leads back', async ({
  page,
}) => {
  await withoutMotion(page);
  await openHome(page);
  await choose(page, 'grand-prix-basic');
  await press(page, 'Enter');
  await page.waitForURL(/\/race\/solo-/);
  for (let i = 0; i < 6; ++i) await answerByKeys(page);
  await press(page, 'l');
  await expect(page.locator('.race-story')).toBeFocused();
  await press(page, 'ArrowDown', 2);
  await expect(page.locator('.race-story .clause').nth(1)).toBeFocused();
  await press(page, 'Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.race-story') === null)).toBe(true);
  await press(page, 'Shift+Tab');
  await press(page, 'Escape');
  expect((await focus(page))?.role).toBe('radio');
});

test('help and comparison give the focus back, and a held Enter answers once', async ({ page }) => {
  await withoutMotion(page);
  await openHome(page);
  await press(page, 'Tab');
  await press(page, 'Enter', 2);
  await page.waitForURL(/\/race\/solo-/);
  await answerByKeys(page);
  await expect(page.locator('.race-dock [role=radio]').first()).toBeFocused();
  await press(page, '?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeFocused();
  await press(page, 'Escape');
  expect((await focus(page))?.role).toBe('radio');
  // Side by side: arrows choose there too, and Enter presses the main button.
  await press(page, 'c');
  await expect(page.locator('.compare-head').first()).toBeFocused();
  await press(page, 'ArrowRight');
  await press(page, 'ArrowRight');
  await expect(page.locator('.compare-head[aria-pressed=true]')).toBeFocused();
  await press(page, 'c');
  expect((await focus(page))?.role).toBe('radio');
  // Where nothing has the focus an arrow goes to the choices.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await press(page, 'ArrowRight');
  expect((await focus(page))?.role).toBe('radio');
  const before = await question(page);
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(() => question(page)).not.toBe(before);
  expect(await page.locator('.race-dock h2').innerText()).toBe('Choose where to end');
});
