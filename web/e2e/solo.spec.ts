// Whole races of every rule set against bots, by clicking, from the front page to the result.
import { expect, test } from '@playwright/test';
import { driveHome, games, raceNow, watchProblems, withoutMotion } from './kit';

for (const game of games) {
  test(`a race of ${game} is finished by clicking`, async ({ page }) => {
    const problems = watchProblems(page);
    await withoutMotion(page);
    await raceNow(page, game);
    const answers = await driveHome(page);
    expect(answers).toBeGreaterThan(3);
    await page.getByRole('link', { name: 'See the result' }).click();
    await expect(page.getByRole('columnheader', { name: 'Classification' })).toBeVisible();
    await expect(page.getByText('Fair dice, proved')).toBeVisible();
    await page.screenshot({ path: `test-results/pictures/result-${game}.png` });
    expect(problems).toEqual([]);
  });
}
