// What the tests share: how a person who knows none of the rules goes on.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

export const games = readFileSync('../src/games/games.list', 'utf8')
  .split('\n')
  .filter((line) => /^[a-z]/.test(line))
  .map((line) => line.trim().replaceAll('_', '-'));
export type Game = string;

/** Errors of the page; a test ends with expect(problems).toEqual([]). */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

/** Motion as fast as the settings allow: tests look at what is there, not at how it came. */
export async function withoutMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** What axe finds. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

/** From the front page to the grid by clicking. */
export async function raceNow(page: Page, game: Game, { laps = 1, rivals = 2 } = {}) {
  await page.goto('/');
  await page.locator(`input[name="game"][value="${game}"]`).check();
  await step(page, 'Laps', laps);
  await step(page, 'Rivals', rivals);
  await page.getByRole('button', { name: 'Race now' }).click();
  await page.waitForURL(/\/race\/solo-/);
}

/** Presses − or + of a stepper until it shows the number. What may be chosen the engine says, once it is there. */
export async function step(page: Page, name: string, wanted: number) {
  const stepper = page.getByRole('group', { name, exact: true });
  await expect(stepper.getByRole('button').and(page.locator(':enabled')).first()).toBeVisible();
  for (let i = 0; i < 20; ++i) {
    const shown = parseInt(await stepper.locator('output').innerText(), 10);
    if (shown === wanted) return;
    const button = stepper.getByRole('button').nth(shown > wanted ? 0 : 1);
    if (await button.isDisabled()) return;
    // Its end may come nearer meanwhile: the engine says how few laps there may be.
    await button.click({ timeout: 1000 }).catch(() => undefined);
  }
}

/** How a control is pressed: by the mouse, or by keys. */
type Press = (locator: Locator) => Promise<void>;

const dock = (page: Page) => page.locator('.race-dock');

/** The choice such a person takes: the last that says it is free, else the first that is open. */
async function choice(page: Page): Promise<Locator> {
  const open = dock(page).locator('[role=radio]:not([aria-disabled=true]):not(.is-barred):not([disabled])');
  const free = open.filter({ hasText: /free|safe/ });
  return (await free.count()) > 0 ? free.last() : open.first();
}

const resultLink = (page: Page) => page.getByRole('link', { name: 'See the result' });

/** Answers whatever is asked now; false when the race is over for me. */
export async function answer(page: Page, press: Press = (locator) => locator.click()): Promise<boolean> {
  const end = resultLink(page);
  const main = dock(page).locator('button.button-main:not([disabled])');
  const any = dock(page).locator('[role=radio]');
  await expect(end.or(main).or(any).first()).toBeVisible({ timeout: 30_000 });
  if (await end.isVisible()) return false;
  if (!(await main.first().isVisible())) await press(await choice(page));
  await press(main.first());
  return true;
}

/** Drives a race to its end by clicking; returns how many answers it took. */
export async function driveHome(page: Page, most = 400, press?: Press): Promise<number> {
  for (let i = 0; i < most; ++i) if (!(await answer(page, press))) return i;
  throw new Error(`no end after ${String(most)} answers`);
}
