import type { WordsOf } from '../../words';
import type { story as english } from '../../en/speed_circuit/story';

export const story: WordsOf<typeof english> = {
  event_build_revealed: '{who} {me, select, yes {hai} other {ha}} preparato {build}.',
  event_bid_revealed:
    '{who} {me, select, yes {offri} other {offre}} {wear}U e {chips, plural, one {# gettone} other {# gettoni}}.',
  event_grid_thrown: '{who} {me, select, yes {lanci} other {lancia}} {thrown} per la griglia.',
  event_took_grid_place: '{who} {me, select, yes {parti} other {parte}} {place}º da {at}.',
  event_plot_corrected:
    '{who} {me, select, yes {hai} other {ha}} scelto {card}, che non è possibile: vale {speed}.',
  event_plot_missing: '{who} non {me, select, yes {hai} other {ha}} scelto nulla: vale {speed}.',
  event_threw:
    '{who} {me, select, yes {lanci} other {lancia}} {thrown}{shift, plural, =0 {} other {, che vale {total},}} per {test, select, start {la partenza} acceleration {l’accelerazione} top_speed {la velocità di punta} brakes {i freni} chance {la curva} pass {il sorpasso} wreck {il relitto} other {{test}}}{chips, plural, =0 {} other {, gettoni −#}}.',
  event_start_held: '{who} {me, select, yes {parti} other {parte}} a {speed}: la partenza forzata riesce.',
  event_start_held_by:
    '{who} {me, select, yes {hai} other {ha}} forzato la partenza e lanciato {face}: riesce.',
  event_misshifted: '{who} {me, select, yes {sbagli} other {sbaglia}} la cambiata: {speed} in questo turno.',
  event_stalled: '{who} {me, select, yes {spegni} other {spegne}} il motore.',
  event_stalled_by:
    '{who} {me, select, yes {hai} other {ha}} forzato la partenza e lanciato {face}: motore spento, turno perso.',
  event_stalled_out:
    '{who} {me, select, yes {hai} other {ha}} spento il motore due volte di fila {me, select, yes {e sei} other {ed è}} fuori.',
  event_engine_held: '{who}: il motore tiene a {speed}.',
  event_engine_held_by:
    '{who} {me, select, yes {hai} other {ha}} forzato {test, select, acceleration {l’accelerazione} other {la punta}} e lanciato {face}: il motore tiene.',
  event_engine_damaged: '{who}: motore danneggiato, {speed} in questo turno.',
  event_engine_damaged_by:
    '{who} {me, select, yes {hai} other {ha}} forzato {test, select, acceleration {l’accelerazione} other {la punta}} e lanciato {face}: motore danneggiato, {speed} in questo turno.',
  event_engine_burnt_out_by:
    '{who} {me, select, yes {hai} other {ha}} forzato {test, select, acceleration {l’accelerazione} other {la punta}} e lanciato {face}: motore fuso.',
  event_engine_failed: '{who}: il motore cede, ancora {speed} in questo turno, poi fuori.',
  event_engine_out: '{who} {me, select, yes {lasci} other {lascia}} la pista in {at}, motore rotto.',
  event_braked:
    '{who} {me, select, yes {freni} other {frena}} {over} di troppo{wear, plural, =0 {} other {: #U pagati}}{die, select, yes {{wear, plural, =0 {, col dado} other {, e il dado}}} other {}}.',
  event_braking_unpayable:
    '{who} {me, select, yes {freni} other {frena}} {over} di troppo e non {me, select, yes {puoi} other {può}} pagare: tutta l’usura è persa.',
  event_emergency_braked: '{who} {me, select, yes {pesti} other {pesta}} sui freni: {speed} da qui.',
  event_brakes_held: '{who}: i freni tengono.',
  event_brakes_held_by: '{who} {me, select, yes {hai} other {ha}} lanciato {face}: i freni tengono.',
  event_brakes_strained_by:
    '{who} {me, select, yes {hai} other {ha}} lanciato {face}: freni affaticati, da ora l’usura costa doppio.',
  event_brakes_damaged: '{who}: freni danneggiati{wear, plural, =0 {} other {, #U persi}}.',
  event_brakes_failed: '{who}: freni rotti in {at}, fuori.',
  event_withdrew_by: '{who} {me, select, yes {hai} other {ha}} lanciato {face}: freni finiti, ritiro.',
  event_slip_taken:
    '{who} {me, select, yes {hai} other {ha}} preso la scia, {spaces, plural, one {# casella} other {# caselle}}.',
  event_slip_refused: '{who} non {me, select, yes {ottieni} other {ottiene}} la scia.',
  event_slipped:
    '{who} {me, select, yes {hai} other {ha}} preso {other_me, select, yes {la tua scia} other {la scia di {other}}}, {spaces, plural, one {# casella} other {# caselle}}.',
  event_corner_paid:
    '{who} {me, select, yes {hai} other {ha}} preso {corner} {over} di troppo{line, select, yes { fuori traiettoria} other {}}{wear, plural, =0 {} other {: #U pagati}}{die, select, yes {{wear, plural, =0 {, col dado} other {, e il dado}}} other {}}{spin, select, yes {, con testacoda} other {}}.',
  event_corner_unpayable:
    '{who} {me, select, yes {hai} other {ha}} preso {corner} {over} di troppo e non {me, select, yes {puoi} other {può}} pagare.',
  event_chance_safe: '{who} {me, select, yes {esci} other {esce}} indenne da {corner}.',
  event_chance_safe_by: '{who} {me, select, yes {hai} other {ha}} lanciato {face} a {corner}: in salvo.',
  event_chance_spin: '{who} {me, select, yes {perdi} other {perde}} l’auto a {corner}.',
  event_chance_spin_by: '{who} {me, select, yes {hai} other {ha}} lanciato {face} a {corner}: testacoda.',
  event_chance_crash: '{who} {me, select, yes {finisci} other {finisce}} a muro a {corner}.',
  event_chance_crash_by: '{who} {me, select, yes {hai} other {ha}} lanciato {face} a {corner}: incidente.',
  event_passed: '{who} {me, select, yes {hai} other {ha}} superato di forza {other}.',
  event_pass_failed:
    '{who} non {me, select, yes {passi} other {passa}} {other} e {me, select, yes {scendi} other {scende}} a {speed}.',
  event_contact:
    '{who} {me, select, yes {hai} other {ha}} toccato {other}, perso {wear}U e {me, select, yes {scendi} other {scende}} a {speed}.',
  event_passee_hit: '{who} ci {me, select, yes {hai} other {ha}} rimesso {wear}U.',
  event_placed: '{who} {me, select, yes {ti sei} other {si è}} infilato in {at}.',
  event_went_off: '{who} {me, select, yes {sei} other {è}} uscito di pista in {at}, ancora {speed}.',
  event_spun_out:
    '{who} {cause, select, line {{me, select, yes {hai} other {ha}} lasciato la traiettoria {me, select, yes {e sei} other {ed è}} in testacoda} braking {{me, select, yes {hai} other {ha}} frenato troppo {me, select, yes {e sei} other {ed è}} in testacoda} strain {{me, select, yes {sei} other {è}} in testacoda, niente usura per i freni affaticati} brake_damage {{me, select, yes {sei} other {è}} in testacoda, niente usura per i freni danneggiati} contact {{me, select, yes {sei} other {è}} in testacoda dopo il contatto} collision {{me, select, yes {hai} other {ha}} tamponato {me, select, yes {e sei} other {ed è}} in testacoda} wreck {{me, select, yes {sei} other {è}} in testacoda al relitto} other {{me, select, yes {sei} other {è}} in testacoda}} e {me, select, yes {stai} other {sta}} in {at}.',
  event_crashed: '{who} {me, select, yes {hai} other {ha}} avuto un incidente in {at}.',
  event_crashed_off: '{who} {me, select, yes {sei} other {è}} volato fuori in {at}.',
  event_wreck_safe: '{who} {me, select, yes {sei} other {è}} passato tra i rottami in {at}.',
  event_wreck_spin: '{who} non {me, select, yes {hai} other {ha}} evitato i rottami in {at}.',
  event_wreck_crash: '{who} {me, select, yes {hai} other {ha}} centrato il relitto in {at}.',
  event_off_fee_paid:
    '{who} {me, select, yes {sei} other {è}} fuori pista: via {wear}U e {chips, plural, one {# gettone} other {# gettoni}}.',
  event_stuck: '{who} {me, select, yes {sei} other {è}} bloccato fuori pista in {at}: fuori.',
  event_completed_lap: '{who} {me, select, yes {hai} other {ha}} completato il giro {lap}.',
  event_finished:
    '{who} {me, select, yes {arrivi} other {arriva}} {place}º{late, select, yes {, in testacoda o fuori pista} other {}}.',
  event_race_ended: 'La gara è finita.',
  result_running: 'in gara',
  result_finished: 'arrivato',
  result_crash: 'incidente',
  result_crash_off: 'fuori dal circuito',
  result_engine: 'motore',
  result_brakes: 'freni',
  result_stall: 'motore spento',
  result_kitty: 'bloccato fuori pista',
  mark_engine_damaged: 'motore danneggiato',
  mark_brakes_strained: 'freni affaticati',
  mark_brakes_damaged: 'freni danneggiati',
  mark_spun: 'testacoda',
  mark_stalled: 'motore spento',
  mark_off_track: 'fuori pista',
};
