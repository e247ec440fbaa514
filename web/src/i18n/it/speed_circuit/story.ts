import type { WordsOf } from '../../words';
import type { story as english } from '../../en/speed_circuit/story';

export const story: WordsOf<typeof english> = {
  result_running: 'in gara',
  result_finished: 'arrivato',
  result_crash: 'incidente',
  result_crash_off: 'fuori dal circuito',
  result_engine: 'motore',
  result_brakes: 'freni',
  result_stall: 'motore spento',
  result_kitty: 'bloccato fuori pista',
  mark_engine_damaged: 'motore danneggiato',
  mark_brakes_strained: 'freni affaticati',
  mark_brakes_damaged: 'freni danneggiati',
  mark_spun: 'testacoda',
  mark_stalled: 'motore spento',
  mark_off_track: 'fuori pista',
};
