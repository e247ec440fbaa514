// What is written on a board and said of its spaces.
export const board = {
  you: 'Vous',
  start_finish: 'Départ, arrivée',
  pits: 'stands',
  box: 'stand',
  flat_out: 'à fond',
  turns_flat_out: '{turns}, à fond',
  turns_range: '{first} à {last}',
  space_limit: '{place}, limite {label}',
  space_safety_speed: '{place}, vitesse de sécurité {label}',
  space_factor: '{place}, facteur {label}',
};
