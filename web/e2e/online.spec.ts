// Two browsers against each other over the real server: hidden plots, a lost line, somebody who watches.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { answer, step, watchProblems, withoutMotion } from './kit';

interface Player {
  page: Page;
  /** All that the server has sent over the socket. */
  frames: string[];
}

async function player(browser: Browser): Promise<Player> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await withoutMotion(page);
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return { page, frames };
}

/** Ann hosts a race of two, Ben takes the open seat by the link, the race starts. */
async function twoOnTheGrid(browser: Browser) {
  const ann = await player(browser);
  const ben = await player(browser);
  await ann.page.goto('/host');
  await ann.page.getByLabel('Your name').fill('Ann');
  await step(ann.page, 'Laps', 1);
  await step(ann.page, 'Players', 2);
  await ann.page.getByRole('button', { name: 'Open the race' }).click();
  const link = await ann.page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Take seat 2' }).click();
  await ann.page.getByRole('button', { name: 'Start the race' }).click();
  await expect(ann.page.locator('.race-dock')).toBeVisible();
  await expect(ben.page.locator('.race-dock')).toBeVisible();
  return { ann, ben, link };
}

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

  // Ben's line goes; what he seals meanwhile arrives when it is back.
  await ben.page.context().setOffline(true);
  await expect(ben.page.getByText(/offline/i).first()).toBeVisible();
  await ben.page.context().setOffline(false);
  await ben.page.locator('.race-dock [role=radio]').filter({ hasText: /^40/ }).click();
  await ben.page.locator('.race-dock .button-main').click();
  await expect(ann.page.locator('.race-dock [role=radio]').first()).toBeVisible({ timeout: 20_000 });
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
