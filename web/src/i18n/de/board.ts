// What is written on a board and said of its spaces.
export const board = {
  you: 'Du',
  start_finish: 'Start und Ziel',
  pits: 'Boxen',
  box: 'Box',
  flat_out: 'Vollgas',
  turns_flat_out: '{turns}, Vollgas',
  turns_range: '{first} bis {last}',
  space_limit: '{place}, Limit {label}',
  space_safety_speed: '{place}, sicheres Tempo {label}',
  space_factor: '{place}, Faktor {label}',
};
