// Records of solo races as the site writes them, for tests/kept/make_records.py.
//   node tools/solo_records.mjs SITE < orders.json > records.json
// SITE is the folder of a built site: its engine and its boards are used. An order is
//   {name, seed, setup, answers, until}: setup as of newSolo; the person answers by lot, at most
// `answers` times; with `until: {verb: 'plot', times: 3}` until the third time a plot is asked for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer } from 'vite';

const [site] = process.argv.slice(2);
const vite = await createServer({
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
});
const { engineFrom } = await vite.ssrLoadModule('/src/engine/engine.ts');
const { boardsFrom } = await vite.ssrLoadModule('/src/race/boards.ts');
const { newSolo, openSolo } = await vite.ssrLoadModule('/src/race/solo.ts');

const assets = join(site, 'assets');
const wasm = readdirSync(assets).find((name) => /^engine-.*\.wasm$/.test(name));
const engine = await engineFrom(readFileSync(join(assets, wasm)));
const boards = boardsFrom((path) => Promise.resolve(readFileSync(join(site, path), 'utf8')));

/** The same numbers each time, so that the same orders give the same records. */
function lots(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** What the person is asked once all bots have answered; nothing if the race is over. */
function asked(session) {
  return new Promise((resolve) => {
    const look = () => {
      const { desk, phase, seats } = session.state.value;
      if (phase === 'over') resolve(null);
      else if (desk && seats.filter((seat) => seat.isAwaited).length === 1) resolve(desk);
      else setTimeout(look, 1);
    };
    look();
  });
}

async function recordOf({ seed, setup, answers, until }) {
  const next = lots(seed);
  crypto.getRandomValues = (bytes) => bytes.forEach((_, i) => (bytes[i] = next())) ?? bytes;
  const session = await openSolo(await newSolo(setup, boards), { engine, boards });
  let times = 0;
  for (let i = 0; i < answers; ++i) {
    const desk = await asked(session);
    if (!desk) break;
    const lawful = desk.choices.map((choice) => choice.decision).filter(Boolean);
    if (until && lawful[0].startsWith(`${until.verb} `) && ++times === until.times) break;
    await session.decide(lawful[next() % lawful.length]);
  }
  await asked(session);
  const record = await session.record();
  session.close();
  return record;
}

const records = {};
for (const order of JSON.parse(await text(process.stdin))) records[order.name] = await recordOf(order);
process.stdout.write(JSON.stringify(records));
await vite.close();
