// The site in the hand: no page pans sideways, nothing that is to be pressed or read lies beyond the screen, a race starts at once.
import { expect, type Page, test } from '@playwright/test';
import { answer, games, raceNow, withoutMotion } from './kit';
import { expectFitsOnPhones, phone } from './phone';

test.use(phone);

async function isReady(page: Page) {
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('the first screen has the button that starts a race', async ({ page }) => {
  await page.goto('/');
  await isReady(page);
  const start = page.getByRole('button', { name: 'Race now' });
  await expectFitsOnPhones(page, 'home', async (width) => {
    const box = (await start.boundingBox())!;
    const height = page.viewportSize()!.height;
    expect.soft(box.y + box.height, `Race now at ${String(width)}`).toBeLessThanOrEqual(height);
    expect.soft(box.x + box.width, `Race now at ${String(width)}`).toBeLessThanOrEqual(width);
  });
  await start.tap();
  await page.waitForURL(/\/race\/solo-/);
});

for (const game of games) {
  test(`a race of ${game} keeps to the screen`, async ({ page }) => {
    await withoutMotion(page);
    await raceNow(page, game);
    for (let i = 0; i < 6; ++i) {
      await expect(page.locator('.race-dock [role=radio]').first()).toBeVisible();
      await expectFitsOnPhones(page, `question ${String(i + 1)}`);
      await answer(page, (control) => control.tap());
    }
  });
}
