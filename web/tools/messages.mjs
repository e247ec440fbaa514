// node tools/messages.mjs PARITY_MESSAGES: every message of the English catalogue, filled in by the
// site's library and by the program (src/words). The sentences must be the same to the byte.
import { spawnSync } from 'node:child_process';
import { IntlMessageFormat } from 'intl-messageformat';
import { createServer } from 'vite';

const [program] = process.argv.slice(2);
/** Of one message at most; which of them follows from their number alone. */
const sentencesMax = 400;

// Each plural of English, exact branches, thousands and what lies below zero.
const numbers = [0, 1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 1000, 1234567, -1, -2];
const texts = ['Ann', '', 'O’Neil', "{who} isn't '{here}' ''#''", '<b>'];

// What the catalogue could say one day: quoting, and choices in choices.
const others = [
  "the host's dice",
  "the hosts'",
  "the host''s {a}",
  "a'''b",
  "a''''b",
  "'{'a} {a}",
  "'{a} is' {a}",
  "'{it''s}' {a}",
  "'{a} is",
  "'{a''",
  "'''{'a",
  "'<b>' {a}",
  'a } b < 3 > 2 {a}',
  "{n, plural, one {'#' #} other {'{#}' '#'}}",
  "{n, plural, other {a '}' b # '' c}} '#' #",
  '{n, plural, =-1 {exact} =1 {# exact} one {one} other {{m, plural, one {# in} other {#s in}} #}}',
  '{n, plural, other {{a, select, Ann {# {n}} other {{m, selectordinal, few {#rd} other {#th}}}}}}',
  '{n, selectordinal, =2 {second} one {#st} two {#nd} few {#rd} other {#th}}',
  '{n, number} {n, number, ::.0#} {n, number, ::.##} {n, number, ::.00}',
  '{ a } { n , plural , one {#} other{# {a}} } {\nm,\n select, 0 {none} 1{one} other {}}',
];

// Kinds of elements of a parsed message, as the parser numbers them.
const kinds = { value: 1, number: 2, select: 5, plural: 6 };

/** What each value of a message is used for: as a number, and which branches it chooses. */
function uses(elements, found = new Map()) {
  for (const element of elements) {
    if (!Object.values(kinds).includes(element.type)) continue;
    const use = found.get(element.value) ?? { isNumber: false, isShown: false, selectors: [] };
    found.set(element.value, use);
    if (element.type === kinds.value) use.isShown = true;
    if (element.type === kinds.number || element.type === kinds.plural) use.isNumber = true;
    if (element.options) use.selectors.push(...Object.keys(element.options));
    for (const option of Object.values(element.options ?? {})) uses(option.value, found);
  }
  return found;
}

function candidates({ isNumber, isShown, selectors }) {
  const exact = selectors.filter((text) => text.startsWith('=')).map((text) => Number(text.slice(1)));
  if (isNumber) return [...new Set([...numbers, ...exact])];
  const words = isShown ? texts : [''];
  if (selectors.length > 0) return [...selectors, 'unheard_of', ...words];
  return [...texts, 0, 1, 1234, -3];
}

/** All combinations, or as many as may be, evenly spread. */
function* fillings(format) {
  const named = [...uses(format.getAst())].map(([name, use]) => [name, candidates(use)]);
  // Of a message with many values there are more than a number of this language counts.
  const total = named.reduce((product, [, values]) => product * BigInt(values.length), 1n);
  const most = BigInt(sentencesMax);
  // Odd and larger than what it leaves over, so that no value keeps to one other.
  const step = total > most ? (total / most) | 1n : 1n;
  for (let i = 0n; i < total && i < most; i += 1n) {
    let rest = (i * step) % total;
    const filling = {};
    for (const [name, values] of named) {
      filling[name] = values[Number(rest % BigInt(values.length))];
      rest /= BigInt(values.length);
    }
    yield filling;
  }
}

function* questions(text, place) {
  const format = new IntlMessageFormat(text, 'en');
  for (const values of fillings(format)) {
    yield { asked: { ...place, values }, wanted: [text, format.format(values)] };
  }
}

async function catalogue() {
  const vite = await createServer({
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  });
  const areas = await vite.ssrLoadModule('/src/i18n/en/index.ts');
  await vite.close();
  return Object.entries(areas).flatMap(([area, words]) =>
    Object.entries(words).map(([key, text]) => [`${area}.${key}`, text]),
  );
}

const messages = await catalogue();
const asked = [
  ...messages.flatMap(([key, text]) => [...questions(text, { key })]),
  ...others.flatMap((text) => [...questions(text, { text })]),
];
const run = spawnSync(program, {
  input: asked.map((question) => `${JSON.stringify(question.asked)}\n`).join(''),
  encoding: 'utf8',
  maxBuffer: 2 ** 30,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const answers = run.stdout.trimEnd().split('\n');
const differences = asked.flatMap((question, i) => {
  const wanted = JSON.stringify(question.wanted);
  const here = answers[i] && JSON.stringify(JSON.parse(answers[i]));
  return wanted === here
    ? []
    : [`${JSON.stringify(question.asked)}: the site says ${wanted}, the program ${here}`];
});
for (const difference of differences.slice(0, 20)) console.log(difference);
const counts = [`${messages.length} messages`, `${asked.length} sentences`];
console.log([...counts, `${differences.length} differences`].join(', '));
const isGood = run.status === 0 && messages.length > 0 && answers.length === asked.length;
process.exitCode = isGood && differences.length === 0 ? 0 : 1;
