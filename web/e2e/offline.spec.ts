// Without a network: the page opens, solo races go on, replays play and have their prices.
import { expect, test } from '@playwright/test';
import { answer, driveHome, withoutMotion } from './kit';

test.use({ serviceWorkers: 'allow' });

test('a coach that was asked once is there with no network', async ({ page, context }) => {
  await withoutMotion(page);
  await page.goto('/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.waitForTimeout(1500);
  await page.reload();
  const watch = async (rules: string) => {
    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles(`src/fair/testdata/${rules}.chicane`);
    await expect(page.locator('.prices-sums li')).toHaveCount(3, { timeout: 60_000 });
  };
  await watch('motorchamp');
  await context.setOffline(true);
  await page.reload();
  await watch('motorchamp');
});

test('a solo race is begun, driven and seen again with no network', async ({ page, context }) => {
  await withoutMotion(page);
  await page.goto('/');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.active?.state;
  });
  await page.waitForTimeout(1500);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Race now' }).click();
  await page.waitForURL(/\/race\/solo-/);
  await answer(page);
  await answer(page);
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await driveHome(page);
  await page.getByRole('link', { name: 'See the result' }).click();
  await expect(page.getByText('Dice of this browser, checked')).toBeVisible();
  await page.getByRole('link', { name: 'Watch replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
});
