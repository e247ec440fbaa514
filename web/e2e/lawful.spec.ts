// What cannot race cannot be chosen: numbers of players and laps that the rules do not allow are not offered.
import { expect, type Page, test } from '@playwright/test';
import { watchProblems, withoutMotion } from './kit';

/** All numbers that a stepper offers, from the least on. */
async function offered(page: Page, name: string): Promise<number[]> {
  const stepper = page.getByRole('group', { name, exact: true });
  const [fewer, more] = [stepper.getByRole('button').first(), stepper.getByRole('button').last()];
  await expect(fewer.or(more).and(page.locator(':enabled')).first()).toBeVisible();
  const now = async () => parseInt(await stepper.locator('output').innerText(), 10);
  while (await fewer.isEnabled()) await fewer.click();
  const all = [await now()];
  while (await more.isEnabled()) {
    await more.click();
    all.push(await now());
  }
  return all;
}

test('five players of MotorChamp fit on no long circuit: four bots are not offered', async ({ page }) => {
  const problems = watchProblems(page);
  await withoutMotion(page);
  await page.goto('/?rules=motorchamp&circuit=monza');
  expect(await offered(page, 'Rivals')).toEqual([1, 2, 3, 5, 6, 7]);
  await page.locator('input[name="circuit"][value="monaco"]').check();
  await expect(page.getByRole('group', { name: 'Rivals' }).locator('output')).toHaveText('5 bots');
  expect(await offered(page, 'Rivals')).toEqual([1, 2, 3, 4, 5]);
  await page.locator('input[name="circuit"][value="monza"]').check();
  await expect(page.getByRole('group', { name: 'Rivals' }).locator('output')).toHaveText('5 bots');
  await page.getByRole('button', { name: 'Race now' }).click();
  await expect(page.locator('.race-dock [role=radio]').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('a choice that was kept and cannot race is made one that can, however fast one starts', async ({
  page,
}) => {
  await withoutMotion(page);
  await page.addInitScript(() => {
    const kept = { rules: 'motorchamp', circuit: 'monza', laps: 40, bots: 4, driver: 'nobody' };
    localStorage.setItem('race', JSON.stringify(kept));
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Race now' }).click();
  await expect(page.locator('.race-dock [role=radio]').first()).toBeVisible();
  await expect(page.locator('.race-head')).toContainText('10 laps');
});

test('a host is offered what the chosen options allow', async ({ page }) => {
  await withoutMotion(page);
  await page.goto('/host?rules=motorchamp&circuit=monza');
  await page.getByLabel('Your name').fill('Ann');
  expect(await offered(page, 'Players')).toEqual([2, 3, 4, 6, 7, 8]);
  const open = page.getByRole('button', { name: 'Open the race' });
  await expect(open).toBeEnabled();
  await page.locator('.host-options summary').click();
  const option = page.locator('.host-option', { hasText: /lone/i }).getByRole('combobox');
  await option.selectOption({ index: 1 });
  await expect(page.getByText('With these options nobody can race on Monza.')).toBeVisible();
  await expect(open).toBeDisabled();
  await option.selectOption({ index: 0 });
  await expect(open).toBeEnabled();

  await page.locator('input[name="game"][value="formula-one"]').check();
  expect((await offered(page, 'Laps'))[0]).toBe(3);
  await page
    .locator('.host-option', { hasText: /1 and 2 laps/ })
    .getByRole('combobox')
    .selectOption({ index: 1 });
  await expect.poll(async () => (await offered(page, 'Laps'))[0]).toBe(1);
  expect(await offered(page, 'Players')).toEqual([2, 3, 4, 5, 6]);
  await open.click();
  await expect(page.getByRole('textbox', { name: 'Invitation link' })).toBeVisible();
});
