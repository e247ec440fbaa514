// node tools/kept_solo.mjs PROGRAM SITE FOLDER: solo races as this browser keeps them, made by racing on the site in Chromium.
// tests/kept/stores/README.md says when to run it.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const [program, siteFolder, folder] = process.argv.slice(2);

/**
 * Each race by clicking: at least so many answers, or to its end. Hides: the bots have sealed decisions of this kind and I am
 * asked for mine. Shows: nothing is hidden when I am asked.
 */
const wanted = [
  { name: 'speed-circuit-build', game: 'speed-circuit', answers: 0, hides: 'build' },
  { name: 'speed-circuit-plot', game: 'speed-circuit', answers: 6, hides: 'plot' },
  { name: 'speed-circuit-running', game: 'speed-circuit', answers: 9, shows: true },
  { name: 'speed-circuit-wbc-bid', game: 'speed-circuit-wbc', answers: 1, hides: 'bid' },
  { name: 'speed-circuit-wbc-plot', game: 'speed-circuit-wbc', answers: 3, hides: 'plot' },
  { name: 'speed-circuit-wbc-running', game: 'speed-circuit-wbc', answers: 12, shows: true },
  { name: 'motorchamp-running', game: 'motorchamp', answers: 10 },
  { name: 'formula-one-running', game: 'formula-one', answers: 7 },
  { name: 'formula-one-over', game: 'formula-one', answers: Infinity },
  { name: 'grand-prix-basic-running', game: 'grand-prix-basic', answers: 10 },
  { name: 'grand-prix-advanced-running', game: 'grand-prix-advanced', answers: 8 },
];

const data = mkdtempSync(join(tmpdir(), 'chicane-'));
const server = spawn(program, ['serve', '--port', '0', '--data', data, '--site', siteFolder]);
const site = await new Promise((resolve) =>
  server.stdout.on('data', (text) => resolve(/serving at (\S+)/.exec(String(text))[1])),
);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function step(page, name, count) {
  const stepper = page.getByRole('group', { name, exact: true });
  for (let i = 0; i < 20; ++i) {
    const shown = parseInt(await stepper.locator('output').innerText(), 10);
    if (shown === count) return;
    const button = stepper.getByRole('button').nth(shown > count ? 0 : 1);
    if (await button.isDisabled()) return;
    await button.click({ timeout: 1000 }).catch(() => undefined);
  }
}

/** False when the race is over for me. */
async function answer(page) {
  const end = page.getByRole('link', { name: 'See the result' });
  const dock = page.locator('.race-dock');
  const main = dock.locator('button.button-main:not([disabled])');
  const open = dock.locator('[role=radio]:not([aria-disabled=true]):not(.is-barred):not([disabled])');
  await end.or(main).or(open).first().waitFor({ timeout: 30_000 });
  if (await end.isVisible()) return false;
  if (!(await main.first().isVisible())) {
    const free = open.filter({ hasText: /free|safe/ });
    await ((await free.count()) > 0 ? free.last() : open.first()).click();
  }
  await main.first().click();
  return true;
}

/** The one race of this browser, once I am asked and all of it is kept. */
async function saved(page) {
  await page.waitForTimeout(700);
  const races = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('chicane');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('races').objectStore('races').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
  return races[0];
}

/** The kind of decision that is sealed now, if any is. */
function hidden({ record, entries }) {
  const isSealed = /^seal /.test(record.trimEnd().split('\n').at(-1));
  return isSealed ? entries.at(-1).decision.split(' ')[0] : '';
}

async function make({ name, game, answers, hides, shows }) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site);
  await page.locator(`input[name="game"][value="${game}"]`).check();
  await step(page, 'Laps', 1);
  await step(page, 'Rivals', 2);
  await page.getByRole('button', { name: 'Race now' }).click();
  await page.waitForURL(/\/race\/solo-/);
  for (let i = 0; ; ++i) {
    await page.locator('.race-dock').waitFor();
    const now = i >= answers && (hides || shows) ? hidden(await saved(page)) : '';
    const isThere = i >= answers && (!hides || now === hides) && (!shows || now === '');
    if (isThere || !(await answer(page))) break;
  }
  const race = await saved(page);
  if (race.isOver !== (answers === Infinity)) throw new Error(`${name} is over or not against our wish`);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(race, null, 1)}\n`);
  console.log(
    `${name}: ${race.entries.length} entries, turn ${race.turn}, ${hidden(race) || 'nothing'} hidden, ${race.marks.length} to take back`,
  );
  await context.close();
}

try {
  mkdirSync(folder, { recursive: true });
  for (const one of wanted) await make(one);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true });
}
