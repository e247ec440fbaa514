import type { grand_prix_basic as english } from '../en/grand_prix_basic';
import type { WordsOf } from '../words';

export const grand_prix_basic: WordsOf<typeof english> = {
  event_took_place:
    '{who} startet als {grid, plural, other {#.}} in Feld {at}{sides, plural, =0 {} other {, gezogen mit {thrown} auf einem W#}}.',
  event_move_began: 'Zug {move} beginnt.',
  event_missed_go:
    '{goes, plural, =0 {{who} setzt aus.} other {{who} setzt diesmal und das nächste Mal aus.}}',
  event_threw: '{who} würfelt {dice, plural, one {{thrown}} other {{thrown} = {total}}}.',
  event_stayed:
    '{who} {dice, plural, =0 {findet} other {würfelt {thrown} für {most, plural, one {# Feld} other {# Felder}}, findet}} keinen Platz und bleibt stehen.',
  event_moved:
    '{who} {dice, plural, =0 {fährt} other {würfelt {thrown} für {most} und fährt}} {cells, plural, one {# Feld} other {# Felder}} bis {at}.',
  event_overtook:
    '{who} würfelt {thrown}, braucht mehr als {bar} ({others, plural, one {# Auto} other {# Autos}}{value, plural, =0 {} other {, Wert #}}), und überholt in Feld {cell}.',
  event_lost_overtaking:
    '{who} würfelt {thrown}, braucht mehr als {bar} ({others, plural, one {# Auto} other {# Autos}}{value, plural, =0 {} other {, Wert #}}), und kommt in Feld {cell} nicht vorbei.',
  event_had_luck: '{who} würfelt {thrown}, gerade: mit Glück vorbei in Feld {cell}.',
  event_risked:
    '{who} würfelt {thrown} gegen die {value} von Feld {cell}: {safe, select, yes {nichts passiert} other {ein Unfallwurf ist fällig}}.',
  event_escaped: '{who} würfelt {thrown}, gerade: nichts geschieht, weiter durch Feld {cell}.',
  event_left_road:
    '{who} würfelt {thrown}, ungerade: {luck, select, yes {kein Glück, } other {}}neben Feld {at} von der Straße ab, {goes, plural, =1 {einmal} =2 {zweimal} other {#-mal}} aussetzen.',
  event_completed_lap:
    '{told, select, yes {{laps, plural, one {{who} beginnt die letzte Runde.} other {{who} hat noch # Runden.}}} other {}}',
  event_finished: '{who} fährt über die Linie: im Ziel.',
  event_race_ended: 'Das Rennen ist vorbei.',
};
