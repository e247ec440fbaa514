// Two browsers against each other over the real server: hidden plots, a lost line, somebody who watches.
import { type Browser, expect, type Locator, type Page, test, type WebSocketRoute } from '@playwright/test';
import { answer, driveHome, step, watchProblems, withoutMotion } from './kit';

interface Player {
  page: Page;
  /** All that the server has sent over the socket. */
  frames: string[];
  line: Line;
}

/** A player's line to the server: what is said over it is lost while it is bad; cutting it ends the socket. */
class Line {
  isBad = false;
  lost = 0;
  private sockets: WebSocketRoute[] = [];

  async attach(page: Page) {
    await page.routeWebSocket(/\/live/, (socket) => {
      if (this.isBad) return void socket.close();
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (this.isBad) ++this.lost;
        else server.send(message);
      });
      this.sockets.push(socket);
    });
  }

  async cut() {
    for (const socket of this.sockets.splice(0)) await socket.close();
  }
}

async function player(browser: Browser): Promise<Player> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await withoutMotion(page);
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const line = new Line();
  await line.attach(page);
  return { page, frames, line };
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

test('those who watch see the race and no dashboard', async ({ browser }) => {
  const { ann } = await twoOnTheGrid(browser);
  const id = new URL(ann.page.url()).pathname.split('/')[2]!;
  const watcher = await player(browser);
  await watcher.page.goto('/');
  await watcher.page.goto(`/race/${id}${new URL(ann.page.url()).search}`);
  await expect(watcher.page.locator('.race-dock [role=radio]')).toHaveCount(0);
});

test('two people race each other home and the dice are proved to both', async ({ browser }) => {
  const { ann, ben } = await twoOnTheGrid(browser);
  const problems = [...watchProblems(ann.page), ...watchProblems(ben.page)];
  // What is asked may change under the pointer, when the other's move comes in: then one looks again.
  const press = (control: Locator) => control.click({ timeout: 2000 }).catch(() => undefined);
  await Promise.all([driveHome(ann.page, 400, press), driveHome(ben.page, 400, press)]);
  for (const { page } of [ann, ben]) {
    await page.getByRole('link', { name: 'See the result' }).click();
    await expect(page.getByText('Fair dice, proved')).toBeVisible();
    await expect(page.getByText('Checked on this device', { exact: false })).toBeVisible();
  }
  expect(problems).toEqual([]);
});
