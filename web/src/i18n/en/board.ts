// What is written on a board and said of its spaces.
export const board = {
  you: 'You',
  start_finish: 'Start, finish',
  pits: 'pits',
  box: 'box',
  flat_out: 'flat out',
  turns_flat_out: '{turns}, flat out',
  turns_range: '{first} to {last}',
  space_limit: '{place}, limit {label}',
  space_safety_speed: '{place}, safety speed {label}',
  space_factor: '{place}, factor {label}',
};
