// What happened in a race of Formula One as a message of the catalogues: the plain line of an event, taken apart. Lines name cars by
// number; who drives them stands in the engine's own sentence, which begins with the driver. Corners stay ids.
import type { Happening } from '../../engine/types';
import type { Told } from '../told';

// The words after the kind, in order; those in capitals stand there as they are.
const shapes: Record<string, string> = {
  threw_for_cars: 'SEAT who first second',
  got_car: 'car SEAT who',
  cards_dealt: '',
  round_began: 'round',
  missed_move: 'who moves',
  played_superb: 'who',
  set_speed: 'who speed BRAKE brake TYRE tyre',
  drove: 'who squares',
  was_locked: 'who speed',
  was_baulked: 'who BY other speed BRAKE brake TYRE tyre',
  matched: 'who BY other speed',
  spun_at_roadside: 'who BY other',
  played_card: 'who card squares speed',
  used_special: 'who corner',
  was_exempt: 'who corner',
  threw: 'who corner first second penalty',
  spun_off: 'who corner over',
  defect_began: 'who corner card',
  tyres_recovered: 'who',
  completed_lap: 'who laps',
  entered_pit: 'who',
  drew_pit_card: 'who card',
  took_tactic: 'who card',
  finished: 'who',
  race_ended: '',
};

export const kinds = Object.keys(shapes);

/** Of which nothing needs to be told. */
export const silent: readonly string[] = ['round_began', 'drove'];

/** Where the engine's sentence names the other driver; names have no blanks. */
const others: Record<string, RegExp> = {
  was_baulked: / is baulked by (\S+): /,
  matched: / of (\S+)\.$/,
  spun_at_roadside: / behind (\S+) and /,
};

type Line = Pick<Happening, 'line'> & { story?: string };

export function tell({ line, story = '' }: Line): Told | null {
  const [kind = '', ...words] = line.split(' ');
  const shape = shapes[kind];
  if (shape === undefined || silent.includes(kind)) return null;
  const values: Record<string, string> = {};
  for (const [i, name] of shape.split(' ').entries()) {
    if (name !== '' && name !== name.toUpperCase()) values[name] = words[i] ?? '';
  }
  const driver = story.split(' ')[0];
  const other = others[kind]?.exec(story)?.[1];
  if (driver && values.who) values.who = driver;
  if (other) values.other = other;
  if (kind === 'completed_lap' && values.laps === '0') return null;
  const isCarburettor = kind === 'played_card' && values.card === 'CA';
  return { key: isCarburettor ? 'event_played_carburettor' : `event_${kind}`, with: values };
}
