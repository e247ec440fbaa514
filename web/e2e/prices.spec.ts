// What decisions cost against the perfect lap: worked out by a worker while a replay is open, off-line once it was fetched.
import { expect, test, type Page } from '@playwright/test';
import { violations, watchProblems, withoutMotion } from './kit';

const section = (page: Page) => page.getByRole('region', { name: 'Against the perfect lap' });

/** Watches a short race that the server's tests have kept. */
async function watch(page: Page, rules: string, address = '/replay') {
  await page.goto(address);
  await page.locator('input[type=file]').setInputFiles(`src/fair/testdata/${rules}.chicane`);
  await expect(section(page)).toBeVisible();
}

async function isWorkedOut(page: Page) {
  await expect(section(page).getByRole('progressbar')).toHaveCount(0, { timeout: 80_000 });
}

/** The longest time without a frame, in ms, until it is asked for. */
async function watchFrames(page: Page) {
  await page.evaluate(() => {
    let last = performance.now();
    Object.assign(window, { longest: 0 });
    const look = (now: number) => {
      const found = window as unknown as { longest: number };
      found.longest = Math.max(found.longest, now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { longest: number }).longest);
}

test('prices appear while the page goes on; the dearest decision is a press away', async ({ page }) => {
  const problems = watchProblems(page);
  await withoutMotion(page);
  const fetched: { url: string; bytes: Promise<number> }[] = [];
  page.context().on('requestfinished', (request) => {
    if (!/coach.*\.wasm/.test(request.url())) return;
    fetched.push({ url: request.url(), bytes: request.sizes().then((sizes) => sizes.responseBodySize) });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await watch(page, 'speed-circuit');
  const longest = await watchFrames(page);
  await expect(section(page).getByRole('progressbar')).toBeVisible();
  const slider = page.getByRole('slider');
  const before = await slider.inputValue();
  await page.getByRole('button', { name: 'Step on' }).click();
  await expect(slider).not.toHaveValue(before);
  await isWorkedOut(page);
  expect(await longest()).toBeLessThan(1000);
  await expect(section(page).getByRole('listitem')).toHaveCount(3);
  await expect(section(page)).toContainText(/lost 1\.8 turns to decisions/);
  await section(page)
    .getByRole('button', { name: /^turn \d+: / })
    .first()
    .click();
  await expect(page.locator('.replay-cost').first()).toContainText(/cost .* turns? · best: /);
  expect(fetched.length).toBe(1);
  const bytes = await fetched[0]!.bytes;
  console.log(
    `the coach takes ${String(bytes)} bytes over the wire, the longest frame ${String(await longest())} ms`,
  );
  expect(bytes).toBeLessThan(260_000);
  // Who comes back finds all of it: nothing is worked out twice.
  await page.getByRole('button', { name: 'Open another file' }).click();
  await page.locator('input[type=file]').setInputFiles('src/fair/testdata/speed-circuit.chicane');
  await expect(section(page).getByRole('listitem')).toHaveCount(3);
  await expect(section(page).getByRole('progressbar')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a race opens on its grid, a link to a turn at that turn', async ({ page }) => {
  await withoutMotion(page);
  await watch(page, 'motorchamp');
  await expect(page.locator('.replay-board [data-car], .replay-board .car').first()).toBeVisible();
  await expect(page.locator('.replay-head')).toContainText('Turn 1');
  await watch(page, 'motorchamp', '/replay?turn=5');
  await expect(page.locator('.replay-head')).toContainText('Turn 5');
});

test('a lap that is too large is said to be', async ({ page }) => {
  await withoutMotion(page);
  await watch(page, 'formula-one');
  await isWorkedOut(page);
  await expect(section(page)).toContainText('The whole lap is too large to be known');
});

test('a coach that cannot be had is said to be missing', async ({ page }) => {
  await withoutMotion(page);
  await page.context().route(/coach.*\.wasm/, (route) => route.abort());
  await watch(page, 'motorchamp');
  await expect(section(page)).toContainText('could not be worked out on this device');
  await expect(page.getByRole('slider')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 360]) {
    test(`prices, ${colorScheme}, ${String(width)} wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await watch(page, 'grand-prix-basic');
      await isWorkedOut(page);
      await section(page).getByRole('button').first().click();
      await expect(page.locator('.replay-cost').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await page.screenshot({
        path: `test-results/prices-${colorScheme}-${String(width)}.png`,
        fullPage: width < 800,
      });
    });
  }
}
