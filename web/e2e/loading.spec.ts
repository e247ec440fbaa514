// A slow line: the outline of the circuit at once, then its spaces, then the cars; a line that fails says what is safe.
import { expect, test } from '@playwright/test';
import { raceNow, violations, withoutMotion } from './kit';

/** A door that stays shut until it is opened. */
function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test('outline, spaces, cars', async ({ page }) => {
  await withoutMotion(page);
  await raceNow(page, 'speed-circuit');
  await expect(page.locator('.race-dock .button-main').first()).toBeVisible();
  const drawing = door();
  const engine = door();
  await page.route(/\/boards\/lanes\/.*\.json/, (route) => drawing.opened.then(() => route.continue()));
  await page.route(/engine.*\.wasm/, (route) => engine.opened.then(() => route.continue()));
  await page.reload();
  await expect(page.locator('.race-board .circuit-outline')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Monza' })).toBeVisible();
  await expect(page.getByText('The race is still loading. Nothing is lost.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  drawing.open();
  await expect(page.locator('.race-board .board')).toBeVisible();
  await expect(page.locator('.race-board .circuit-outline')).toHaveCount(0);
  engine.open();
  await expect(page.locator('.race-dock .button-main').first()).toBeVisible();
});

test('a board that cannot be had', async ({ page }) => {
  await withoutMotion(page);
  await raceNow(page, 'speed-circuit');
  await expect(page.locator('.race-dock .button-main').first()).toBeVisible();
  await page.route(/\/boards\/lanes\/.*\.json/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The board could not be loaded' })).toBeVisible();
  await expect(page.getByText('Your race is safe.')).toBeVisible();
  await expect(page.locator('code')).toContainText(/^no_board \/ solo-/);
  await expect(page.locator('.race-board .circuit-outline')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.unroute(/\/boards\/lanes\/.*\.json/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.race-dock .button-main').first()).toBeVisible();
});

test('choices are compared by the keyboard alone', async ({ page }) => {
  await withoutMotion(page);
  await raceNow(page, 'formula-one');
  await expect(page.locator('.compare-button')).toBeVisible();
  await page.keyboard.press('c');
  const table = page.locator('.compare-table');
  await expect(table).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const head = page.locator('.compare-head').first();
  await head.focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(table).toHaveCount(0);
  await expect(page.locator('.race-dock .button-main').first()).toBeEnabled();
});
