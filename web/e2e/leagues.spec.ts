// Leagues over the real server: two people race a season, forty bots a tournament, a referee runs a convention.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { driveHome, step, violations, watchProblems, withoutMotion } from './kit';
import { expectFitsOnPhones, onPhone } from './phone';
import { player } from './table';

/** Ann makes a league of a round or two and is taken to its page. */
async function makeLeague(page: Page, title: string, plan: string, rounds = 1) {
  await page.goto('/leagues');
  await page.getByRole('link', { name: 'Make a league' }).click();
  await page.locator(`input[name="plan"][value="${plan}"]`).check();
  await page.getByLabel('Name of the league').fill(title);
  await page.getByLabel('Your name').fill('Ann');
  const remove = page.getByRole('button', { name: /^Round .*: remove$/ });
  while ((await remove.count()) > rounds) await remove.last().click();
  await step(page, 'Laps', 1);
  await page.getByRole('button', { name: 'Make the league' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** What is next, as the page says it. */
const next = (page: Page) => page.locator('.league-next, .desk-next');

/** Whoever looks at the tables sees so many rows of that one. */
function rows(page: Page, caption: string): Locator {
  return page.getByRole('table', { name: caption }).locator('tbody tr');
}

test('two people and a bot race a season to its end, and the standings say why', async ({ browser }) => {
  test.setTimeout(300_000);
  const ann = await player(browser);
  const ben = await player(browser);
  const problems = [...watchProblems(ann.page), ...watchProblems(ben.page)];
  await makeLeague(ann.page, 'Club evening', 'free');
  await ann.page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(ann.page.getByText('You drive as Ann')).toBeVisible();

  const link = await ann.page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(ben.page.getByText('You drive as Ben')).toBeVisible();

  await ann.page.getByRole('link', { name: 'Referee’s desk' }).click();
  await step(ann.page, 'Bots', 1);
  await ann.page.getByRole('button', { name: 'Add bots' }).click();
  await expect(ann.page.getByRole('heading', { name: '3 drivers' })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Draw the races' }).click();
  await ann.page.getByRole('button', { name: 'Start Race R1' }).click();
  await expect(next(ann.page)).toContainText('Waiting for Ann and Ben');

  await ann.page.getByRole('link', { name: 'Club evening' }).click();
  await Promise.all(
    [ann.page, ben.page].map(async (page) => {
      await page.getByRole('link', { name: 'To the race', exact: true }).click({ timeout: 20_000 });
      await expect(page.getByRole('link', { name: 'Race R1 of Club evening' })).toBeVisible();
    }),
  );
  // What is asked may change under the pointer, when the other's move comes in: then one looks again.
  const press = (control: Locator) => control.click({ timeout: 2000 }).catch(() => undefined);
  await Promise.all([driveHome(ann.page, 400, press), driveHome(ben.page, 400, press)]);

  await ann.page.getByRole('link', { name: 'See the result' }).click();
  await ann.page.getByRole('link', { name: 'Race R1 of Club evening' }).click();
  await expect(next(ann.page)).toContainText('The league is over. First:', { timeout: 20_000 });
  await expect(rows(ann.page, 'Standings')).toHaveCount(3);
  await expect(rows(ann.page, 'Standings').first()).toContainText(/ahead of \w+ by points: \d+ to \d+/);
  await expect(ann.page.getByText('result from the race file')).toBeVisible();
  await expect(ann.page.getByRole('link', { name: 'Replay Race R1' })).toBeVisible();
  await ben.page.goto(link);
  await expect(rows(ben.page, 'Standings')).toHaveCount(3);

  await ben.page.goto('/leagues');
  await expect(ben.page.getByRole('link', { name: /Club evening/ })).toBeVisible();
  const download = ann.page.waitForEvent('download');
  await ann.page.getByRole('link', { name: 'Save the league file' }).click();
  expect((await download).suggestedFilename()).toBe('club-evening.league');
  expect(problems).toEqual([]);
});

test('forty bots race heats, a ranking and a final', async ({ page }) => {
  test.setTimeout(240_000);
  const problems = watchProblems(page);
  await withoutMotion(page);
  await page.goto('/leagues');
  await page.getByRole('button', { name: 'Make the tournament' }).click();
  await expect(page.getByRole('heading', { name: 'Tournament of 40 bots' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Heat H1D' })).toBeVisible();
  for (const round of ['Heats 2, Silverstone', 'Final, Monaco']) {
    await expect(next(page)).toContainText(`${round} is next`, { timeout: 60_000 });
    await page.getByRole('button', { name: 'Draw the races' }).click();
    await expect(next(page)).not.toContainText(`${round} is next`);
  }
  await expect(next(page)).toContainText('The league is over. First:', { timeout: 60_000 });
  await expect(rows(page, 'Ranking of the heats')).toHaveCount(40);
  await expect(page.getByRole('table', { name: 'Ranking of the heats' }).getByText('finalist')).toHaveCount(
    12,
  );
  await expect(rows(page, 'Standings').first()).toContainText('by the final: 1st to 2nd');
  await expect(rows(page, 'Ranking of the heats').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/rules\/speed-circuit-wbc#WBC-F\.2/,
  );
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a referee runs a convention: names, check-in, draw, results by hand, rulings, sheets', async ({
  page,
}) => {
  await withoutMotion(page);
  const problems = watchProblems(page);
  await makeLeague(page, 'Club day', 'formula-one', 2);
  await page.getByRole('link', { name: 'Referee’s desk' }).click();

  // One name after the other without leaving the field; one that is there already is refused beside it.
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  await field.focus();
  for (const name of ['Cleo', 'Dora', 'Emil', 'Finn', 'Gus']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  }
  await page.keyboard.type('Dora');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Dora is entered already');
  await field.fill('');

  for (const name of ['Cleo', 'Dora', 'Emil', 'Finn'])
    await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('.desk-count')).toHaveText('4 of 5 there');
  await page.getByRole('button', { name: 'Draw the races' }).click();
  await expect(page.getByRole('heading', { name: 'Race R1' })).toBeVisible();

  // Sheets for the table: four drivers, not the one who is away.
  await page.getByRole('link', { name: 'Sheets to print' }).click();
  const sheet = page.locator('.sheet').filter({ has: page.getByRole('heading', { name: 'Race R1' }) });
  await expect(sheet.locator('tbody tr')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(10_000);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('.masthead')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  expect(await violations(page), 'sheets').toEqual([]);
  await page.goBack();

  await page.getByRole('button', { name: 'Result by hand' }).click();
  const finish = page.locator('.desk-finish');
  for (const name of ['Emil', 'Cleo', 'Dora'])
    await finish.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await finish.getByRole('button', { name: 'crash Finn' }).click();
  expect(await violations(page), 'desk').toEqual([]);
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(next(page)).toContainText('Round 2, Spa is next, for all 5 drivers');

  // The second race comes as a table of the club: first one with a driver whom nobody knows, then the right one.
  await page.getByRole('button', { name: 'Draw the races' }).click();
  const table = (names: string[]) => ({
    name: 'friday.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`place,driver\n${names.map((name, i) => `${i + 1},${name}`).join('\n')}\n`),
  });
  await expect(page.getByRole('heading', { name: 'Race R2' })).toBeVisible();
  const file = page.locator('input[type=file]');
  await file.setInputFiles(table(['Gus', 'Cleo', 'Emil', 'Dora', 'Otto']));
  await expect(page.getByRole('alert')).toContainText('Otto is not entered');
  await file.setInputFiles(table(['Emil', 'Cleo', 'Gus', 'Dora', 'Finn']));
  await expect(next(page)).toContainText('The league is over. First: Emil.');

  // A ruling, and its taking back: both stay to be read.
  await page.getByRole('combobox', { name: 'Race', exact: true }).selectOption('R2');
  await page.getByRole('combobox', { name: 'Driver', exact: true }).selectOption('Emil');
  await page.getByLabel('Reason, for everybody to read').fill('He moved the car of another.');
  await page.getByRole('button', { name: 'Rule', exact: true }).click();
  await expect(next(page)).toContainText('First: Cleo.');
  await page.getByRole('combobox', { name: 'What is ruled' }).selectOption('revoke');
  await page.getByLabel('Reason, for everybody to read').fill('It was his car after all.');
  await page.getByRole('button', { name: 'Rule', exact: true }).click();
  await expect(next(page)).toContainText('First: Emil.');

  await page.getByRole('link', { name: 'Club day' }).click();
  await expect(page.getByText('result by hand')).toHaveCount(2);
  await expect(page.locator('.ruling s')).toHaveText('Emil excluded from Race R2');
  await expect(page.locator('.ruling').first()).toContainText('He moved the car of another.');
  await expect(page.locator('.ruling').last()).toContainText('Ann');
  await page.getByText(/^History, \d+ entries$/).click();
  await expect(page.locator('.league-history code').filter({ hasText: 'rule revoke 1' })).toBeVisible();
  // The refusal above is an answer of the server, which the browser notes as an error of its own.
  expect(problems.filter((one) => !one.includes('409'))).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages of a league, ${colorScheme}, and nothing is wider than a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await makeLeague(page, `Spring cup ${colorScheme}`, 'tiers');
    const address = page.url();
    await page.goto(`${address}/desk`);
    await step(page, 'Bots', 6);
    await page.getByRole('button', { name: 'Add bots' }).click();
    await expect(page.getByRole('heading', { name: '6 drivers' })).toBeVisible();
    const hand = await onPhone(page, address);
    for (const path of [address, `${address}/desk`, `${address}/print`]) {
      for (const screen of [page, hand]) {
        await screen.goto(path);
        await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(screen), path).toEqual([]);
      }
      await expectFitsOnPhones(hand, path);
    }
  });
}

test('a league that is not there, and a server that is away, are said', async ({ page }) => {
  await page.goto('/leagues/nothing');
  await expect(page.getByRole('heading', { name: /There is no such league/ })).toBeVisible();
  await makeLeague(page, 'Rain', 'free');
  await page.route(/\/api\//, (route) => route.abort());
  await expect(page.getByText('What stands here is old')).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  await expect(page.getByText('What stands here is old')).toBeHidden({ timeout: 15_000 });
});
