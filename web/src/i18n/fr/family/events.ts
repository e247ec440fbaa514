import type { WordsOf } from '../../words';
import type { both as bothInEnglish, events as english } from '../../en/family/events';

export const both: WordsOf<typeof bothInEnglish> = {
  event_grid_thrown: '{who} {me, select, yes {lancez} other {lance}} {faces} pour la grille.',
  event_took_grid_place:
    '{who} {me, select, yes {partez} other {part}} {grid, plural, one {#er} other {#e}} depuis {at}.',
  event_drove:
    '{who} {spaces, plural, =0 {{me, select, yes {restez} other {reste}} sur place en {at}} other {{me, select, yes {roulez} other {roule}}{speed, plural, =0 {} other { à #}} jusqu’à {at}}}.',
  event_braked:
    '{who} {me, select, yes {freinez} other {freine}} {over} de trop{wear, plural, =0 {} other { : #U payés, reste {left}}}{die, select, yes {{wear, plural, =0 {, au test des freins} other {, et le test des freins}}} other {}}{spin, select, yes {, tête-à-queue à suivre} other {}}.',
  event_completed_lap: '{who} {me, select, yes {bouclez} other {boucle}} le tour {lap}.',
  event_turn_ended: 'La manche {turn} est finie.',
  event_race_ended: 'La course est finie.',
};

export const events: WordsOf<typeof english> = {
  event_build_revealed: '{who} {me, select, yes {avez} other {a}} préparé {build}.',
  event_plot_revealed:
    '{who} {me, select, yes {notez} other {note}} {speed}{slip, select, yes { avec la marque d’aspiration} other {}}.',
  event_start_held:
    '{who} {me, select, yes {forcez} other {force}} le départ à {plot} et {me, select, yes {lancez} other {lance}} {faces}, sûr jusqu’à {safe} : ça tient.',
  event_stalled:
    '{who} {me, select, yes {forcez} other {force}} le départ à {plot} et {me, select, yes {lancez} other {lance}} {faces}, sûr jusqu’à {safe} : calé, manche perdue.',
  event_engine_held:
    '{who} {me, select, yes {poussez} other {pousse}} {test, select, acceleration {l’accélération} other {la pointe}} avec {plot} et {me, select, yes {lancez} other {lance}} {faces}, sûr jusqu’à {safe} : le moteur tient.',
  event_engine_damaged:
    '{who} {me, select, yes {poussez} other {pousse}} {test, select, acceleration {l’accélération} other {la pointe}} avec {plot} et {me, select, yes {lancez} other {lance}} {faces}, sûr jusqu’à {safe} : moteur endommagé, désormais accélération {accel} et pointe {top}, {speed} cette manche.',
  event_engine_burnt_out:
    '{who} {me, select, yes {poussez} other {pousse}} {test, select, acceleration {l’accélération} other {la pointe}} avec {plot} et {me, select, yes {lancez} other {lance}} {faces}, sûr jusqu’à {safe} : le moteur endommagé casse.',
  event_threw_in_vain:
    '{who} {me, select, yes {lancez} other {lance}} {faces} aussi pour {test, select, acceleration {l’accélération} other {la pointe}}, mais le moteur est déjà cassé.',
  event_braking_unpayable:
    '{who} {me, select, yes {freinez} other {freine}} {over} de trop et ne {me, select, yes {pouvez} other {peut}} payer : toute l’usure est perdue.',
  event_brakes_held:
    '{who} {me, select, yes {lancez} other {lance}} {faces} pour les freins, sûr jusqu’à {safe} : ils tiennent.',
  event_brakes_strained:
    '{who} {me, select, yes {lancez} other {lance}} {faces} pour les freins, sûr jusqu’à {safe} : freins fatigués, l’usure coûte désormais double{wear, plural, =0 {} other {, #U payés, reste {left}}}.',
  event_withdrew:
    '{who} {me, select, yes {lancez} other {lance}} {faces} pour les freins, sûr jusqu’à {safe} : les freins fatigués lâchent, abandon.',
  event_slip_taken:
    '{who} {me, select, yes {prenez} other {prend}} l’aspiration, {spaces, plural, one {# case} other {# cases}}.',
  event_slip_refused: '{who} {me, select, yes {n’avez} other {n’a}} pas d’aspiration.',
  event_corner_paid:
    '{who} {line, select, yes {{me, select, yes {quittez} other {quitte}} la trajectoire à {corner}, {over} de trop} other {{me, select, yes {prenez} other {prend}} {corner} {over} de trop}}{wear, plural, =0 {} other { : #U payés, reste {left}}}{die, select, yes {{wear, plural, =0 {, au dé} other {, et le dé}}} other {}}{spin, select, yes {, avec tête-à-queue} other {}}.',
  event_corner_unpayable:
    '{who} {line, select, yes {{me, select, yes {quittez} other {quitte}} la trajectoire à {corner}, {over} de trop} other {{me, select, yes {prenez} other {prend}} {corner} {over} de trop}} et ne {me, select, yes {pouvez} other {peut}} payer.',
  event_chance_safe:
    '{who} {me, select, yes {lancez} other {lance}} {faces} à {corner}, sûr jusqu’à {safe}, accident dès {crash} : ça passe.',
  event_chance_spin:
    '{who} {me, select, yes {lancez} other {lance}} {faces} à {corner}, sûr jusqu’à {safe}, accident dès {crash} : tête-à-queue.',
  event_chance_crash:
    '{who} {me, select, yes {lancez} other {lance}} {faces} à {corner}, sûr jusqu’à {safe}, accident dès {crash} : accident.',
  event_spun_out:
    '{who} {cause, select, line {{me, select, yes {quittez} other {quitte}} la trajectoire, {me, select, yes {partez} other {part}} en tête-à-queue} braking {{me, select, yes {avez} other {a}} trop freiné, {me, select, yes {partez} other {part}} en tête-à-queue} strain {{me, select, yes {n’avez} other {n’a}} plus d’usure pour {me, select, yes {vos} other {ses}} freins fatigués, {me, select, yes {partez} other {part}} en tête-à-queue} collision {{me, select, yes {percutez} other {percute}} la voiture devant, {me, select, yes {partez} other {part}} en tête-à-queue} other {{me, select, yes {partez} other {part}} en tête-à-queue}} et {me, select, yes {vous arrêtez} other {s’arrête}} en {at}.',
  event_crashed:
    '{who} {over, plural, =0 {{me, select, yes {avez} other {a}} un accident en {at}} other {{me, select, yes {prenez} other {prend}} {corner} # de trop et {me, select, yes {avez} other {a}} un accident en {at}}}.',
  event_stalled_out: '{who} {me, select, yes {avez} other {a}} calé deux fois de suite : abandon.',
  event_finished: '{who} {me, select, yes {finissez} other {finit}} {place, plural, one {#er} other {#e}}.',
};
