import type { WordsOf } from '../../words';
import type { story as english } from '../../en/speed_circuit/story';

export const story: WordsOf<typeof english> = {
  result_running: 'im Rennen',
  result_finished: 'im Ziel',
  result_crash: 'Unfall',
  result_crash_off: 'von der Strecke',
  result_engine: 'Motor',
  result_brakes: 'Bremsen',
  result_stall: 'abgewürgt',
  result_kitty: 'neben der Strecke',
  mark_engine_damaged: 'Motor beschädigt',
  mark_brakes_strained: 'Bremsen angegriffen',
  mark_brakes_damaged: 'Bremsen beschädigt',
  mark_spun: 'gedreht',
  mark_stalled: 'abgewürgt',
  mark_off_track: 'neben der Strecke',
};
