import type { grand_prix_advanced as english } from '../en/grand_prix_advanced';
import type { WordsOf } from '../words';

export const grand_prix_advanced: WordsOf<typeof english> = {
  event_lap_timed:
    '{who} fährt die Runde in {moves, plural, one {# Zug} other {# Zügen}}, {cells, plural, one {# Feld} other {# Felder}} über die Linie.',
  event_took_place:
    '{who} startet als {grid, plural, other {#.}} in Feld {at}{sides, plural, =0 {} other {, gezogen mit {thrown} auf einem W#}}.',
  event_move_began: 'Zug {move} beginnt.',
  event_repaired:
    '{who} repariert {damage, select, S {die Aufhängung} G {die Reifen} C {das Getriebe} F {die Bremsen} T {das Chassis} other {den Motor}}.',
  event_left_box: '{who} verlässt die Box.',
  event_shifted:
    '{who} {dice, plural, =0 {schaltet} other {würfelt {thrown}, weniger als 6, und schaltet}} in den {gear, plural, =1 {ersten} =2 {zweiten} =3 {dritten} =4 {vierten} other {fünften}} Gang.',
  event_missed_double:
    '{who} würfelt {thrown} und verschaltet sich, zwei runter in den {gear, plural, =1 {ersten} =2 {zweiten} =3 {dritten} =4 {vierten} other {fünften}} Gang: kein Gang drin, Risikowürfel +1.',
  event_missed_shift:
    '{who} würfelt {thrown} und bekommt den {gear, plural, =1 {ersten} =2 {zweiten} =3 {dritten} =4 {vierten} other {fünften}} Gang nicht hinein: das Getriebe klemmt, Risikowürfel +1.',
  event_start_called:
    '{who} würfelt {thrown} beim Start: höchstens {most, plural, one {# Feld} other {# Felder}}.',
  event_pushed: '{who} würfelt {thrown}, braucht mehr als {cells}, und dreht um {cells} hoch.',
  event_overrevved: '{who} würfelt {thrown}, braucht mehr als {cells}, und überdreht den Motor.',
  event_bears:
    '{who} würfelt {thrown}{handicap, plural, =0 {} other { + # = {die}}} für das Risiko im {gear, plural, =1 {ersten} =2 {zweiten} =3 {dritten} =4 {vierten} other {fünften}} Gang: verträgt {factor, plural, =0 {keinen Faktor} other {Faktor #}}.',
  event_checked:
    '{who} liegt in Feld {at} über dem Faktor {factor} und würfelt {thrown}: {result, select, nothing {unbeschädigt} fault {ein Zug mehr im Training} spin {ein Dreher} other {ein Schaden}}.',
  event_spun: '{who} dreht sich neben Feld {at} und würfelt {thrown}, weniger als 5: es geht weiter.',
  event_destroyed: '{who} dreht sich neben Feld {cell} und würfelt {thrown}: ab 5 ist das Auto zerstört.',
  event_damaged:
    '{who} {dice, plural, =0 {beschädigt} other {würfelt {thrown} und beschädigt}} in Feld {at} {damage, select, S {die Aufhängung} G {die Reifen} C {das Getriebe} F {die Bremsen} T {das Chassis} other {den Motor}}.',
  event_eliminated:
    '{who} scheidet in Feld {cell} aus: {cause, select, same {zweimal derselbe Schaden} other {ein fünfter Schaden}}.',
  event_escaped: '{other} hat in Feld {at} einen Unfall: {who} würfelt {thrown}, gerade, und kommt davon.',
  event_involved:
    '{other} hat in Feld {at} einen Unfall: {who} würfelt {thrown}, ungerade, und wird hineingezogen.',
  event_fault_counted: '{who} verliert im Training {moves, plural, one {# Zug} other {# Züge}}.',
  event_stayed:
    '{who} {dice, plural, =0 {bleibt} other {würfelt {thrown} für {most, plural, one {# Feld} other {# Felder}}, findet keinen Platz und bleibt}} stehen.',
  event_moved:
    '{who} {dice, plural, =0 {fährt} other {würfelt {thrown} für {most} und fährt}} {cells, plural, one {# Feld} other {# Felder}} bis {at}.',
  event_entered_box: '{who} hält in der Box.',
  event_completed_lap:
    '{told, select, yes {{laps, plural, one {{who} beginnt die letzte Runde.} other {{who} hat noch # Runden.}}} other {}}',
  event_finished: '{who} fährt über die Linie bis Feld {cell}: im Ziel.',
  event_race_ended:
    '{cause, select, still {Niemand fährt mehr: das Rennen ist vorbei.} nobody {Kein Auto ist mehr im Rennen: das Rennen ist vorbei.} other {Das Rennen ist vorbei.}}',
};
