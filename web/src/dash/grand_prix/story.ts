// What happened in a race of Grand Prix: a line of the engine as a key of the catalogue and what it is filled with.
import type { Happening } from '../../engine/types';
import { said } from '../../i18n';
import type { Told } from '../told';

/** What stands after the kind in a line, by name. Where both levels tell the same, the key has no level. */
const shared: Record<string, string[]> = {
  took_place: ['car', 'cell', 'place'],
  move_began: ['move'],
  moved: ['car', 'cell', 'cells'],
  completed_lap: ['car', 'laps'],
  race_ended: [],
};

const basic: Record<string, string[]> = {
  missed_go: ['car', 'goes'],
  threw: ['car', 'total'],
  stayed: ['car'],
  overtook: ['car', 'cell', 'face'],
  lost_overtaking: ['car', 'cell', 'face'],
  had_luck: ['car', 'cell', 'face'],
  risked: ['car', 'cell', 'face'],
  escaped: ['car', 'cell', 'face'],
  left_road: ['car', 'cell', 'goes'],
  finished: ['car'],
};

const advanced: Record<string, string[]> = {
  lap_timed: ['car', 'cells', 'moves'],
  repaired: ['car', 'damage'],
  left_box: ['car', 'cell'],
  shifted: ['car', 'gear'],
  missed_double: ['car', 'gear'],
  missed_shift: ['car', 'gear'],
  start_called: ['car', 'most'],
  pushed: ['car', 'cells'],
  overrevved: ['car', 'cells'],
  bears: ['car', 'count', 'factor'],
  checked: ['car', 'cell', 'face'],
  spun: ['car', 'cell', 'face'],
  destroyed: ['car', 'cell', 'face'],
  damaged: ['car', 'cell', 'damage'],
  eliminated: ['car', 'cell'],
  escaped: ['car', 'cell', 'face'],
  involved: ['car', 'cell', 'face'],
  fault_counted: ['car', 'moves'],
  stayed: ['car'],
  entered_box: ['car'],
  finished: ['car', 'cell'],
};

/** Seen on the board or in the next line; told one by one they would drown the rest. */
const quiet = new Set(['move_began', 'shifted', 'start_called', 'bears', 'threw']);

/** Worth telling only sometimes: the engine, which knows the race, has a sentence then. */
const sometimes = new Set(['risked', 'checked', 'completed_lap']);

/** Null for a line of no kind that is known. */
export function messageOf(line: string, isBasic: boolean): Told | null {
  const [kind = '', ...words] = line.split(' ');
  const names = shared[kind] ?? (isBasic ? basic : advanced)[kind];
  if (!names) return null;
  const values: Record<string, string> = {};
  for (const [i, name] of names.entries()) values[name] = words[i] ?? '';
  if (values.damage) values.what = said('grand_prix', `damage_${values.damage}`);
  if (values.gear) values.gear = said('grand_prix', `gear_${values.gear}`);
  const level = shared[kind] ? '' : isBasic ? 'basic_' : 'advanced_';
  return { key: `${level}event_${kind}`, with: values };
}

export function tell(happening: Happening & { story?: string }): Told | null {
  const kind = happening.line.split(' ')[0] ?? '';
  if (quiet.has(kind) || (sometimes.has(kind) && !happening.story)) return null;
  return messageOf(happening.line, happening.clause.startsWith('GPB'));
}
