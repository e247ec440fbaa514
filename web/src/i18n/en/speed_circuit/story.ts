// Speed Circuit, 1977 and tournament. How a race ended for a car, and what it has suffered.
export const story = {
  result_running: 'running',
  result_finished: 'finished',
  result_crash: 'crash',
  result_crash_off: 'off the course',
  result_engine: 'engine',
  result_brakes: 'brakes',
  result_stall: 'stalled',
  result_kitty: 'stuck beside the track',
  mark_engine_damaged: 'engine damaged',
  mark_brakes_strained: 'brakes strained',
  mark_brakes_damaged: 'brakes damaged',
  mark_spun: 'spun',
  mark_stalled: 'stalled',
  mark_off_track: 'off the track',
};
