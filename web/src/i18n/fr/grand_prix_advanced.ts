import type { grand_prix_advanced as english } from '../en/grand_prix_advanced';
import type { WordsOf } from '../words';

export const grand_prix_advanced: WordsOf<typeof english> = {
  event_lap_timed:
    '{who} boucle son tour en {moves, plural, one {# coup} other {# coups}}, {cells, plural, one {# case} other {# cases}} après la ligne.',
  event_took_place:
    '{who} part {grid, selectordinal, one {#re} other {#e}}, case {at}{sides, plural, =0 {} other {, tirée avec {thrown} sur un d#}}.',
  event_move_began: 'Le coup {move} commence.',
  event_repaired:
    '{who} répare {damage, select, S {la suspension} G {les pneus} C {la boîte} F {les freins} T {le châssis} other {le moteur}}.',
  event_left_box: '{who} quitte les stands.',
  event_shifted:
    '{who} {dice, plural, =0 {passe} other {lance {thrown}, moins de 6, et passe}} en {gear, plural, =1 {première} =2 {deuxième} =3 {troisième} =4 {quatrième} other {cinquième}}.',
  event_missed_double:
    '{who} lance {thrown} et rate le double rétrogradage en {gear, plural, =1 {première} =2 {deuxième} =3 {troisième} =4 {quatrième} other {cinquième}} : au point mort, dé de risque +1.',
  event_missed_shift:
    '{who} lance {thrown} et ne peut pas passer en {gear, plural, =1 {première} =2 {deuxième} =3 {troisième} =4 {quatrième} other {cinquième}} : boîte bloquée, dé de risque +1.',
  event_start_called:
    '{who} lance {thrown} au départ : {most, plural, one {# case} other {# cases}} au plus.',
  event_pushed: '{who} lance {thrown}, doit faire plus que {cells}, et pousse de {cells}.',
  event_overrevved: '{who} lance {thrown}, doit faire plus que {cells}, et emballe le moteur.',
  event_bears:
    '{who} lance {thrown}{handicap, plural, =0 {} other { + # = {die}}} pour le risque en {gear, plural, =1 {première} =2 {deuxième} =3 {troisième} =4 {quatrième} other {cinquième}} : {factor, plural, =0 {elle ne supporte aucun facteur} other {elle supporte le facteur #}}.',
  event_checked:
    '{who} dépasse son facteur {factor} dans la case {at} et lance {thrown} : {result, select, nothing {indemne} fault {un coup de plus aux essais} spin {tête-à-queue} other {dégât}}.',
  event_spun:
    '{who} part en tête-à-queue à la case {at} et lance {thrown}, moins de 5 : elle pourra repartir.',
  event_destroyed:
    '{who} part en tête-à-queue à la case {cell} et lance {thrown} : à partir de 5, la voiture est détruite.',
  event_damaged:
    '{who} {dice, plural, =0 {abîme} other {lance {thrown} et abîme}} {damage, select, S {la suspension} G {les pneus} C {la boîte} F {les freins} T {le châssis} other {le moteur}} dans la case {at}.',
  event_eliminated:
    '{who} abandonne dans la case {cell} : {cause, select, same {deux fois le même dégât} other {un cinquième dégât}}.',
  event_escaped: '{other} a un accident dans la case {at} : {who} lance {thrown}, pair, et s’en tire.',
  event_involved:
    '{other} a un accident dans la case {at} : {who} lance {thrown}, impair, et est prise dedans.',
  event_fault_counted: '{who} perd {moves, plural, one {# coup} other {# coups}} aux essais.',
  event_stayed:
    '{who} {dice, plural, =0 {reste} other {lance {thrown} pour {most, plural, one {# case} other {# cases}}, ne trouve pas de place et reste}} sur place.',
  event_moved:
    '{who} {dice, plural, =0 {avance} other {lance {thrown} pour {most} et avance}} de {cells, plural, one {# case} other {# cases}} jusqu’à {at}.',
  event_entered_box: '{who} s’arrête aux stands.',
  event_completed_lap:
    '{told, select, yes {{laps, plural, one {{who} commence le dernier tour.} other {{who} a encore # tours.}}} other {}}',
  event_finished: '{who} franchit la ligne et va jusqu’à la case {cell} : arrivée.',
  event_race_ended:
    '{cause, select, still {Personne ne bouge plus : la course est finie.} nobody {Il ne reste aucune voiture : la course est finie.} other {La course est finie.}}',
};
