// What the race says of itself: dice with what they had to beat, a line a car and turn, incidents.
import { expect, test } from '@playwright/test';
import { answer, driveHome, raceNow, watchProblems, withoutMotion } from './kit';
import { expectFitsOnPhones, onPhone } from './phone';

test('the story of MotorChamp tells every throw, and a car and turn in one line', async ({ page }) => {
  const problems = watchProblems(page);
  await withoutMotion(page);
  await raceNow(page, 'motorchamp');
  const lines = page.locator('.race-story li');
  for (let i = 0; i < 40; ++i) {
    if ((await lines.filter({ hasText: 'drives' }).count()) > 6) break;
    await answer(page);
  }
  const driven = lines.filter({ hasText: /throws .*; drives \d+ rows? to \d+[LR]/ });
  expect(await driven.count()).toBeGreaterThan(3);
  // Its dice are drawn, and its clause is there.
  await expect(driven.first().locator('svg').first()).toBeVisible();
  await expect(driven.first().locator('.clause')).toHaveText(/MC-/);
  const heads = await driven.evaluateAll((all) =>
    all.map(
      (one) => `${one.querySelector('.story-turn')!.textContent} ${one.querySelector('b')!.textContent}`,
    ),
  );
  expect(new Set(heads).size).toBe(heads.length);
  await page.screenshot({ path: 'test-results/pictures/story-motorchamp.png' });
  const hand = await onPhone(page, page.url());
  await hand.getByRole('button', { name: 'Story', exact: true }).click();
  await expectFitsOnPhones(hand, 'story');
  await hand.screenshot({ path: 'test-results/pictures/story-motorchamp-phone.png' });
  expect(problems).toEqual([]);
});

test('the result of MotorChamp lists what cost a car something, with the clause of the cause', async ({
  page,
}) => {
  await withoutMotion(page);
  await raceNow(page, 'motorchamp', { rivals: 7 });
  await driveHome(page);
  await page.getByRole('link', { name: 'See the result' }).click();
  const incidents = page.locator('.result-incidents li');
  await expect(incidents.first()).toBeVisible();
  for (const text of await incidents.allInnerTexts()) expect(text).toMatch(/throws|red flap/);
  const out = incidents.filter({ hasText: 'out for good' });
  if ((await out.count()) > 0)
    await expect(out.first().locator('.clause').first()).toHaveText(/MC-(LIM-4|BLK-6|SID-1|COL-3)/);
  await page.screenshot({ path: 'test-results/pictures/incidents-motorchamp.png', fullPage: true });
});
