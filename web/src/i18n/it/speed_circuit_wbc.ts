import type { speed_circuit_wbc as english } from '../en/speed_circuit_wbc';
import type { WordsOf } from '../words';
import { both } from './family/events';

export const speed_circuit_wbc: WordsOf<typeof english> = {
  ...both,
  event_build_revealed:
    '{who} {me, select, yes {hai} other {ha}} preparato {levels}: {build}, {wear}U, {ones}+{threes} gettoni.',
  event_bid_revealed:
    '{who} {me, select, yes {offri} other {offre}} {wear}U e {chips, plural, one {# gettone} other {# gettoni}}.',
  event_plot_revealed:
    '{who} {said, select, missing {non {me, select, yes {hai} other {ha}} scelto nulla: vale {speed}} corrected {{me, select, yes {hai} other {ha}} scelto {card}, che non è possibile: vale {speed}} other {{me, select, yes {scegli} other {sceglie}} {speed}}}.',
  event_threw:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, che vale {total}}}{chips, plural, =0 {} other { (gettoni −#)}}{modifier, plural, =0 {} other { ({test, select, pass {catena +{modifier}} other {relitto {modifier}}})}} per {test, select, start {la partenza} acceleration {l’accelerazione} brakes {i freni} chance {la curva} pass {il sorpasso} wreck {il relitto} other {la punta}}.',
  event_start_held:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} per la partenza, in salvo fino a {safe}, motore spento da {bad}: la partenza forzata a {speed} riesce.',
  event_misshifted:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} per la partenza, in salvo fino a {safe}, motore spento da {bad}: cambiata sbagliata, {speed} in questo turno.',
  event_stalled:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} per la partenza, in salvo fino a {safe}, motore spento da {bad}: motore spento{out, select, yes {} other {, da ora accelerazione {accel}}}.',
  event_engine_held:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} per {test, select, acceleration {l’accelerazione} other {la punta}}, in salvo fino a {safe}: il motore tiene a {speed}.',
  event_engine_damaged:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} per {test, select, acceleration {l’accelerazione} other {la punta}}, in salvo fino a {safe}: motore danneggiato, da ora accelerazione {accel} e punta {top}, {speed} in questo turno.',
  event_engine_failed:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} per {test, select, acceleration {l’accelerazione} other {la punta}}, in salvo fino a {safe}: il motore danneggiato cede, ancora {speed} in questo turno, poi fuori.',
  event_emergency_braked: '{who} {me, select, yes {pesti} other {pesta}} sui freni: {speed} da qui.',
  event_brakes_held:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} per i freni, in salvo fino a {safe}: tengono.',
  event_brakes_damaged:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} per i freni, in salvo fino a {safe}: freni danneggiati, da ora decelerazione {decel}{wear, plural, =0 {} other {, #U persi}}.',
  event_brakes_failed:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} per i freni, in salvo fino a {safe}: i freni danneggiati si rompono in {at}, fuori.',
  event_slipped:
    '{who} {me, select, yes {prendi} other {prende}} {other_me, select, yes {la tua scia} other {la scia di {other}}}, {spaces, plural, one {# casella} other {# caselle}}.',
  event_corner_paid:
    '{who} {line, select, yes {{me, select, yes {lasci} other {lascia}} la traiettoria a {corner}, {over} di troppo} other {{me, select, yes {prendi} other {prende}} {corner} {over} di troppo}}{wear, plural, =0 {} other {: #U pagati, {left} rimasti}}{unpaid, select, yes {{wear, plural, =0 {, senza usura da pagare} other {, troppo pochi}}} other {}}{die, select, yes {{wear, plural, =0 {, coi dadi} other {, e i dadi}}} other {}}.',
  event_chance_safe:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} a {corner}, in salvo fino a {safe}, incidente da {bad}: {unpaid, select, yes {in salvo, ma l’usura non è pagata} other {in salvo}}.',
  event_chance_spin:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} a {corner}, in salvo fino a {safe}, incidente da {bad}: testacoda.',
  event_chance_crash:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, che vale {total} (gettoni −#),}} a {corner}, in salvo fino a {safe}, incidente da {bad}: a muro.',
  event_passed:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, che vale {total}}}{chips, plural, =0 {} other { (gettoni −#)}}{modifier, plural, =0 {} other { (catena +#)}} per superare {other}, in salvo fino a {safe}, contatto da {bad}: il sorpasso riesce.',
  event_pass_failed:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, che vale {total}}}{chips, plural, =0 {} other { (gettoni −#)}}{modifier, plural, =0 {} other { (catena +#)}} per superare {other}, in salvo fino a {safe}, contatto da {bad}: non passa, giù a {speed}.',
  event_contact:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, che vale {total}}}{chips, plural, =0 {} other { (gettoni −#)}}{modifier, plural, =0 {} other { (catena +#)}} per superare {other}, in salvo fino a {safe}, contatto da {bad}: contatto, {wear}U persi, giù a {speed}.',
  event_passee_hit: '{who} ci {me, select, yes {rimetti} other {rimette}} {wear}U.',
  event_placed: '{who} {me, select, yes {ti infili} other {si infila}} in {at}.',
  event_went_off:
    '{who} {dice, plural, =0 {} other {{me, select, yes {lanci} other {lancia}} {faces} per il lato, interno fino a {inside}, ed }}{me, select, yes {esci} other {esce}} di pista in {at}, ancora {speed}.',
  event_spun_out:
    '{who} {cause, select, line {{me, select, yes {lasci} other {lascia}} la traiettoria, {me, select, yes {vai} other {va}} in testacoda} braking {{me, select, yes {hai} other {ha}} frenato troppo, {me, select, yes {vai} other {va}} in testacoda} brake_damage {non {me, select, yes {hai} other {ha}} più usura per i freni danneggiati, {me, select, yes {vai} other {va}} in testacoda} contact {{me, select, yes {vai} other {va}} in testacoda dopo il contatto} wreck {{me, select, yes {vai} other {va}} in testacoda al relitto} other {{me, select, yes {vai} other {va}} in testacoda}} e {me, select, yes {resti} other {resta}} in {at}.',
  event_crashed:
    '{who} {me, select, yes {hai} other {ha}} un incidente in {at}; il relitto resta lì per questo turno.',
  event_crashed_off:
    '{who} {over, plural, =0 {{me, select, yes {voli} other {vola}} fuori in {at}} other {{me, select, yes {prendi} other {prende}} {corner} # di troppo e {me, select, yes {voli} other {vola}} fuori in {at}}}.',
  event_wreck_safe:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, che vale {total}}}{chips, plural, =0 {} other { (gettoni −#)}}{modifier, plural, =0 {} other { (relitto {modifier})}} per il relitto in {wreck}, in salvo fino a {safe}, incidente da {bad}: in salvo tra i rottami.',
  event_wreck_spin:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, che vale {total}}}{chips, plural, =0 {} other { (gettoni −#)}}{modifier, plural, =0 {} other { (relitto {modifier})}} per il relitto in {wreck}, in salvo fino a {safe}, incidente da {bad}: {spun, select, yes {di nuovo } other {}}testacoda.',
  event_wreck_crash:
    '{who} {me, select, yes {lanci} other {lancia}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, che vale {total}}}{chips, plural, =0 {} other { (gettoni −#)}}{modifier, plural, =0 {} other { (relitto {modifier})}} per il relitto in {wreck}, in salvo fino a {safe}, incidente da {bad}: centrato in pieno.',
  event_engine_out:
    '{who} {stall, select, yes {{me, select, yes {sei} other {è}} fuori in {at}, il motore era già danneggiato} other {{me, select, yes {lasci} other {lascia}} la pista in {at}, motore rotto}}.',
  event_off_fee_paid:
    '{who} {me, select, yes {sei} other {è}} fuori pista: via {wear}U e {chips, plural, one {# gettone} other {# gettoni}}.',
  event_stuck: '{who} {me, select, yes {sei} other {è}} bloccato fuori pista in {at}: fuori.',
  event_finished:
    '{who} {me, select, yes {arrivi} other {arriva}} {place}º{late, select, yes {, in testacoda o fuori pista} other {}}.',
};
