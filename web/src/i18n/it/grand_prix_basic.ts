import type { grand_prix_basic as english } from '../en/grand_prix_basic';
import type { WordsOf } from '../words';

export const grand_prix_basic: WordsOf<typeof english> = {
  event_took_place:
    '{who} parte {grid, plural, other {#ª}} nella casella {at}{sides, plural, =0 {} other {, estratta con {thrown} su un d#}}.',
  event_move_began: 'Inizia la mossa {move}.',
  event_missed_go:
    '{goes, plural, =0 {{who} salta questo turno.} other {{who} salta questo turno e il prossimo.}}',
  event_threw: '{who} lancia {dice, plural, one {{thrown}} other {{thrown} = {total}}}.',
  event_stayed:
    '{who} {dice, plural, =0 {non trova} other {lancia {thrown} per {most, plural, one {# casella} other {# caselle}}, non trova}} posto e resta ferma.',
  event_moved:
    '{who} {dice, plural, =0 {avanza} other {lancia {thrown} per {most} e avanza}} di {cells, plural, one {# casella} other {# caselle}} fino a {at}.',
  event_overtook:
    '{who} lancia {thrown}, deve superare {bar} ({others, plural, one {# auto} other {# auto}}{value, plural, =0 {} other {, valore #}}), e sorpassa nella casella {cell}.',
  event_lost_overtaking:
    '{who} lancia {thrown}, deve superare {bar} ({others, plural, one {# auto} other {# auto}}{value, plural, =0 {} other {, valore #}}), e non sorpassa nella casella {cell}.',
  event_had_luck: '{who} lancia {thrown}, pari: ha fortuna e passa nella casella {cell}.',
  event_risked:
    '{who} lancia {thrown} contro il {value} della casella {cell}: {safe, select, yes {tutto bene} other {serve un lancio d’incidente}}.',
  event_escaped: '{who} lancia {thrown}, pari: non succede nulla, prosegue per la casella {cell}.',
  event_left_road:
    '{who} lancia {thrown}, dispari: {luck, select, yes {niente fortuna, } other {}}fuori pista alla casella {at}, {goes, plural, one {# turno perso} other {# turni persi}}.',
  event_completed_lap:
    '{told, select, yes {{laps, plural, one {{who} inizia l’ultimo giro.} other {{who} ha ancora # giri.}}} other {}}',
  event_finished: '{who} taglia il traguardo.',
  event_race_ended: 'La corsa è finita.',
};
