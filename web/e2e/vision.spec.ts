// Who sees colours otherwise, reads large or has a narrow screen: nothing is cut, nothing scrolls sideways, axe finds nothing. The
// pictures are kept beside the results, to be looked at.
import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { answer, games, raceNow, violations, withoutMotion } from './kit';
import { phone } from './phone';

const deficiencies = ['deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'] as const;

async function seeAs(page: Page, type: (typeof deficiencies)[number]) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type });
}

async function keepPicture(page: Page, info: TestInfo, name: string) {
  await page.screenshot({ path: info.outputPath(`${name}.png`) });
}

/** Words that do not fit where they stand, in what can be pressed or read; what scrolls by itself may be longer. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.race-dock :is(button, p, h2, th, td, b), .race-head *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const isShown = element.offsetParent !== null && !element.closest('.visually-hidden');
        const mayScroll = /auto|scroll/.test(style.overflowX) || style.textOverflow === 'ellipsis';
        return (
          isShown && !mayScroll && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        );
      })
      .map((element) => `${element.className} ${element.textContent}`),
  );
}

async function expectWhole(page: Page, what: string) {
  const main = page.locator('.race-dock .button-main').first();
  await expect(main, what).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${what}: sideways`).toBeLessThanOrEqual(0);
  expect(await cutWords(page), `${what}: cut`).toEqual([]);
  await main.scrollIntoViewIfNeeded();
  await expect(main, what).toBeInViewport();
}

/** The choices side by side, if they can be; whether they were. */
async function compared(page: Page, info: TestInfo): Promise<boolean> {
  const compare = page.locator('.race-dock .compare-button');
  if (!(await compare.isVisible())) return false;
  await compare.click();
  await expectWhole(page, 'comparison');
  expect(await violations(page), 'comparison').toEqual([]);
  await keepPicture(page, info, 'compared');
  await compare.click();
  return true;
}

async function toThirdQuestion(page: Page) {
  for (let i = 0; i < 3; ++i) await answer(page);
  await expect(page.locator('.race-dock .button-main').first()).toBeVisible();
}

for (const type of deficiencies) {
  test(`a race as seen with ${type}`, async ({ page }, info) => {
    await withoutMotion(page);
    await seeAs(page, type);
    await raceNow(page, 'speed-circuit');
    await toThirdQuestion(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await keepPicture(page, info, `${type}-${colorScheme}`);
    }
    expect(await violations(page)).toEqual([]);
    // Every key says its price in words, every lit space has its figure.
    for (const key of await page.locator('.race-dock [role=radio]').all())
      expect(((await key.getAttribute('aria-label')) ?? '').length).toBeGreaterThan(3);
  });
}

/** A laptop of 1280 by 1024 at twice the size, and the narrowest phone. */
const screens = [
  { name: '200 %', viewport: { width: 640, height: 512 }, deviceScaleFactor: 2, raced: games },
  {
    name: '320 px',
    ...phone,
    viewport: { width: 320, height: 640 },
    deviceScaleFactor: 2,
    raced: ['speed-circuit', 'grand-prix-advanced'] as const,
  },
];

for (const { name, raced, ...screen } of screens) {
  test.describe(name, () => {
    test.use(screen);
    for (const game of raced) {
      test(`${game} is whole`, async ({ page }, info) => {
        await withoutMotion(page);
        await raceNow(page, game);
        let isCompared = false;
        for (let i = 0; i < 4 && !isCompared; ++i) {
          await expectWhole(page, `question ${String(i + 1)}`);
          isCompared = await compared(page, info);
          await answer(page);
        }
        // Where a throw leaves one way to go there is nothing to compare.
        if (game !== 'motorchamp') expect(isCompared).toBe(true);
        expect(await violations(page)).toEqual([]);
        await keepPicture(page, info, 'asked');
      });
    }
  });
}
