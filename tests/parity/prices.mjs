// node prices.mjs PARITY_PRICES COACH_WASM: what the decisions of a race cost must be the same natively and in WebAssembly, to the letter.
import { execFileSync } from 'node:child_process';
import { load } from './engine.mjs';

const [program, module] = process.argv.slice(2);
const races = execFileSync(program, { maxBuffer: 1 << 28 }).toString().trim().split('\n').map(JSON.parse);
let answers = 0;
let prices = 0;
const differences = [];
const laps = new Set();

for (const { rules, options, names, board, answers: given, lap } of races) {
  const { put, askJson } = load(module);
  put([rules, options, names, board].join('\0'));
  askJson('begin');
  askJson('judge', 0);
  for (const [seat, decision, native] of given) {
    put(decision);
    const here = askJson('see', seat);
    answers += 1;
    if (here) prices += 1;
    if (JSON.stringify(native) !== JSON.stringify(here))
      differences.push(`${rules}: ${decision}: natively ${JSON.stringify(native)}, in WebAssembly ${JSON.stringify(here)}`);
  }
  if (askJson('lap') !== lap) differences.push(`${rules}: natively against ${lap}, in WebAssembly ${askJson('lap')}`);
  laps.add(`${rules} ${lap}`);
}
for (const difference of differences.slice(0, 20)) console.log(difference);
console.log([...laps].join(', '));
console.log(`${races.length} races, ${answers} answers, ${prices} prices, ${differences.length} differences`);
process.exitCode = races.length > 0 && prices > 0 && differences.length === 0 ? 0 : 1;
