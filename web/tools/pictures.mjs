// tools/site-pictures: the pictures of the site in README and docs, taken from the running product.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const port = 18081;
const site = `http://127.0.0.1:${port}`;
const folder = '../docs/pictures';
const data = mkdtempSync(join(tmpdir(), 'chicane-'));
const server = spawn('../build/release/chicane', [
  'serve',
  '--port',
  port,
  '--data',
  data,
  '--site',
  '../build/site',
]);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function open(width, height, colorScheme) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    deviceScaleFactor: width < 500 ? 2 : 1,
  });
  await page.goto(site);
  return page;
}

const asked = (page) => page.locator('.race-dock .button-main:not([disabled])').first();
const choices = (page) =>
  page.locator('.race-dock [role=radio]:not([aria-disabled=true]):not(.is-barred):not([disabled])');

/** Chooses what costs least, the fastest of it, without deciding. */
async function choose(page) {
  await asked(page).or(choices(page).first()).first().waitFor();
  if (await asked(page).isVisible()) return;
  const free = choices(page).filter({ hasText: /free|safe/ });
  await ((await free.count()) > 0 ? free.last() : choices(page).first()).click();
}

async function race(page, game, answers) {
  await page.locator(`input[name=game][value="${game}"]`).check();
  await page.getByRole('button', { name: 'Race now' }).click();
  for (let i = 0; i < answers; ++i) {
    await choose(page);
    await asked(page).click();
  }
  await choose(page);
}

async function home(page, game) {
  await race(page, game, 0);
  const end = page.getByRole('link', { name: 'See the result' });
  for (;;) {
    await end.or(asked(page)).or(choices(page).first()).first().waitFor();
    if (await end.isVisible()) return end.click();
    await choose(page);
    await asked(page).click();
  }
}

async function shoot(name, page) {
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}/site-${name}.png` });
  console.log(`docs/pictures/site-${name}.png`);
  await page.close();
}

async function shootRace(name, game, answers, width = 1440, height = 900, colorScheme = 'light') {
  const page = await open(width, height, colorScheme);
  await race(page, game, answers);
  await shoot(name, page);
}

try {
  for (let i = 0; i < 50; ++i) {
    if (
      await fetch(`${site}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await shoot('home', await open(1440, 900, 'light'));
  await shootRace('speed-circuit', 'speed-circuit', 3);
  await shootRace('speed-circuit-wbc', 'speed-circuit-wbc', 5, 1440, 900, 'dark');
  await shootRace('formula-one', 'formula-one', 3, 1440, 900, 'dark');
  await shootRace('motorchamp', 'motorchamp', 5);
  await shootRace('grand-prix-basic', 'grand-prix-basic', 4);
  await shootRace('grand-prix-advanced', 'grand-prix-advanced', 3, 1440, 900, 'dark');
  await shootRace('phone', 'speed-circuit', 3, 390, 844);
  const result = await open(1440, 1100, 'dark');
  await home(result, 'speed-circuit');
  await shoot('result', result);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
