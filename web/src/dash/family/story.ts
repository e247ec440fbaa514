// What happened in a race of either game as a message of the catalogues: the plain line of an event, taken apart.
import type { Happening } from '../../engine/types';
import type { With } from '../../i18n';
import type { Told } from '../told';

type Line = Pick<Happening, 'line' | 'clause'>;

// The words after the kind, in order; those with a question mark only the 1977 game has. `a=b` and the marks below have no place.
const shapes: Record<string, string> = {
  build_revealed: 'who build',
  bid_revealed: 'who bid',
  grid_thrown: 'who thrown',
  took_grid_place: 'who place at',
  plot_revealed: 'who card',
  threw: 'who test thrown',
  start_held: 'who number',
  misshifted: 'who speed',
  stalled: 'who face?',
  stalled_out: 'who',
  engine_held: 'who test face?',
  engine_damaged: 'who test face?',
  engine_burnt_out: 'who test face?',
  engine_failed: 'who test',
  engine_out: 'who at',
  braked: 'who option',
  braking_unpayable: 'who',
  emergency_braked: 'who speed',
  brakes_held: 'who face?',
  brakes_strained: 'who face?',
  brakes_damaged: 'who',
  brakes_failed: 'who at',
  withdrew: 'who face?',
  slip_taken: 'who spaces',
  slip_refused: 'who',
  slipped: 'who other spaces',
  drove: 'who from at speed',
  corner_paid: 'who corner option',
  corner_unpayable: 'who corner',
  chance_safe: 'who corner face?',
  chance_spin: 'who corner face?',
  chance_crash: 'who corner face?',
  passed: 'who other at',
  pass_failed: 'who other speed',
  contact: 'who other speed',
  passee_hit: 'who',
  placed: 'who at',
  went_off: 'who at speed',
  spun_out: 'who at cause',
  crashed: 'who at',
  crashed_off: 'who at',
  wreck_safe: 'who at',
  wreck_spin: 'who at',
  wreck_crash: 'who at',
  off_fee_paid: 'who',
  stuck: 'who at',
  completed_lap: 'who lap',
  finished: 'who place',
  turn_ended: 'turn',
  race_ended: '',
};

export const kinds = Object.keys(shapes);

const marks = ['line', 'late', 'slip'];
const names = new Set([
  'who',
  'other',
  'build',
  'bid',
  'card',
  'at',
  'from',
  'corner',
  'option',
  'test',
  'cause',
]);
const silent = new Set(['drove', 'turn_ended']);

function value(name: string, word: string): string | number {
  return names.has(name) ? word : Number(word);
}

/** The words of a line by name. */
function read(shape: string, words: string[]): With {
  const values: With = {};
  const places = shape.split(' ').map((name) => name.replace('?', ''));
  for (const mark of marks) values[mark] = 'no';
  for (const [i, word] of words.entries()) {
    const equals = word.indexOf('=');
    // The first word is a driver, whatever it looks like.
    if (i > 0 && equals > 0) {
      const name = word.slice(0, equals);
      values[name === 'driven' || name === 'plot' ? 'speed' : name] = Number(word.slice(equals + 1));
    } else if (i > 0 && places.length === 0 && marks.includes(word)) {
      values[word] = 'yes';
    } else {
      const name = places.shift();
      if (name) values[name] = value(name, word);
    }
  }
  return values;
}

/** What an option of a chart asked for besides wear: '1W+C', '2W+T+S'. */
function readOption(values: With) {
  const parts = String(values.option).split('+');
  values.die = parts.includes('T') || parts.includes('C') ? 'yes' : 'no';
  values.spin = parts.includes('S') ? 'yes' : 'no';
}

/** A plot is told only if it could not be as it was given. */
function plotKey(values: With): string | null {
  if (values.speed === undefined) return null;
  if (values.card === 'none') return 'event_plot_missing';
  const isAsSaid = values.card === 'mps' || Number(values.card) === values.speed;
  return isAsSaid ? null : 'event_plot_corrected';
}

function complete(kind: string, clause: string, values: With): string {
  switch (kind) {
    case 'start_held': {
      const isFace = !clause.startsWith('WBC');
      values[isFace ? 'face' : 'speed'] = values.number ?? 0;
      break;
    }
    case 'bid_revealed': {
      const [wear = 0, ones = 0, threes = 0] = String(values.bid).split('/').map(Number);
      values.wear = wear;
      values.chips = ones + threes;
      break;
    }
    case 'threw': {
      values.test = String(values.test).replace('-', '_');
      values.shift = Number(values.modifier) - Number(values.chips);
      values.total = Number(values.thrown) + values.shift;
      break;
    }
    case 'braked':
    case 'corner_paid':
      readOption(values);
      break;
  }
  return `event_${kind}${values.face === undefined ? '' : '_by'}`;
}

/** The message of a happening; null if there is nothing to tell. Corners are ids: who shows it puts their titles in. */
export function tell({ line, clause }: Line): Told | null {
  const [kind = '', ...words] = line.split(' ');
  const shape = shapes[kind];
  if (shape === undefined || silent.has(kind)) return null;
  const values = read(shape, words);
  const key = kind === 'plot_revealed' ? plotKey(values) : complete(kind, clause, values);
  return key === null ? null : { key, with: values };
}
