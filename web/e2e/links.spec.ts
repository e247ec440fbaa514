// Links to a moment of a race: whoever has one sees that moment, in a browser that has never been here.
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { answer, driveHome, raceNow, violations, watchProblems, withoutMotion } from './kit';
import { player } from './table';

const clipboard = ['clipboard-read', 'clipboard-write'];
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const copyButton = (page: Page) => page.getByRole('button', { name: /^Copy link/ });

/** What a link shows to somebody else. */
async function openedElsewhere(browser: Browser, link: string, options: BrowserContextOptions = {}) {
  const page = await (await browser.newContext(options)).newPage();
  await withoutMotion(page);
  await page.goto(link);
  return page;
}

async function expectTurn(page: Page, turn: number) {
  await expect(page.getByRole('heading', { name: /^Replay of/ })).toBeVisible();
  await expect(page.locator('.replay-head')).toContainText(`Turn ${turn}`);
  await expect(page.locator('.replay .board .car, .replay [data-car]').first()).toBeAttached();
}

/** From the end of a race to turn 2 of its replay. */
async function toTurnTwo(page: Page) {
  await page.getByRole('link', { name: 'See the result' }).click();
  await page.getByRole('link', { name: 'Watch replay' }).click();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(page.locator('.replay-head')).toContainText('Turn 2');
}

async function makeLink(page: Page): Promise<string> {
  await copyButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'A link to this race' });
  await expect(dialog).toContainText('Anyone with the link can watch it');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  return copied(page);
}

/** Lawful answers to whatever is asked, now this and now that one, until the race is over. */
async function driveByScript(page: Page, id: string) {
  const at = `/api/races/${id}`;
  const get = async (path: string) =>
    (await (await page.request.get(at + path)).json()) as Record<string, unknown>;
  for (;;) {
    const { race } = (await get('')) as {
      race?: { state: string; seats: { is_awaited: boolean; moves: number }[] };
    };
    // The server lets one address ask so often and no more.
    if (!race) await page.waitForTimeout(100);
    if (!race) continue;
    if (race.state === 'over') return;
    const { is_awaited, moves } = race.seats[0]!;
    if (!is_awaited) continue;
    const { legal = [] } = (await get('/legal')) as { legal?: string[] };
    const decision = legal[(7 * moves) % legal.length];
    await page.request.post(`${at}/decisions`, { data: { decision, move: moves } });
  }
}

test('a link to a turn of a solo race shows it elsewhere, until it is deleted', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(clipboard);
  await withoutMotion(page);
  const problems = watchProblems(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/shared')) sent.push(request.method());
  });
  await raceNow(page, 'speed-circuit', { rivals: 1 });
  await driveHome(page);
  await toTurnTwo(page);
  // Nothing leaves the browser before one has agreed.
  await copyButton(page).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toEqual([]);
  const link = await makeLink(page);
  expect(sent).toEqual(['POST']);

  const other = await openedElsewhere(browser, link);
  const others = watchProblems(other);
  await expectTurn(other, 2);
  // Who drove has no name here, and is not the one who watches.
  await expect(other.locator('.replay-order')).toContainText('Driver');
  await expect(other.locator('.replay-order')).not.toContainText('You');
  // Those who have it pass it on, and see the result.
  await other.getByRole('link', { name: 'See the result' }).click();
  await expect(other.getByRole('heading', { name: 'Dice of the driver’s browser, checked' })).toBeVisible();
  expect(others).toEqual([]);

  // Told once. The same race is not sent again, and the result has a link of its own.
  await page.getByRole('link', { name: 'See the result' }).click();
  await copyButton(page).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(sent).toEqual(['POST', 'GET']);
  const result = await openedElsewhere(browser, await copied(page));
  await expect(result.getByRole('heading', { name: 'Dice of the driver’s browser, checked' })).toBeVisible();

  await page.goto('/');
  const links = page.getByRole('region', { name: 'Links you made' });
  await expect(links).toContainText('whole race');
  expect(await violations(page)).toEqual([]);
  await links.getByRole('button', { name: /^Delete/ }).click();
  await expect(links).toHaveCount(0);
  expect(problems).toEqual([]);
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('This link leads nowhere any more');
});

