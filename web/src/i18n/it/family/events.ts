import type { WordsOf } from '../../words';
import type { both as bothInEnglish, events as english } from '../../en/family/events';

export const both: WordsOf<typeof bothInEnglish> = {
  event_grid_thrown: '{who} {me, select, yes {lanci} other {lancia}} {faces} per la griglia.',
  event_took_grid_place: '{who} {me, select, yes {parti} other {parte}} {grid}º da {at}.',
  event_drove:
    '{who} {spaces, plural, =0 {{me, select, yes {resti} other {resta}} fermo in {at}} other {{me, select, yes {vai} other {va}}{speed, plural, =0 {} other { a #}} fino a {at}}}.',
  event_braked:
    '{who} {me, select, yes {freni} other {frena}} {over} di troppo{wear, plural, =0 {} other {: #U pagati, {left} rimasti}}{die, select, yes {{wear, plural, =0 {, con la prova dei freni} other {, e la prova dei freni}}} other {}}{spin, select, yes {, con testacoda in arrivo} other {}}.',
  event_completed_lap: '{who} {me, select, yes {completi} other {completa}} il giro {lap}.',
  event_turn_ended: 'Il turno {turn} è finito.',
  event_race_ended: 'La gara è finita.',
};

export const events: WordsOf<typeof english> = {
  event_build_revealed: '{who} {me, select, yes {hai} other {ha}} preparato {build}.',
  event_plot_revealed:
    '{who} {me, select, yes {scegli} other {sceglie}} {speed}{slip, select, yes { con il segno della scia} other {}}.',
  event_start_held:
    '{who} {me, select, yes {forzi} other {forza}} la partenza a {plot} e {me, select, yes {lanci} other {lancia}} {faces}, in salvo fino a {safe}: riesce.',
  event_stalled:
    '{who} {me, select, yes {forzi} other {forza}} la partenza a {plot} e {me, select, yes {lanci} other {lancia}} {faces}, in salvo fino a {safe}: motore spento, turno perso.',
  event_engine_held:
    '{who} {me, select, yes {forzi} other {forza}} {test, select, acceleration {l’accelerazione} other {la punta}} con {plot} e {me, select, yes {lanci} other {lancia}} {faces}, in salvo fino a {safe}: il motore tiene.',
  event_engine_damaged:
    '{who} {me, select, yes {forzi} other {forza}} {test, select, acceleration {l’accelerazione} other {la punta}} con {plot} e {me, select, yes {lanci} other {lancia}} {faces}, in salvo fino a {safe}: motore danneggiato, da ora accelerazione {accel} e punta {top}, {speed} in questo turno.',
  event_engine_burnt_out:
    '{who} {me, select, yes {forzi} other {forza}} {test, select, acceleration {l’accelerazione} other {la punta}} con {plot} e {me, select, yes {lanci} other {lancia}} {faces}, in salvo fino a {safe}: il motore danneggiato è fuso.',
  event_threw_in_vain:
    '{who} {me, select, yes {lanci} other {lancia}} {faces} anche per {test, select, acceleration {l’accelerazione} other {la punta}}, ma il motore è già andato.',
  event_braking_unpayable:
    '{who} {me, select, yes {freni} other {frena}} {over} di troppo e non {me, select, yes {puoi} other {può}} pagare: tutta l’usura è persa.',
  event_brakes_held:
    '{who} {me, select, yes {lanci} other {lancia}} {faces} per i freni, in salvo fino a {safe}: tengono.',
  event_brakes_strained:
    '{who} {me, select, yes {lanci} other {lancia}} {faces} per i freni, in salvo fino a {safe}: freni affaticati, da ora l’usura costa doppio{wear, plural, =0 {} other {, #U pagati, {left} rimasti}}.',
  event_withdrew:
    '{who} {me, select, yes {lanci} other {lancia}} {faces} per i freni, in salvo fino a {safe}: i freni affaticati sono finiti, ritiro.',
  event_slip_taken:
    '{who} {me, select, yes {prendi} other {prende}} la scia, {spaces, plural, one {# casella} other {# caselle}}.',
  event_slip_refused: '{who} non {me, select, yes {ottieni} other {ottiene}} la scia.',
  event_corner_paid:
    '{who} {line, select, yes {{me, select, yes {lasci} other {lascia}} la traiettoria a {corner}, {over} di troppo} other {{me, select, yes {prendi} other {prende}} {corner} {over} di troppo}}{wear, plural, =0 {} other {: #U pagati, {left} rimasti}}{die, select, yes {{wear, plural, =0 {, col dado} other {, e il dado}}} other {}}{spin, select, yes {, con testacoda} other {}}.',
  event_corner_unpayable:
    '{who} {line, select, yes {{me, select, yes {lasci} other {lascia}} la traiettoria a {corner}, {over} di troppo} other {{me, select, yes {prendi} other {prende}} {corner} {over} di troppo}} e non {me, select, yes {puoi} other {può}} pagare.',
  event_chance_safe:
    '{who} {me, select, yes {lanci} other {lancia}} {faces} a {corner}, in salvo fino a {safe}, incidente da {crash}: in salvo.',
  event_chance_spin:
    '{who} {me, select, yes {lanci} other {lancia}} {faces} a {corner}, in salvo fino a {safe}, incidente da {crash}: testacoda.',
  event_chance_crash:
    '{who} {me, select, yes {lanci} other {lancia}} {faces} a {corner}, in salvo fino a {safe}, incidente da {crash}: incidente.',
  event_spun_out:
    '{who} {cause, select, line {{me, select, yes {lasci} other {lascia}} la traiettoria, {me, select, yes {vai} other {va}} in testacoda} braking {{me, select, yes {hai} other {ha}} frenato troppo, {me, select, yes {vai} other {va}} in testacoda} strain {non {me, select, yes {hai} other {ha}} più usura per i freni affaticati, {me, select, yes {vai} other {va}} in testacoda} collision {{me, select, yes {tamponi} other {tampona}} l’auto davanti, {me, select, yes {vai} other {va}} in testacoda} other {{me, select, yes {vai} other {va}} in testacoda}} e {me, select, yes {resti} other {resta}} in {at}.',
  event_crashed:
    '{who} {over, plural, =0 {{me, select, yes {hai} other {ha}} un incidente in {at}} other {{me, select, yes {prendi} other {prende}} {corner} # di troppo e {me, select, yes {hai} other {ha}} un incidente in {at}}}.',
  event_stalled_out:
    '{who} {me, select, yes {hai} other {ha}} spento il motore due volte di fila {me, select, yes {e sei} other {ed è}} fuori.',
  event_finished: '{who} {me, select, yes {arrivi} other {arriva}} {place}º.',
};
