import type { WordsOf } from '../../words';
import type { story as english } from '../../en/speed_circuit/story';

export const story: WordsOf<typeof english> = {
  event_build_revealed: '{who} {me, select, yes {avez} other {a}} préparé {build}.',
  event_bid_revealed:
    '{who} {me, select, yes {misez} other {mise}} {wear}U et {chips, plural, one {# jeton} other {# jetons}}.',
  event_grid_thrown: '{who} {me, select, yes {lancez} other {lance}} {thrown} pour la grille.',
  event_took_grid_place:
    '{who} {me, select, yes {partez} other {part}} {place, plural, one {#er} other {#e}} depuis {at}.',
  event_plot_corrected: '{who} {me, select, yes {avez} other {a}} noté {card}, impossible : ce sera {speed}.',
  event_plot_missing: '{who} {me, select, yes {n’avez} other {n’a}} rien noté : ce sera {speed}.',
  event_threw:
    '{who} {me, select, yes {lancez} other {lance}} {thrown}{shift, plural, =0 {} other {, qui compte {total},}} pour {test, select, start {le départ} acceleration {l’accélération} top_speed {la pointe} brakes {les freins} chance {le virage} pass {le passage} wreck {l’épave} other {{test}}}{chips, plural, =0 {} other {, jetons −#}}.',
  event_start_held: '{who} {me, select, yes {partez} other {part}} à {speed} : le départ forcé tient.',
  event_start_held_by: '{who} {me, select, yes {avez} other {a}} forcé le départ et lancé {face} : ça tient.',
  event_misshifted:
    '{who} {me, select, yes {ratez} other {rate}} le passage de vitesse : {speed} cette manche.',
  event_stalled: '{who} {me, select, yes {calez} other {cale}}.',
  event_stalled_by:
    '{who} {me, select, yes {avez} other {a}} forcé le départ et lancé {face} : calé, manche perdue.',
  event_stalled_out: '{who} {me, select, yes {avez} other {a}} calé deux fois de suite : abandon.',
  event_engine_held: '{who} : le moteur tient à {speed}.',
  event_engine_held_by:
    '{who} {me, select, yes {avez} other {a}} poussé {test, select, acceleration {l’accélération} other {la pointe}} et lancé {face} : le moteur tient.',
  event_engine_damaged: '{who} : moteur endommagé, {speed} cette manche.',
  event_engine_damaged_by:
    '{who} {me, select, yes {avez} other {a}} poussé {test, select, acceleration {l’accélération} other {la pointe}} et lancé {face} : moteur endommagé, {speed} cette manche.',
  event_engine_burnt_out_by:
    '{who} {me, select, yes {avez} other {a}} poussé {test, select, acceleration {l’accélération} other {la pointe}} et lancé {face} : le moteur casse.',
  event_engine_failed: '{who} : le moteur lâche, encore {speed} cette manche, puis abandon.',
  event_engine_out: '{who} {me, select, yes {quittez} other {quitte}} la piste en {at}, moteur cassé.',
  event_braked:
    '{who} {me, select, yes {freinez} other {freine}} {over} de trop{wear, plural, =0 {} other { : #U payés}}{die, select, yes {{wear, plural, =0 {, au dé} other {, et le dé}}} other {}}.',
  event_braking_unpayable:
    '{who} {me, select, yes {freinez} other {freine}} {over} de trop et ne {me, select, yes {pouvez} other {peut}} payer : toute l’usure est perdue.',
  event_emergency_braked:
    '{who} {me, select, yes {écrasez} other {écrase}} les freins : {speed} à partir d’ici.',
  event_brakes_held: '{who} : les freins tiennent.',
  event_brakes_held_by: '{who} {me, select, yes {avez} other {a}} lancé {face} : les freins tiennent.',
  event_brakes_strained_by:
    '{who} {me, select, yes {avez} other {a}} lancé {face} : freins fatigués, l’usure coûte désormais double.',
  event_brakes_damaged: '{who} : freins endommagés{wear, plural, =0 {} other {, #U perdus}}.',
  event_brakes_failed: '{who} : freins cassés en {at}, abandon.',
  event_withdrew_by: '{who} {me, select, yes {avez} other {a}} lancé {face} : plus de freins, abandon.',
  event_slip_taken:
    '{who} {me, select, yes {avez} other {a}} pris l’aspiration, {spaces, plural, one {# case} other {# cases}}.',
  event_slip_refused: '{who} {me, select, yes {n’avez} other {n’a}} pas d’aspiration.',
  event_slipped:
    '{who} {me, select, yes {avez} other {a}} pris {other_me, select, yes {votre aspiration} other {l’aspiration de {other}}}, {spaces, plural, one {# case} other {# cases}}.',
  event_corner_paid:
    '{who} {me, select, yes {avez} other {a}} pris {corner} {over} de trop{line, select, yes { hors trajectoire} other {}}{wear, plural, =0 {} other { : #U payés}}{die, select, yes {{wear, plural, =0 {, au dé} other {, et le dé}}} other {}}{spin, select, yes {, avec tête-à-queue} other {}}.',
  event_corner_unpayable:
    '{who} {me, select, yes {avez} other {a}} pris {corner} {over} de trop et ne {me, select, yes {pouvez} other {peut}} payer.',
  event_chance_safe: '{who} {me, select, yes {passez} other {passe}} {corner}.',
  event_chance_safe_by: '{who} {me, select, yes {avez} other {a}} lancé {face} à {corner} : ça passe.',
  event_chance_spin: '{who} {me, select, yes {perdez} other {perd}} l’arrière à {corner}.',
  event_chance_spin_by: '{who} {me, select, yes {avez} other {a}} lancé {face} à {corner} : tête-à-queue.',
  event_chance_crash: '{who} {me, select, yes {tapez} other {tape}} le mur à {corner}.',
  event_chance_crash_by: '{who} {me, select, yes {avez} other {a}} lancé {face} à {corner} : accident.',
  event_passed: '{who} {me, select, yes {avez} other {a}} forcé le passage devant {other}.',
  event_pass_failed:
    '{who} ne {me, select, yes {passez} other {passe}} pas devant {other} et {me, select, yes {tombez} other {tombe}} à {speed}.',
  event_contact:
    '{who} {me, select, yes {avez} other {a}} touché {other}, perdu {wear}U et {me, select, yes {tombez} other {tombe}} à {speed}.',
  event_passee_hit: '{who} y {me, select, yes {avez} other {a}} laissé {wear}U.',
  event_placed: '{who} {me, select, yes {vous êtes} other {s’est}} glissé en {at}.',
  event_went_off: '{who} {me, select, yes {êtes} other {est}} sorti de piste en {at}, encore {speed}.',
  event_spun_out:
    '{who} {cause, select, line {{me, select, yes {avez} other {a}} quitté la trajectoire : tête-à-queue} braking {{me, select, yes {avez} other {a}} trop freiné : tête-à-queue} strain {{me, select, yes {n’aviez} other {n’avait}} plus d’usure pour {me, select, yes {vos} other {ses}} freins fatigués : tête-à-queue} brake_damage {{me, select, yes {n’aviez} other {n’avait}} plus d’usure pour {me, select, yes {vos} other {ses}} freins endommagés : tête-à-queue} contact {{me, select, yes {partez} other {part}} en tête-à-queue après le contact} collision {{me, select, yes {avez} other {a}} percuté la voiture devant : tête-à-queue} wreck {{me, select, yes {partez} other {part}} en tête-à-queue à l’épave} other {{me, select, yes {partez} other {part}} en tête-à-queue}}, arrêt en {at}.',
  event_crashed: '{who} {me, select, yes {avez} other {a}} eu un accident en {at}.',
  event_crashed_off: '{who} {me, select, yes {avez} other {a}} quitté le circuit en {at}.',
  event_wreck_safe: '{who} {me, select, yes {êtes} other {est}} passé entre les débris en {at}.',
  event_wreck_spin: '{who} {me, select, yes {n’avez} other {n’a}} pu éviter les débris en {at}.',
  event_wreck_crash: '{who} {me, select, yes {avez} other {a}} percuté l’épave en {at}.',
  event_off_fee_paid:
    '{who} {me, select, yes {êtes} other {est}} hors piste : {wear}U et {chips, plural, one {# jeton} other {# jetons}} en moins.',
  event_stuck: '{who} {me, select, yes {êtes} other {est}} bloqué hors piste en {at} : abandon.',
  event_completed_lap: '{who} {me, select, yes {avez} other {a}} bouclé le tour {lap}.',
  event_finished:
    '{who} {me, select, yes {finissez} other {finit}} {place, plural, one {#er} other {#e}}{late, select, yes {, en tête-à-queue ou hors piste} other {}}.',
  event_race_ended: 'La course est finie.',
  result_running: 'en course',
  result_finished: 'arrivé',
  result_crash: 'accident',
  result_crash_off: 'hors du circuit',
  result_engine: 'moteur',
  result_brakes: 'freins',
  result_stall: 'calé',
  result_kitty: 'bloqué hors piste',
  mark_engine_damaged: 'moteur endommagé',
  mark_brakes_strained: 'freins fatigués',
  mark_brakes_damaged: 'freins endommagés',
  mark_spun: 'tête-à-queue',
  mark_stalled: 'calé',
  mark_off_track: 'hors piste',
};
