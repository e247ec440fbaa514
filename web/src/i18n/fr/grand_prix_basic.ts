import type { grand_prix_basic as english } from '../en/grand_prix_basic';
import type { WordsOf } from '../words';

export const grand_prix_basic: WordsOf<typeof english> = {
  event_took_place:
    '{who} part {grid, selectordinal, one {#re} other {#e}}, case {at}{sides, plural, =0 {} other {, tirée avec {thrown} sur un d#}}.',
  event_move_began: 'Le coup {move} commence.',
  event_missed_go: '{goes, plural, =0 {{who} passe son tour.} other {{who} passe son tour et le suivant.}}',
  event_threw: '{who} lance {dice, plural, one {{thrown}} other {{thrown} = {total}}}.',
  event_stayed:
    '{who} {dice, plural, =0 {ne trouve} other {lance {thrown} pour {most, plural, one {# case} other {# cases}}, ne trouve}} pas de place et reste.',
  event_moved:
    '{who} {dice, plural, =0 {avance} other {lance {thrown} pour {most} et avance}} de {cells, plural, one {# case} other {# cases}} jusqu’à {at}.',
  event_overtook:
    '{who} lance {thrown}, doit faire plus que {bar} ({others, plural, one {# voiture} other {# voitures}}{value, plural, =0 {} other {, valeur #}}), et dépasse dans la case {cell}.',
  event_lost_overtaking:
    '{who} lance {thrown}, doit faire plus que {bar} ({others, plural, one {# voiture} other {# voitures}}{value, plural, =0 {} other {, valeur #}}), et ne dépasse pas dans la case {cell}.',
  event_had_luck: '{who} lance {thrown}, pair : elle a de la chance et passe dans la case {cell}.',
  event_risked:
    '{who} lance {thrown} contre le {value} de la case {cell} : {safe, select, yes {sans danger} other {lancer d’accident}}.',
  event_escaped: '{who} lance {thrown}, pair : rien ne se passe, elle continue par la case {cell}.',
  event_left_road:
    '{who} lance {thrown}, impair : {luck, select, yes {pas de chance, } other {}}hors de la piste à la case {at}, {goes, plural, one {# tour perdu} other {# tours perdus}}.',
  event_completed_lap:
    '{told, select, yes {{laps, plural, one {{who} commence le dernier tour.} other {{who} a encore # tours.}}} other {}}',
  event_finished: '{who} franchit la ligne : arrivée.',
  event_race_ended: 'La course est finie.',
};
