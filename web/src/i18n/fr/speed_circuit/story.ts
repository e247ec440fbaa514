import type { WordsOf } from '../../words';
import type { story as english } from '../../en/speed_circuit/story';

export const story: WordsOf<typeof english> = {
  result_running: 'en course',
  result_finished: 'arrivé',
  result_crash: 'accident',
  result_crash_off: 'hors du circuit',
  result_engine: 'moteur',
  result_brakes: 'freins',
  result_stall: 'calé',
  result_kitty: 'bloqué hors piste',
  mark_engine_damaged: 'moteur endommagé',
  mark_brakes_strained: 'freins fatigués',
  mark_brakes_damaged: 'freins endommagés',
  mark_spun: 'tête-à-queue',
  mark_stalled: 'calé',
  mark_off_track: 'hors piste',
};
