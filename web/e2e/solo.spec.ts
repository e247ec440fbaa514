// Whole races of every rule set against bots, by clicking, from the front page to the result.
import { expect, test } from '@playwright/test';
import { answer, driveHome, games, raceNow, watchProblems, withoutMotion } from './kit';
import { expectFitsOnPhones, onPhone } from './phone';

test('who is asked for the first time is helped, and never again', async ({ page }) => {
  await withoutMotion(page);
  await raceNow(page, 'speed-circuit');
  const hint = page.locator('.dock-hint');
  await expect(hint).toContainText('no weakness');
  await answer(page);
  await expect(hint).toContainText('20 mph is 1 space');
  await answer(page);
  await expect(hint).toContainText('lit space');
  await answer(page);
  await expect(page.getByRole('heading', { name: 'Plot your speed' })).toBeVisible();
  await expect(hint).toBeHidden();
  await raceNow(page, 'speed-circuit');
  await expect(page.getByRole('heading', { name: 'Build your car' })).toBeVisible();
  await expect(hint).toBeHidden();
});

for (const game of games) {
  test(`a race of ${game} is finished by clicking`, async ({ page }) => {
    const problems = watchProblems(page);
    await withoutMotion(page);
    await raceNow(page, game);
    const answers = await driveHome(page);
    expect(answers).toBeGreaterThan(3);
    await page.getByRole('link', { name: 'See the result' }).click();
    await expect(page.getByRole('columnheader', { name: 'Classification' })).toBeVisible();
    await expect(page.getByText('Dice of this browser, checked')).toBeVisible();
    await page.screenshot({ path: `test-results/pictures/result-${game}.png` });
    const hand = await onPhone(page, page.url());
    await expect(hand.getByText('Dice of this browser, checked')).toBeVisible();
    await expectFitsOnPhones(hand, 'result');
    await hand.screenshot({ path: `test-results/pictures/result-${game}-phone.png` });
    expect(problems).toEqual([]);
  });
}
