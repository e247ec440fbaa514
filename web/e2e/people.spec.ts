// People at one table and their accounts: what they say, when they pause, who is late, who they are.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { answer, watchProblems } from './kit';
import { phone } from './phone';
import { player, twoAgainstTheClock, twoOnTheGrid } from './table';

const darkPhone = { ...phone, colorScheme: 'dark' as const };

async function say(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Say something' });
  await field.fill(text);
  await field.press('Enter');
}

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .analyze();
  return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

test('what one says the other reads, on a phone too, and nothing in it does anything', async ({
  browser,
}) => {
  const { ann, ben } = await twoOnTheGrid(browser, darkPhone);
  const problems = [...watchProblems(ann.page), ...watchProblems(ben.page)];
  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  await say(ann.page, 'Good luck.');
  await say(
    ann.page,
    '<img src=x onerror="document.title=1"> https://elsewhere.example/join/x \u202Etfel ot',
  );
  await ben.page.getByRole('button', { name: 'Chat, 2 new lines' }).click();
  await expect(ben.page.locator('.chat-text').last()).toContainText('<img src=x');
  await expect(ben.page.locator('.chat-text img, .chat-text a')).toHaveCount(0);
  expect(await violations(ben.page)).toEqual([]);

  // Too long for the server: said before it is sent, and nothing is lost.
  await say(ben.page, 'ü'.repeat(300));
  await expect(ben.page.getByRole('alert')).toContainText('Too long');
  await say(ben.page, 'You too.');
  await expect(ann.page.locator('.chat-text').last()).toHaveText('You too.');

  // He is asked meanwhile: the way back to the dashboard says so.
  await ben.page.getByRole('button', { name: 'To your move' }).click();
  await expect(ben.page.locator('.race-dock [role=radio]').first()).toBeVisible();

  await ann.page.getByText('Mute somebody').click();
  await ann.page.getByRole('button', { name: 'Mute Ben', exact: true }).click();
  await expect(ann.page.locator('.chat-text', { hasText: 'You too.' })).toHaveCount(0);
  expect(await violations(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Hear Ben again' }).click();
  await expect(ann.page.locator('.chat-text').last()).toHaveText('You too.');
  expect(problems).toEqual([]);
});

test('a line that is typed while the one before is on its way stays', async ({ browser }) => {
  const { ann, ben } = await twoOnTheGrid(browser);
  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  const field = ann.page.getByRole('textbox', { name: 'Say something' });
  ann.line.delay = 1500;
  await say(ann.page, 'Good luck.');
  await field.fill('And mind the kerb.');
  await ben.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(ben.page.locator('.chat-text').last()).toHaveText('Good luck.');
  await expect(ann.page.locator('.chat-text').last()).toHaveText('Good luck.');
  await expect(field).toHaveValue('And mind the kerb.');
  await field.press('Enter');
  await expect(ben.page.locator('.chat-text').last()).toHaveText('And mind the kerb.');
});

test('a pause begins when both want it and ends when one goes on', async ({ browser }) => {
  const { ann, ben } = await twoOnTheGrid(browser);
  await answer(ann.page);
  await ann.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await expect(ann.page.getByText('It begins when Ben agrees.')).toBeVisible();
  await expect(ben.page.getByText('Ann asks for a pause.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(ann.page.getByRole('heading', { name: 'The race is paused' })).toBeVisible();
  await expect(ben.page.locator('.race-dock [role=radio]')).toHaveCount(0);
  await ben.page.getByRole('button', { name: 'Go on' }).click();
  await expect(ben.page.locator('.race-dock [role=radio]').first()).toBeVisible();
  await ann.page.getByRole('button', { name: 'Take it back' }).click();
  await expect(ben.page.getByText('Ann asks for a pause.')).toHaveCount(0);
});

test('who is late is told what was done and by which setting', async ({ browser }) => {
  const { ann, ben } = await twoAgainstTheClock(browser, { seconds: 15, missed: 'default' });
  await answer(ann.page);
  const bar = ben.page.getByRole('status').filter({ hasText: 'Time was over.' });
  await expect(bar).toContainText('the first lawful decision', { timeout: 30_000 });
  await expect(bar).toContainText('built');
  // Ann was in time: nothing was done for her.
  await expect(ann.page.getByText('Time was over.')).toHaveCount(0);
});

test('a bot drives for those who are away, by the clock, until they take the wheel', async ({ browser }) => {
  const { ann, id } = await twoAgainstTheClock(browser, { seconds: 3, missed: 'bot' });
  await expect(ann.page.getByRole('heading', { name: 'A bot is at your wheel' })).toBeVisible({
    timeout: 15_000,
  });
  // Nobody is there, and the race still waits for somebody to be back.
  const answered = (await (await ann.page.request.get(`/api/races/${id}`)).json()) as {
    race: { state: string };
  };
  expect(answered.race.state).toBe('running');
  await ann.page.getByRole('button', { name: 'Take the wheel' }).click();
  await expect(ann.page.locator('.race-dock [role=radio]').first()).toBeVisible({ timeout: 15_000 });
});

test('one who leaves for good watches a bot drive on', async ({ browser }) => {
  const { ann, ben } = await twoOnTheGrid(browser);
  await ben.page.getByRole('button', { name: 'Settings' }).click();
  await ben.page.getByRole('button', { name: 'Leave the race' }).click();
  await ben.page.getByRole('button', { name: 'Leave, a bot drives on' }).click();
  await answer(ann.page);
  await expect(ann.page.locator('.race-order')).toContainText('Ben');
  await expect(ann.page.locator('.race-dock [role=radio]').first()).toBeVisible();
});

test('a server that does not answer is said, with a code to copy', async ({ browser }) => {
  const { ann } = await twoOnTheGrid(browser);
  const address = ann.page.url();
  await ann.page.route(/\/api\//, (route) => route.abort());
  await ann.page.goto(address);
  await expect(ann.page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  await expect(ann.page.getByText(/^away/)).toBeVisible();
  await ann.page.unrouteAll();
  await ann.page.getByRole('button', { name: 'Try again' }).click();
  await expect(ann.page.locator('.race-dock [role=radio]').first()).toBeVisible();
});

test('an account is made, found on another device, and deleted', async ({ browser }) => {
  const name = `Zoe${Date.now() % 1_000_000}`;
  const phrase = 'four wet laps of spa';
  const { page: first } = await player(browser);
  const { page: second } = await player(browser, darkPhone);
  const form = (page: Page, title: string) => page.getByRole('form', { name: title });

  await first.goto('/account');
  await form(first, 'Race as a guest').getByLabel('Your name').fill(name);
  await form(first, 'Race as a guest').getByRole('button').click();
  await expect(first.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(await violations(first)).toEqual([]);
  await expect(form(first, 'Make an account').getByLabel('Your name')).toHaveValue(name);
  await form(first, 'Make an account').getByLabel('Pass phrase').fill(phrase);
  await form(first, 'Make an account').getByRole('button').click();
  await expect(first.getByRole('button', { name: 'Log out' })).toBeVisible();

  // This server sends no mail: the refusal names the field, and what was typed stays.
  const settings = form(first, 'Settings');
  await settings.getByRole('checkbox').check();
  await settings.getByRole('button').click();
  await expect(settings.getByRole('alert')).toContainText('Write where');
  await settings.getByLabel('E-mail').fill('zoe@example.org');
  await settings.getByRole('button').click();
  await expect(settings.getByRole('alert')).toContainText('sends no mail');
  await expect(settings.getByLabel('E-mail')).toHaveValue('zoe@example.org');
  await settings.getByLabel('E-mail').fill('');
  await settings.getByRole('checkbox').uncheck();
  await settings.getByRole('button').click();
  await expect(settings.getByRole('status')).toHaveText('Saved.');
  const download = first.waitForEvent('download');
  await first.getByRole('button', { name: 'Save my data' }).click();
  expect((await download).suggestedFilename()).toBe('chicane.json');

  await second.goto('/account');
  const logIn = form(second, 'You have an account');
  await logIn.getByLabel('Your name').fill(name);
  await logIn.getByLabel('Pass phrase').fill('quite another phrase');
  await logIn.getByRole('button').click();
  await expect(logIn.getByRole('alert')).toContainText('do not match');
  await logIn.getByLabel('Pass phrase').fill(phrase);
  await logIn.getByRole('button').click();
  await expect(second.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(await violations(second)).toEqual([]);

  await first.getByRole('button', { name: 'Log out' }).click();
  await expect(form(first, 'Race as a guest')).toBeVisible();
  await second.getByRole('button', { name: 'Delete my account' }).click();
  await second.getByRole('button', { name: 'Delete for good' }).click();
  await expect(form(second, 'Race as a guest')).toBeVisible();
  await form(first, 'You have an account').getByLabel('Your name').fill(name);
  await form(first, 'You have an account').getByLabel('Pass phrase').fill(phrase);
  await form(first, 'You have an account').getByRole('button').click();
  await expect(form(first, 'You have an account').getByRole('alert')).toContainText('do not match');
});
