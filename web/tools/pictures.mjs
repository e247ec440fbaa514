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

/** Sentences for one who is asked for the first time would stand in every picture. */
function answered() {
  const phases = ['build', 'bid', 'plot', 'drive', 'move', 'speed', 'grid_choice', 'throw_choice', 'play'];
  const games = ['speed_circuit', 'speed_circuit_wbc', 'formula_one', 'motorchamp'];
  const advanced = ['gear', 'push', 'plan'].map((phase) => `first_grand_prix_advanced_${phase}`);
  const basic = ['dice', 'goal'].map((phase) => `first_grand_prix_basic_${phase}`);
  const all = games.flatMap((game) => phases.map((phase) => `first_${game}_${phase}`));
  localStorage.setItem('answered', JSON.stringify([...all, ...advanced, ...basic]));
}

async function open(width, height, colorScheme, scale = width < 500 ? 2 : 1) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    deviceScaleFactor: scale,
  });
  await page.addInitScript(answered);
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

async function race(page, game, circuit, answers) {
  await page.goto(`${site}/?rules=${game}&circuit=${circuit}`);
  await page.locator(`input[name=circuit][value="${circuit}"]:checked`).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Race now' }).click();
  for (let i = 0; i < answers; ++i) {
    await choose(page);
    await asked(page).click();
  }
  await choose(page);
}

/** A turn with something to weigh: ends of several prices, in a speed that is about to be sealed. */
async function untilTempting(page) {
  const isTempting = () => {
    const lit = [...document.querySelectorAll('.board .lit')];
    const tones = new Set(lit.map((space) => space.getAttribute('class')));
    return lit.length >= 5 && tones.size >= 2 && document.querySelector('.speed-keys') !== null;
  };
  for (let i = 0; i < 30 && !(await page.evaluate(isTempting)); ++i) {
    await asked(page).click();
    await choose(page);
    await page.waitForTimeout(200);
  }
}

async function home(page, game, circuit) {
  await race(page, game, circuit, 0);
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

async function shootRace(name, game, circuit, answers, colorScheme = 'light', [width, height] = [1440, 900]) {
  const page = await open(width, height, colorScheme);
  await race(page, game, circuit, answers);
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
  const first = await open(1440, 900, 'light', 2);
  await race(first, 'speed-circuit', 'suzuka', 5);
  await untilTempting(first);
  await shoot('speed-circuit', first);
  await shootRace('speed-circuit-wbc', 'speed-circuit-wbc', 'silverstone', 10, 'dark');
  await shootRace('formula-one', 'formula-one', 'interlagos', 9, 'dark');
  await shootRace('motorchamp', 'motorchamp', 'spa-francorchamps', 14);
  await shootRace('grand-prix-basic', 'grand-prix-basic', 'monza', 8);
  await shootRace('grand-prix-advanced', 'grand-prix-advanced', 'zandvoort', 13, 'dark');
  await shootRace('phone', 'speed-circuit', 'monza', 7, 'light', [390, 844]);
  const gallery = await open(1440, 900, 'dark');
  await gallery.goto(`${site}/circuits`);
  await gallery.locator('.gallery-card').first().waitFor();
  await shoot('circuits', gallery);
  const result = await open(1440, 1100, 'dark');
  await home(result, 'speed-circuit', 'monza');
  await shoot('result', result);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
