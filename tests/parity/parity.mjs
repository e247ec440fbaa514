// node parity.mjs PARITY_RACES ENGINE_WASM: plays in WebAssembly the races that the program has played natively. The state at the end of
// each must be the same to the bit, and midway of some what a screen shows; those are played call by call, as a page does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { load } from './engine.mjs';

const [program, module] = process.argv.slice(2);
const { put, askJson, free } = load(module);
// As in parity_races.cpp.
const DECISIONS = 100_000;

// The number that dice and bots follow from: Door::play_on has the same.
function chanceOf(race, seed) {
  const high = Number.parseInt(askJson('digest', race).slice(0, 8), 16);
  return (high ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
}

function decideOnce(race, line, pending, made) {
  const chance = chanceOf(race, line.seed * DECISIONS + made);
  if (pending.kind === 'chance') return askJson('roll', race, pending.roll.faces[chance % pending.roll.sides]);
  put(line.driver);
  const decision = askJson('choose', race, pending.seats[0], BigInt(chance));
  put(decision);
  return askJson('decide', race, pending.seats[0]);
}

function playByCalls(race, line) {
  for (let made = 0; ; made += 1) {
    if (made === line.midway) compareScreens(race, line);
    const pending = askJson('pending', race);
    if (pending.kind === 'over') return made - Math.min(made, line.midway);
    const decided = decideOnce(race, line, pending, made);
    if (decided.refusal) throw new Error(`refused: ${decided.refusal.what}`);
  }
}

const differences = [];

function compare(line, what, native, here) {
  if (JSON.stringify(native) === JSON.stringify(here)) return;
  const race = `${line.rules} ${line.board} ${line.driver} seed ${line.seed}`;
  differences.push(`${race}: ${what}: natively ${JSON.stringify(native)}, in WebAssembly ${JSON.stringify(here)}`);
}

function compareScreens(race, line) {
  line.desks.forEach((desk, seat) => compare(line, `desk of seat ${seat}`, desk, askJson('desk', race, seat)));
  compare(line, 'table', line.table, askJson('table', race));
}

function playRace(line, board) {
  put([line.rules, line.options, line.names, board].join('\0'));
  const race = askJson('new_race');
  let decisions;
  if (line.midway) {
    decisions = playByCalls(race, line);
  } else {
    put(line.driver);
    decisions = askJson('play_on', race, line.seed * DECISIONS, DECISIONS);
  }
  compare(line, 'digest', line.digest, askJson('digest', race));
  compare(line, 'turns', line.turns, askJson('turn', race));
  compare(line, 'decisions', line.decisions, decisions);
  free(race);
  return decisions;
}

const boards = new Map();
let races = 0;
let decisions = 0;
// Both play at the same time.
const native = spawn(program, { stdio: ['ignore', 'pipe', 'inherit'] });
const ended = once(native, 'close');
for await (const text of createInterface({ input: native.stdout })) {
  const line = JSON.parse(text);
  if (line.text) {
    boards.set(line.board, line.text);
  } else {
    decisions += playRace(line, boards.get(line.board));
    races += 1;
  }
}
const [status] = await ended;
for (const difference of differences.slice(0, 20)) console.log(difference);
console.log(`${races} races, ${decisions} decisions, ${differences.length} differences`);
process.exitCode = status === 0 && races > 0 && differences.length === 0 ? 0 : 1;
