import type { speed_circuit_wbc as english } from '../en/speed_circuit_wbc';
import type { WordsOf } from '../words';
import { both } from './family/events';

export const speed_circuit_wbc: WordsOf<typeof english> = {
  ...both,
  event_build_revealed:
    '{who} {me, select, yes {avez} other {a}} préparé {levels} : {build}, {wear}U, {ones}+{threes} jetons.',
  event_bid_revealed:
    '{who} {me, select, yes {misez} other {mise}} {wear}U et {chips, plural, one {# jeton} other {# jetons}}.',
  event_plot_revealed:
    '{who} {said, select, missing {{me, select, yes {n’avez} other {n’a}} rien noté : ce sera {speed}} corrected {{me, select, yes {avez} other {a}} noté {card}, impossible : ce sera {speed}} other {{me, select, yes {notez} other {note}} {speed}}}.',
  event_threw:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, qui compte {total}}}{chips, plural, =0 {} other { (jetons −#)}}{modifier, plural, =0 {} other { ({test, select, pass {chaîne +{modifier}} other {épave {modifier}}})}} pour {test, select, start {le départ} acceleration {l’accélération} brakes {les freins} chance {le virage} pass {le passage} wreck {l’épave} other {la pointe}}.',
  event_start_held:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} pour le départ, sûr jusqu’à {safe}, calé dès {bad} : le départ forcé à {speed} tient.',
  event_misshifted:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} pour le départ, sûr jusqu’à {safe}, calé dès {bad} : passage de vitesse raté, {speed} cette manche.',
  event_stalled:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} pour le départ, sûr jusqu’à {safe}, calé dès {bad} : calé{out, select, yes {} other {, désormais accélération {accel}}}.',
  event_engine_held:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} pour {test, select, acceleration {l’accélération} other {la pointe}}, sûr jusqu’à {safe} : le moteur tient à {speed}.',
  event_engine_damaged:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} pour {test, select, acceleration {l’accélération} other {la pointe}}, sûr jusqu’à {safe} : moteur endommagé, désormais accélération {accel} et pointe {top}, {speed} cette manche.',
  event_engine_failed:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} pour {test, select, acceleration {l’accélération} other {la pointe}}, sûr jusqu’à {safe} : le moteur endommagé lâche, encore {speed} cette manche, puis abandon.',
  event_emergency_braked:
    '{who} {me, select, yes {écrasez} other {écrase}} les freins : {speed} à partir d’ici.',
  event_brakes_held:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} pour les freins, sûr jusqu’à {safe} : ils tiennent.',
  event_brakes_damaged:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} pour les freins, sûr jusqu’à {safe} : freins endommagés, désormais décélération {decel}{wear, plural, =0 {} other {, #U perdus}}.',
  event_brakes_failed:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} pour les freins, sûr jusqu’à {safe} : les freins endommagés cassent en {at}, abandon.',
  event_slipped:
    '{who} {me, select, yes {prenez} other {prend}} {other_me, select, yes {votre aspiration} other {l’aspiration de {other}}}, {spaces, plural, one {# case} other {# cases}}.',
  event_corner_paid:
    '{who} {line, select, yes {{me, select, yes {quittez} other {quitte}} la trajectoire à {corner}, {over} de trop} other {{me, select, yes {prenez} other {prend}} {corner} {over} de trop}}{wear, plural, =0 {} other { : #U payés, reste {left}}}{unpaid, select, yes {{wear, plural, =0 {, sans usure à payer} other {, pas assez}}} other {}}{die, select, yes {{wear, plural, =0 {, aux dés} other {, et les dés}}} other {}}.',
  event_chance_safe:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} à {corner}, sûr jusqu’à {safe}, accident dès {bad} : {unpaid, select, yes {ça passerait, mais l’usure n’est pas payée} other {ça passe}}.',
  event_chance_spin:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} à {corner}, sûr jusqu’à {safe}, accident dès {bad} : tête-à-queue.',
  event_chance_crash:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, qui compte {total} (jetons −#),}} à {corner}, sûr jusqu’à {safe}, accident dès {bad} : dans le mur.',
  event_passed:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, qui compte {total}}}{chips, plural, =0 {} other { (jetons −#)}}{modifier, plural, =0 {} other { (chaîne +#)}} pour passer devant {other}, sûr jusqu’à {safe}, contact dès {bad} : le passage est forcé.',
  event_pass_failed:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, qui compte {total}}}{chips, plural, =0 {} other { (jetons −#)}}{modifier, plural, =0 {} other { (chaîne +#)}} pour passer devant {other}, sûr jusqu’à {safe}, contact dès {bad} : ça ne passe pas, chute à {speed}.',
  event_contact:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, qui compte {total}}}{chips, plural, =0 {} other { (jetons −#)}}{modifier, plural, =0 {} other { (chaîne +#)}} pour passer devant {other}, sûr jusqu’à {safe}, contact dès {bad} : contact, {wear}U perdus, chute à {speed}.',
  event_passee_hit: '{who} y {me, select, yes {laissez} other {laisse}} {wear}U.',
  event_placed: '{who} {me, select, yes {vous glissez} other {se glisse}} en {at}.',
  event_went_off:
    '{who} {dice, plural, =0 {} other {{me, select, yes {lancez} other {lance}} {faces} pour le côté, intérieur jusqu’à {inside}, et }}{me, select, yes {sortez} other {sort}} de piste en {at}, encore {speed}.',
  event_spun_out:
    '{who} {cause, select, line {{me, select, yes {quittez} other {quitte}} la trajectoire, {me, select, yes {partez} other {part}} en tête-à-queue} braking {{me, select, yes {avez} other {a}} trop freiné, {me, select, yes {partez} other {part}} en tête-à-queue} brake_damage {{me, select, yes {n’avez} other {n’a}} plus d’usure pour {me, select, yes {vos} other {ses}} freins endommagés, {me, select, yes {partez} other {part}} en tête-à-queue} contact {{me, select, yes {partez} other {part}} en tête-à-queue après le contact} wreck {{me, select, yes {partez} other {part}} en tête-à-queue à l’épave} other {{me, select, yes {partez} other {part}} en tête-à-queue}} et {me, select, yes {vous arrêtez} other {s’arrête}} en {at}.',
  event_crashed:
    '{who} {me, select, yes {avez} other {a}} un accident en {at} ; l’épave y reste cette manche.',
  event_crashed_off:
    '{who} {over, plural, =0 {{me, select, yes {quittez} other {quitte}} le circuit en {at}} other {{me, select, yes {prenez} other {prend}} {corner} # de trop et {me, select, yes {quittez} other {quitte}} le circuit en {at}}}.',
  event_wreck_safe:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, qui compte {total}}}{chips, plural, =0 {} other { (jetons −#)}}{modifier, plural, =0 {} other { (épave {modifier})}} pour l’épave en {wreck}, sûr jusqu’à {safe}, accident dès {bad} : ça passe entre les débris.',
  event_wreck_spin:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, qui compte {total}}}{chips, plural, =0 {} other { (jetons −#)}}{modifier, plural, =0 {} other { (épave {modifier})}} pour l’épave en {wreck}, sûr jusqu’à {safe}, accident dès {bad} : {spun, select, yes {encore un } other {}}tête-à-queue.',
  event_wreck_crash:
    '{who} {me, select, yes {lancez} other {lance}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, qui compte {total}}}{chips, plural, =0 {} other { (jetons −#)}}{modifier, plural, =0 {} other { (épave {modifier})}} pour l’épave en {wreck}, sûr jusqu’à {safe}, accident dès {bad} : dans l’épave.',
  event_engine_out:
    '{who} {stall, select, yes {{me, select, yes {abandonnez} other {abandonne}} en {at}, le moteur était déjà endommagé} other {{me, select, yes {quittez} other {quitte}} la piste en {at}, moteur cassé}}.',
  event_off_fee_paid:
    '{who} {me, select, yes {êtes} other {est}} hors piste : {wear}U et {chips, plural, one {# jeton} other {# jetons}} en moins.',
  event_stuck: '{who} {me, select, yes {êtes} other {est}} bloqué hors piste en {at} : abandon.',
  event_finished:
    '{who} {me, select, yes {finissez} other {finit}} {place, plural, one {#er} other {#e}}{late, select, yes {, en tête-à-queue ou hors piste} other {}}.',
};
