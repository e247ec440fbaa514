// node times.mjs ENGINE_WASM: how long a page waits for what a person may do: legal() and desk() of every position of random races,
// read as JSON, in time of the processor, which does not depend on what else it does. Fails where one in a hundred takes longer than a frame of the screen.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { load } from './engine.mjs';

const FRAME_MS = 16;
const RACES = 4;
// What tests/games says of each.
const BOARDS = Object.fromEntries(execFileSync('tools/games', ['times'], { encoding: 'utf8' }).trim().split('\n').map((line) => line.split(' ')));

const { put, ask, askJson, free } = load(process.argv[2]);

function timesOf(race, seed, times) {
  for (let made = 0; ; made += 1) {
    const pending = askJson('pending', race);
    if (pending.kind === 'over') return;
    if (pending.kind === 'seats') {
      const start = process.cpuUsage();
      askJson('legal', race, pending.seats[0]);
      askJson('desk', race, pending.seats[0]);
      times.push(process.cpuUsage(start).user / 1000);
    }
    put('random');
    ask('play_on', race, seed * 100_000 + made, 1);
  }
}

let isGood = true;
for (const { id, fewestLaps } of askJson('rules')) {
  const board = readFileSync(`data/boards/${BOARDS[id]}.board`, 'utf8');
  const times = [];
  for (let seed = 1; seed <= RACES; seed += 1) {
    put([id, `laps=${fewestLaps}`, 'Valli\nOrtega\nBrandt\nMoreau', board].join('\0'));
    const race = askJson('new_race');
    timesOf(race, seed, times);
    free(race);
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(2);
  isGood &&= Number(at(0.99)) < FRAME_MS;
  console.log(`${id}: ${times.length} positions, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, longest ${at(1)} ms`);
}
process.exitCode = isGood ? 0 : 1;
