// What happened in a race of Formula One as a message of the catalogues: the plain line of an event, taken apart.
import type { Happening } from '../../engine/types';
import { unknown, type Cast, type Told } from '../cast';

// The words after the kind, in order; those in capitals stand there as they are.
const shapes: Record<string, string> = {
  threw_for_cars: 'SEAT seat first second',
  got_car: 'car SEAT seat',
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

function valuesOf(shape: string, words: string[], cast: Cast): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [i, name] of shape.split(' ').entries()) {
    const word = words[i] ?? '';
    if (name === '' || name === name.toUpperCase()) continue;
    if (name === 'seat') values.who = cast.seats[Number(word) - 1] ?? word;
    else if (name === 'who' || name === 'other') values[name] = cast.cars[word] ?? word;
    else values[name] = name === 'corner' ? (cast.corners[word] ?? word) : word;
  }
  return values;
}

export function tell(happening: Pick<Happening, 'line'>, cast: Cast = unknown): Told | null {
  const [kind = '', ...words] = happening.line.split(' ');
  const shape = shapes[kind];
  if (shape === undefined || silent.includes(kind)) return null;
  const values = valuesOf(shape, words, cast);
  if (kind === 'completed_lap' && values.laps === '0') return null;
  const isCarburettor = kind === 'played_card' && values.card === 'CA';
  return { key: isCarburettor ? 'event_played_carburettor' : `event_${kind}`, with: values };
}
