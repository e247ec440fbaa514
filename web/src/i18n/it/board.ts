// What is written on a board and said of its spaces.
export const board = {
  you: 'Tu',
  start_finish: 'Partenza, arrivo',
  pits: 'box',
  box: 'box',
  flat_out: 'in pieno',
  turns_flat_out: '{turns}, in pieno',
  turns_range: 'da {first} a {last}',
  space_limit: '{place}, limite {label}',
  space_safety_speed: '{place}, velocità di sicurezza {label}',
  space_factor: '{place}, fattore {label}',
};
