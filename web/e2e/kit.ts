// What the tests share: how a person without any knowledge of the rules would go on.
import { expect, type Page } from '@playwright/test';

export const games = [
  'speed-circuit',
  'speed-circuit-wbc',
  'motorchamp',
  'formula-one',
  'grand-prix-basic',
  'grand-prix-advanced',
] as const;
export type Game = (typeof games)[number];

/** Errors of the page; a test ends with expect(problems).toEqual([]). */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

/** From the front page to the grid by clicking. */
export async function raceNow(page: Page, game: Game, laps = 1) {
  await page.goto('/');
  await page.locator(`[data-game="${game}"]`).click();
  await page.locator('[data-laps]').selectOption(String(laps));
  await page.locator('[data-race-now]').click();
  await page.waitForURL(/\/race\/solo-/);
}

/** Whatever is asked: the first choice that is open, then the main button. Returns false when the race is over for me. */
export async function answer(page: Page): Promise<boolean> {
  const end = page.locator('[data-see-result]');
  const asked = page.locator('[data-dash] [data-choice]:not([disabled]):not([aria-disabled="true"])');
  await expect(end.or(asked.first())).toBeVisible({ timeout: 30_000 });
  if (await end.isVisible()) return false;
  return true;
}
