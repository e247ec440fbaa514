// Two browsers against each other over the real server: hidden plots, a lost line, somebody who watches.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { answer, driveHome, violations, watchProblems, withoutMotion } from './kit';
import { player, twoOnTheGrid } from './table';

test('plots stay hidden until both are in, and a lost line loses no click', async ({ browser }) => {
  const { ann, ben } = await twoOnTheGrid(browser);
  const problems = [...watchProblems(ann.page), ...watchProblems(ben.page)];
  await answer(ann.page);
  await answer(ben.page);
  const sealed = ann.page.locator('.race-dock .button-main');
  await expect(sealed).toBeVisible();

  // Ann plots 60. Nothing that Ben is sent says so before his own plot is in.
  const before = ben.frames.length;
  await ann.page.locator('.race-dock [role=radio]').filter({ hasText: /^60/ }).click();
  await ann.page.locator('.race-dock .button-main').click();
  await expect(ben.page.getByText('in', { exact: true }).first()).toBeVisible();
  expect(ben.frames.slice(before).join('\n')).not.toContain('plot 60');
  expect(ben.frames.slice(before).join('\n')).not.toContain('plot_revealed');

  // Ben's line goes bad as he seals 40: the server never hears of it. When the line is back it does, and the plots open.
  ben.line.isBad = true;
  await ben.page.locator('.race-dock [role=radio]').filter({ hasText: /^40/ }).click();
  await ben.page.locator('.race-dock .button-main').click();
  await expect.poll(() => ben.line.lost).toBeGreaterThan(0);
  await ben.line.cut();
  await expect(ben.page.getByText(/offline/i).first()).toBeVisible();
  expect(ann.frames.join('\n')).not.toContain('plot_revealed');
  ben.line.isBad = false;
  await expect(ann.page.getByRole('heading', { name: /Choose where to end|Plot your speed/ })).toBeVisible({
    timeout: 20_000,
  });
  expect(ann.frames.join('\n')).toContain('plot_revealed');
  expect(problems).toEqual([]);
});

test('a sealed plot is changed until the other is in, and the changed one is shown', async ({ browser }) => {
  const { ann, ben } = await twoOnTheGrid(browser);
  const problems = [...watchProblems(ann.page), ...watchProblems(ben.page)];
  await answer(ann.page);
  await answer(ben.page);
  const plot = async (page: Page, speed: number) => {
    await page
      .locator('.race-dock [role=radio]')
      .filter({ hasText: new RegExp(`^${speed}`) })
      .click();
    await page.locator('.race-dock .button-main').click();
  };
  await plot(ann.page, 60);
  await expect(ann.page.getByRole('heading', { name: '60 sealed' })).toBeVisible();

  // One looks again and leaves it, by the key and the button; then one changes it.
  await ann.page.keyboard.press('u');
  await expect(ann.page.getByText('60 stays sealed until you seal another.')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Keep it' }).click();
  await ann.page.getByRole('button', { name: 'Change it' }).click();
  expect(await violations(ann.page)).toEqual([]);
  const before = ben.frames.length;
  await plot(ann.page, 40);
  await expect(ann.page.getByRole('heading', { name: '40 sealed' })).toBeVisible();
  await expect.poll(() => ben.frames.length).toBeGreaterThan(before);
  expect(ben.frames.join('\n')).not.toMatch(/plot [46]0|plot_revealed/);

  // It is sealed here and there: a page that is opened again knows it, and can change it once more.
  await ann.page.reload();
  await expect(ann.page.getByRole('heading', { name: '40 sealed' })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Change it' }).click();
  await plot(ben.page, 60);
  await expect.poll(() => ben.frames.join('\n')).toContain('plot_revealed Ann 40');
  await expect(ann.page.getByText('All are in: what you had sealed stands.')).toBeVisible();
  await expect(ann.page.getByRole('button', { name: 'Change it' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

/** Notes what each die that tumbles is said to be; dice roll for half a second, which no test should have to catch. */
async function watchDice(page: Page): Promise<() => Promise<string[]>> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const rolled: string[] = [];
    Object.assign(window, { rolled });
    const look = () => {
      const words = document.querySelector('.die-tray:has(.die-rolling)')?.textContent;
      if (words) rolled.push(words);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { rolled: string[] }).rolled);
}

test('dice roll online as they do alone, and lie there for those who want no motion', async ({ browser }) => {
  const { ann, ben } = await twoOnTheGrid(browser);
  const problems = [...watchProblems(ann.page), ...watchProblems(ben.page)];
  const rolled = await watchDice(ben.page);
  await answer(ann.page);
  await answer(ben.page);
  // The grid is drawn by lot: both cars throw.
  await expect.poll(async () => new Set(await rolled())).toEqual(new Set(['Ann throws', 'Ben throws']));
  await expect(ben.page.locator('.die-tray')).toContainText(/threw [1-6]/);
  await expect(ann.page.locator('.die-tray')).toContainText(/threw [1-6]/);
  await expect(ann.page.locator('.die-rolling')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('those who watch see the race and no dashboard', async ({ browser }) => {
  const { ann } = await twoOnTheGrid(browser);
  const id = new URL(ann.page.url()).pathname.split('/')[2]!;
  const watcher = await player(browser);
  await watcher.page.goto('/');
  await watcher.page.goto(`/race/${id}${new URL(ann.page.url()).search}`);
  await expect(watcher.page.locator('.race-dock [role=radio]')).toHaveCount(0);
});

test('two people race each other home and the dice are checked by both', async ({ browser }) => {
  test.setTimeout(240_000);
  const { ann, ben } = await twoOnTheGrid(browser);
  await Promise.all([withoutMotion(ann.page), withoutMotion(ben.page)]);
  const problems = [...watchProblems(ann.page), ...watchProblems(ben.page)];
  // What is asked may change under the pointer, when the other's move comes in: then one looks again.
  const press = (control: Locator) => control.click({ timeout: 2000 }).catch(() => undefined);
  await Promise.all([driveHome(ann.page, 400, press), driveHome(ben.page, 400, press)]);
  for (const { page } of [ann, ben]) {
    await page.getByRole('link', { name: 'See the result' }).click();
    await expect(page.getByText('The host’s dice, checked')).toBeVisible();
    await expect(page.getByText('Checked on this device', { exact: false })).toBeVisible();
  }
  expect(problems).toEqual([]);

  // Once more: Ann's next race keeps a seat for Ben, and he finds the way to it in the chat of this one.
  const over = ben.page.url().replace('/result', '');
  await ann.page.getByRole('button', { name: 'Race again' }).click();
  await expect(ann.page.getByText('Open, for Ben')).toBeAttached();
  await ann.page.getByRole('button', { name: 'Open the race' }).click();
  await expect(ann.page.getByRole('textbox', { name: 'Invitation link' })).toBeVisible();
  await ben.page.goto(over);
  await ben.page.getByRole('tab', { name: 'Chat, 1 new line' }).click();
  await ben.page.locator('.chat-text a').click();
  await ben.page.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(ann.page.locator('.seat-list')).toContainText('Ben');
});
