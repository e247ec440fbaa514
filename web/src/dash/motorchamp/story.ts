// What happened in a race of MotorChamp as a message of the catalogues: the plain line of an event, taken apart. Cars stay numbers: who
// shows it says whose they are.
import type { Happening } from '../../engine/types';
import type { Told } from '../told';

// The words after the kind, in order.
const shapes: Record<string, string> = {
  chose_for_grid: 'who',
  threw_for_grid: 'who total',
  took_slot: 'who slot place',
  began_practice: 'who',
  practice_time: 'who time',
  practice_out: 'who',
  practice_wasted: 'who',
  threw_off: 'who total',
  round_began: 'round',
  threw: 'who throw total',
  too_many_dice: 'who throw',
  objected: 'car who',
  moved: 'who place rows',
  stayed: 'who',
  took_tow: 'who place',
  went_to_side: 'who place',
  went_out: 'who place',
  was_passed: 'who other passes',
  returned: 'who place',
  entered_pit_lane: 'who place',
  entered_pit: 'who place',
  service_failed: 'who',
  service_made: 'who',
  completed_lap: 'who lap',
  got_handicap: 'who',
  finished: 'who laps',
  flag_raised: 'who',
  race_ended: '',
};

export const kinds = Object.keys(shapes);

/** Of which nothing needs to be told: throws and moves are seen. */
export const silent: readonly string[] = [
  'chose_for_grid',
  'began_practice',
  'round_began',
  'threw',
  'moved',
  'stayed',
];

type Line = Pick<Happening, 'line'> & Partial<Pick<Happening, 'story'>>;

export function tell({ line, story = '' }: Line): Told | null {
  const [kind = '', ...words] = line.split(' ');
  const shape = shapes[kind];
  if (shape === undefined || silent.includes(kind)) return null;
  const values: Record<string, string> = {};
  for (const [i, name] of shape.split(' ').entries()) {
    if (name !== '') values[name] = words[i] ?? '';
  }
  // A player objects, not a car: the engine's sentence begins with the name.
  if (kind === 'objected') values.who = story.split(' ')[0] || (values.who ?? '');
  // A side place is named for the square it lies beside.
  if (kind === 'went_to_side') values.place = (values.place ?? '').replace('X', '');
  const isSecond = kind === 'was_passed' && values.passes !== '1';
  return { key: isSecond ? 'event_was_passed_twice' : `event_${kind}`, with: values };
}