test('of a solo race that goes on a link shows what is driven; without a server the file is offered', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(clipboard);
  await withoutMotion(page);
  await raceNow(page, 'speed-circuit', { rivals: 1 });
  const id = new URL(page.url()).pathname.split('/')[2]!;
  // A build, then plot and drive: until a turn is driven there is nothing to show.
  await answer(page);
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole('heading', { name: /^Replay of/ })).toBeVisible();
  await expect(copyButton(page)).toHaveCount(0);
  await page.goto(`/race/${id}`);
  for (let i = 0; i < 6; ++i) await answer(page);
  await page.goto(`/replay/${id}`);
  await page.getByRole('slider').press('End');

  // No link, and why; the file instead.
  const failed = page.getByRole('dialog', { name: 'There is no link' });
  const press = async () => {
    const tell = page.getByRole('button', { name: 'Make the link' });
    await copyButton(page).click();
    await expect(tell.or(failed)).toBeVisible();
    if (await tell.isVisible()) await tell.click();
  };
  for (const [how, words] of [
    ['away', 'No server answers'],
    ['a server of files', 'No server answers'],
    ['too_large', '256 kB'],
    ['too_many', 'Wait an hour'],
  ] as const) {
    await page.route('**/api/shared', (route) => {
      if (how === 'away') return route.abort();
      if (how === 'a server of files') return route.fulfill({ status: 405, body: '<h1>405</h1>' });
      return route.fulfill({ status: 413, json: { error: { code: how, what: 'no' } } });
    });
    await press();
    await expect(failed).toContainText(words);
    await expect(failed).toContainText('under Replays');
    await failed.getByRole('button', { name: 'Close' }).click();
    await page.unroute('**/api/shared');
  }
  await context.setOffline(true);
  await press();
  const download = page.waitForEvent('download');
  await failed.getByRole('button', { name: 'Save race file' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.chicane$/);
  await context.setOffline(false);

  let record = '';
  page.on('request', (request) => {
    if (request.method() === 'POST') record = (request.postDataJSON() as { record: string }).record;
  });
  await copyButton(page).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(record.trimEnd().split('\n').at(-1)).toMatch(/^turn \d+ /);
  const other = await openedElsewhere(browser, await copied(page));
  await expect(other.getByRole('heading', { name: /^Replay of/ })).toBeVisible();
  await expect(other.locator('.replay-proved')).toContainText('Dice of the driver’s browser, sealed');
});

test('a link to a turn of a race for those with the link carries a key to watch', async ({ browser }) => {
  const ann = await player(browser, { permissions: clipboard });
  await ann.page.goto('/');
  const post = async (path: string, data: unknown) =>
    (await (await ann.page.request.post(`/api${path}`, { data })).json()) as Record<string, unknown>;
  await post('/guests', { name: 'Ann' });
  const { race, invite } = (await post('/races', {
    rules: 'speed-circuit',
    circuit: 'monza',
    laps: 1,
    title: 'Among friends',
    is_public: false,
    seats: [
      { kind: 'human', name: 'Ann' },
      { kind: 'bot', driver: 'rookie', name: 'Valli' },
    ],
  })) as { race: { id: string }; invite: string };
  await post(`/races/${race.id}/start`, {});
  // There is no replay yet; those with the key watch it live.
  const { watch } = (await (await ann.page.request.get(`/api/races/${race.id}`)).json()) as { watch: string };
  const early = await openedElsewhere(browser, `/replay/${race.id}?turn=1&watch=${watch}`);
  await expect(early.getByRole('alert')).toContainText('This race is still being driven');
  await early.getByRole('link', { name: 'Watch it live' }).click();
  await expect(early.locator('.race-dock')).toBeVisible();
  await expect(early.locator('.race-dock [role=radio]')).toHaveCount(0);

  await driveByScript(ann.page, race.id);
  await ann.page.goto(`/race/${race.id}`);
  await toTurnTwo(ann.page);
  await copyButton(ann.page).click();
  await expect(ann.page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await copied(ann.page);
  expect(link).not.toContain(invite);
  const other = await openedElsewhere(browser, link);
  const problems = watchProblems(other);
  await expectTurn(other, 2);
  await other.getByRole('button', { name: 'Next turn' }).click();
  await other.getByRole('link', { name: 'See the result' }).click();
  await expect(other.getByRole('heading', { name: 'The host’s dice, checked' })).toBeVisible();
  await other.getByRole('link', { name: 'Watch replay' }).click();
  await other.reload();
  await expect(other.getByRole('heading', { name: /^Replay of/ })).toBeVisible();
  expect(problems).toEqual([]);

  // Without the key it says what is so.
  const stranger = await openedElsewhere(browser, `/replay/${race.id}?turn=2`);
  await expect(stranger.getByRole('alert')).toContainText('shows it only to those with its link');
});

test('on a phone the link is made by touch', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, permissions: clipboard });
  const page = await context.newPage();
  await withoutMotion(page);
  await raceNow(page, 'grand-prix-basic', { rivals: 1 });
  for (let i = 0; i < 6; ++i) await answer(page, (control) => control.tap());
  await page.goto(page.url().replace('/race/', '/replay/'));
  await copyButton(page).tap();
  const dialog = page.getByRole('dialog');
  const box = (await dialog.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  expect(box.y + box.height).toBeLessThanOrEqual(844);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the link' }).tap();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const other = await openedElsewhere(browser, await copied(page), phone);
  await expectTurn(other, 1);
});
