// For everyone: nothing that axe finds, in light and dark; a phone; four languages.
import { expect, type Page, test } from '@playwright/test';
import { answer, driveHome, games, raceNow, violations, withoutMotion } from './kit';
import { expectFitsOnPhones, phone } from './phone';

/** A key that stands where its words should. */
const bareKey =
  /\b(site|race|league|online|people|dash|board|guide|result|speed_circuit|formula_one|motorchamp|grand_prix)\.[a-z_0-9]+\b/;

const pages = [
  '/',
  '/circuits',
  '/circuits/monza',
  '/workshop',
  '/rules',
  '/rules/speed-circuit',
  '/host',
  '/account',
  '/replay',
  '/leagues',
  '/leagues/new',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('h1, h2').first()).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  });
}

for (const game of games) {
  test(`axe finds nothing in a race of ${game}`, async ({ page }) => {
    await withoutMotion(page);
    await raceNow(page, game);
    for (let i = 0; i < 4; ++i) {
      await expect(page.locator('.race-dock [role=radio]').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await answer(page);
    }
  });
}

test('axe finds nothing in result, replay and lobby', async ({ page }) => {
  await withoutMotion(page);
  await raceNow(page, 'speed-circuit');
  await driveHome(page);
  await page.getByRole('link', { name: 'See the result' }).click();
  await expect(page.getByText('Dice of this browser, checked')).toBeVisible();
  await page.getByRole('button', { name: 'Work out what decisions cost' }).click();
  await expect(page.locator('.result-prices li').first()).toBeVisible({ timeout: 60_000 });
  expect(await violations(page), 'result').toEqual([]);
  await page.getByRole('link', { name: 'Watch replay' }).click();
  await expect(page.getByRole('slider').first()).toBeVisible();
  expect(await violations(page), 'replay').toEqual([]);
  await page.goto('/host');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Open the race' }).click();
  await expect(page.getByRole('textbox', { name: 'Invitation link' })).toBeVisible();
  expect(await violations(page), 'lobby').toEqual([]);
});

/** Lit spaces that the minimap keeps from being tapped. */
function litUnderMinimap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const middles = [...document.querySelectorAll('.lit .lit-fill')].map((one) =>
      one.getBoundingClientRect(),
    );
    return middles.filter(({ x, y, width, height }) =>
      document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.minimap'),
    ).length;
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a race is finished by tapping, and nothing is wider than the screen', async ({ page }) => {
    await withoutMotion(page);
    await raceNow(page, 'speed-circuit');
    await driveHome(page, 400, async (control) => {
      await expect.poll(() => litUnderMinimap(page)).toBe(0);
      await control.tap();
    });
    for (const path of [...pages, page.url()]) {
      await page.goto(path);
      await expect(page.locator('h1, h2, .race-dock').first()).toBeVisible();
      await expectFitsOnPhones(page, path);
    }
  });
});

for (const locale of ['it-IT', 'fr-FR', 'de-DE']) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`every page speaks ${locale} and shows no bare key`, async ({ page }) => {
      await withoutMotion(page);
      for (const path of pages) {
        await page.goto(path);
        await expect(page.locator('h1, h2').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        expect(await page.locator('body').innerText(), path).not.toMatch(bareKey);
      }
    });

    test(`every game speaks ${locale}`, async ({ page }) => {
      await withoutMotion(page);
      for (const game of games) {
        await page.goto('/');
        await page.locator(`input[name="game"][value="${game}"]`).check();
        await page.locator('.start-now').click();
        for (let i = 0; i < 5; ++i) {
          await answer(page);
          await expect(
            page.locator('.race-dock [role=radio], .race-dock .button-main').first(),
          ).toBeVisible();
          expect(await page.locator('body').innerText(), game).not.toMatch(bareKey);
        }
      }
    });
  });
}
