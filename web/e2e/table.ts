// People at a table: each in a browser of their own, against the real server.
import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  type WebSocketRoute,
} from '@playwright/test';
import { step, withoutMotion } from './kit';

export interface Player {
  page: Page;
  /** All that the server has sent over the socket. */
  frames: string[];
  line: Line;
}

/** A player's line to the server: what is said over it is lost while it is bad; cutting it ends the socket. */
export class Line {
  isBad = false;
  /** So long is what is said on its way. */
  delay = 0;
  lost = 0;
  private sockets: WebSocketRoute[] = [];

  async attach(page: Page) {
    await page.routeWebSocket(/\/live/, (socket) => {
      if (this.isBad) return void socket.close();
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (this.isBad) ++this.lost;
        else if (this.delay > 0) setTimeout(() => server.send(message), this.delay);
        else server.send(message);
      });
      this.sockets.push(socket);
    });
  }

  async cut() {
    for (const socket of this.sockets.splice(0)) await socket.close();
  }
}

export async function player(browser: Browser, options: BrowserContextOptions = {}): Promise<Player> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await withoutMotion(page);
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const line = new Line();
  await line.attach(page);
  return { page, frames, line };
}

/** Ann hosts a race of two, Ben takes the open seat by the link, the race starts. */
export async function twoOnTheGrid(browser: Browser, bens: BrowserContextOptions = {}) {
  const ann = await player(browser);
  const ben = await player(browser, bens);
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

interface Wanted {
  seconds: number;
  missed: 'keep' | 'default' | 'bot';
}

async function post(page: Page, path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await page.request.post(`/api${path}`, { data: body });
  return (await answer.json()) as Record<string, unknown>;
}

/** Ann and Ben on the grid with a clock that no host can choose on the page. */
export async function twoAgainstTheClock(browser: Browser, { seconds, missed }: Wanted) {
  const ann = await player(browser);
  const ben = await player(browser);
  for (const [who, name] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
  ] as const) {
    await who.page.goto('/');
    await post(who.page, '/guests', { name });
  }
  const { race, invite } = (await post(ann.page, '/races', {
    rules: 'speed-circuit',
    circuit: 'monza',
    laps: 1,
    title: 'Against the clock',
    is_public: false,
    seats: [{ kind: 'human', name: 'Ann' }, { kind: 'open' }],
    pace: { seconds, warning: 0, missed, is_reaction: false },
  })) as { race: { id: string }; invite: string };
  await post(ben.page, `/races/${race.id}/seats/1?invite=${invite}`, { name: 'Ben' });
  await ben.page.goto(`/race/${race.id}`);
  await ann.page.goto(`/race/${race.id}`);
  await post(ann.page, `/races/${race.id}/start`, { fill: 'rookie' });
  return { ann, ben, id: race.id };
}
