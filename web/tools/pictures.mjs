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

/** Forty bots, and so many rounds of their tournament; the page of it stays open. */
async function tournament(page, rounds) {
  await page.evaluate(() => localStorage.setItem('name', 'Ann'));
  await page.goto(`${site}/leagues`);
  await page.getByRole('button', { name: 'Make the tournament' }).click();
  const next = page.getByText(/ is next, |The league is over/);
  await next.waitFor({ timeout: 60_000 });
  for (let drawn = 1; drawn < rounds; ++drawn) {
    await page.getByRole('button', { name: 'Draw the races' }).click();
    await next.waitFor({ state: 'hidden' });
    await next.waitFor({ timeout: 60_000 });
  }
}

/** A desk with a round that is about to be drawn. */
async function desk(page) {
  await page.goto(`${site}/leagues/new`);
  await page.locator('input[name=plan][value=tiers]').check();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Make the league' }).click();
  await page.getByRole('link', { name: 'Referee’s desk' }).click();
  for (const name of ['Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jana']) {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name, exact: true }).waitFor();
  }
  for (const name of ['Cleo', 'Dora', 'Finn', 'Gus', 'Hana'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByText('5 of 8 there').waitFor();
}

const pictures = {
  home: async () => shoot('home', await open(1440, 900, 'light')),
  'speed-circuit': async () => {
    const page = await open(1440, 900, 'light', 2);
    await race(page, 'speed-circuit', 'suzuka', 5);
    await untilTempting(page);
    await shoot('speed-circuit', page);
  },
  'speed-circuit-wbc': () => shootRace('speed-circuit-wbc', 'speed-circuit-wbc', 'silverstone', 10, 'dark'),
  'formula-one': () => shootRace('formula-one', 'formula-one', 'interlagos', 9, 'dark'),
  motorchamp: () => shootRace('motorchamp', 'motorchamp', 'spa-francorchamps', 14),
  'grand-prix-basic': () => shootRace('grand-prix-basic', 'grand-prix-basic', 'monza', 8),
  'grand-prix-advanced': () =>
    shootRace('grand-prix-advanced', 'grand-prix-advanced', 'zandvoort', 13, 'dark'),
  phone: () => shootRace('phone', 'speed-circuit', 'monza', 7, 'light', [390, 844]),
  circuits: async () => {
    const page = await open(1440, 900, 'dark');
    await page.goto(`${site}/circuits`);
    await page.locator('.gallery-card').first().waitFor();
    await shoot('circuits', page);
  },
  result: async () => {
    const page = await open(1440, 1100, 'dark');
    await home(page, 'speed-circuit', 'monza');
    await shoot('result', page);
  },
  league: async () => {
    const page = await open(1440, 1000, 'light');
    await tournament(page, 2);
    await shoot('league', page);
  },
  referee: async () => {
    const page = await open(1440, 900, 'light');
    await desk(page);
    await shoot('referee', page);
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in pictures));
if (unknown.length > 0) {
  console.error(`pictures: ${unknown.join(', ')}: there are ${Object.keys(pictures).join(', ')}`);
  process.exitCode = 2;
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
  for (const [name, take] of Object.entries(pictures))
    if (unknown.length === 0 && (wanted.length === 0 || wanted.includes(name))) await take();
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
