import type { grand_prix_advanced as english } from '../en/grand_prix_advanced';
import type { WordsOf } from '../words';

export const grand_prix_advanced: WordsOf<typeof english> = {
  event_lap_timed:
    '{who} gira in {moves, plural, one {# mossa} other {# mosse}}, {cells, plural, one {# casella} other {# caselle}} oltre la linea.',
  event_took_place:
    '{who} parte {grid, plural, other {#ª}} nella casella {at}{sides, plural, =0 {} other {, estratta con {thrown} su un d#}}.',
  event_move_began: 'Inizia la mossa {move}.',
  event_repaired:
    '{who} ripara {damage, select, S {le sospensioni} G {le gomme} C {il cambio} F {i freni} T {il telaio} other {il motore}}.',
  event_left_box: '{who} esce dai box.',
  event_shifted:
    '{who} {dice, plural, =0 {passa} other {lancia {thrown}, meno di 6, e passa}} in {gear, plural, =1 {prima} =2 {seconda} =3 {terza} =4 {quarta} other {quinta}}.',
  event_missed_double:
    '{who} lancia {thrown} e sbaglia la doppia scalata in {gear, plural, =1 {prima} =2 {seconda} =3 {terza} =4 {quarta} other {quinta}}: fuori marcia, dado del rischio +1.',
  event_missed_shift:
    '{who} lancia {thrown} e non riesce a mettere la {gear, plural, =1 {prima} =2 {seconda} =3 {terza} =4 {quarta} other {quinta}}: cambio bloccato, dado del rischio +1.',
  event_start_called:
    '{who} lancia {thrown} alla partenza: al massimo {most, plural, one {# casella} other {# caselle}}.',
  event_pushed: '{who} lancia {thrown}, deve superare {cells}, e forza la marcia di {cells}.',
  event_overrevved: '{who} lancia {thrown}, deve superare {cells}, e va fuori giri.',
  event_bears:
    '{who} lancia {thrown}{handicap, plural, =0 {} other { + # = {die}}} per il rischio in {gear, plural, =1 {prima} =2 {seconda} =3 {terza} =4 {quarta} other {quinta}}: {factor, plural, =0 {non sopporta alcun fattore} other {sopporta il fattore #}}.',
  event_checked:
    '{who} supera il suo fattore {factor} nella casella {at} e lancia {thrown}: {result, select, nothing {illesa} fault {una mossa in più in prova} spin {testacoda} other {danno}}.',
  event_spun: '{who} fa un testacoda alla casella {at} e lancia {thrown}, meno di 5: potrà ripartire.',
  event_destroyed:
    '{who} fa un testacoda alla casella {cell} e lancia {thrown}: da 5 in su l’auto è distrutta.',
  event_damaged:
    '{who} {dice, plural, =0 {danneggia} other {lancia {thrown} e danneggia}} {damage, select, S {le sospensioni} G {le gomme} C {il cambio} F {i freni} T {il telaio} other {il motore}} nella casella {at}.',
  event_eliminated:
    '{who} è fuori nella casella {cell}: {cause, select, same {due volte lo stesso danno} other {un quinto danno}}.',
  event_escaped: '{other} ha un incidente nella casella {at}: {who} lancia {thrown}, pari, e si salva.',
  event_involved:
    '{other} ha un incidente nella casella {at}: {who} lancia {thrown}, dispari, ed è coinvolta.',
  event_fault_counted: '{who} perde {moves, plural, one {# mossa} other {# mosse}} in prova.',
  event_stayed:
    '{who} {dice, plural, =0 {resta} other {lancia {thrown} per {most, plural, one {# casella} other {# caselle}}, non trova posto e resta}} ferma.',
  event_moved:
    '{who} {dice, plural, =0 {avanza} other {lancia {thrown} per {most} e avanza}} di {cells, plural, one {# casella} other {# caselle}} fino a {at}.',
  event_entered_box: '{who} si ferma ai box.',
  event_completed_lap:
    '{told, select, yes {{laps, plural, one {{who} inizia l’ultimo giro.} other {{who} ha ancora # giri.}}} other {}}',
  event_finished: '{who} taglia il traguardo e arriva alla casella {cell}.',
  event_race_ended:
    '{cause, select, still {Nessuno si muove più: la corsa è finita.} nobody {Non resta nessuna auto: la corsa è finita.} other {La corsa è finita.}}',
};
