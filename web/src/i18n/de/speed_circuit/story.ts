import type { WordsOf } from '../../words';
import type { story as english } from '../../en/speed_circuit/story';

export const story: WordsOf<typeof english> = {
  event_build_revealed: '{who} {me, select, yes {hast} other {hat}} {build} gebaut.',
  event_bid_revealed:
    '{who} {me, select, yes {bietest} other {bietet}} {wear}V und {chips, plural, one {# Chip} other {# Chips}}.',
  event_grid_thrown: '{who} {me, select, yes {würfelst} other {würfelt}} {thrown} um den Startplatz.',
  event_took_grid_place: '{who} {me, select, yes {startest} other {startet}} als {place}. von {at}.',
  event_plot_corrected:
    '{who} {me, select, yes {hast} other {hat}} {card} geplant, das geht nicht: {speed} gilt.',
  event_plot_missing: '{who} {me, select, yes {hast} other {hat}} nichts geplant: {speed} gilt.',
  event_threw:
    '{who} {me, select, yes {würfelst} other {würfelt}} {thrown}{shift, plural, =0 {} other {, das zählt {total},}} für {test, select, start {den Start} acceleration {die Beschleunigung} top_speed {die Spitze} brakes {die Bremsen} chance {die Kurve} pass {das Vorbeidrängen} wreck {das Wrack} other {{test}}}{chips, plural, =0 {} other {, Chips −#}}.',
  event_start_held:
    '{who} {me, select, yes {startest} other {startet}} mit {speed}: der erzwungene Start gelingt.',
  event_start_held_by:
    '{who} {me, select, yes {hast} other {hat}} den Start erzwungen und {face} gewürfelt: er gelingt.',
  event_misshifted:
    '{who} {me, select, yes {verschaltest dich} other {verschaltet sich}}: {speed} in diesem Zug.',
  event_stalled: '{who} {me, select, yes {würgst} other {würgt}} den Motor ab.',
  event_stalled_by:
    '{who} {me, select, yes {hast} other {hat}} den Start erzwungen und {face} gewürfelt: abgewürgt, der Zug ist verloren.',
  event_stalled_out:
    '{who} {me, select, yes {hast} other {hat}} zweimal hintereinander abgewürgt und {me, select, yes {bist} other {ist}} ausgeschieden.',
  event_engine_held: '{who}: der Motor hält bei {speed}.',
  event_engine_held_by:
    '{who} {me, select, yes {hast} other {hat}} {test, select, acceleration {die Beschleunigung} other {die Spitze}} überzogen und {face} gewürfelt: der Motor hält.',
  event_engine_damaged: '{who}: Motor beschädigt, {speed} in diesem Zug.',
  event_engine_damaged_by:
    '{who} {me, select, yes {hast} other {hat}} {test, select, acceleration {die Beschleunigung} other {die Spitze}} überzogen und {face} gewürfelt: Motor beschädigt, {speed} in diesem Zug.',
  event_engine_burnt_out_by:
    '{who} {me, select, yes {hast} other {hat}} {test, select, acceleration {die Beschleunigung} other {die Spitze}} überzogen und {face} gewürfelt: Motorschaden.',
  event_engine_failed: '{who}: der Motor stirbt, noch {speed} in diesem Zug, dann aus.',
  event_engine_out: '{who} verlässt bei {at} die Strecke, Motor hin.',
  event_braked:
    '{who} bremst {over} zu hart{wear, plural, =0 {} other {: #V bezahlt}}{die, select, yes {{wear, plural, =0 {, mit dem Würfel} other {, und der Würfel}}} other {}}.',
  event_braking_unpayable:
    '{who} bremst {over} zu hart und {me, select, yes {kannst} other {kann}} nicht zahlen: aller Verschleiß ist weg.',
  event_emergency_braked: '{who} {me, select, yes {stehst} other {steht}} auf der Bremse: {speed} ab hier.',
  event_brakes_held: '{who}: die Bremsen halten.',
  event_brakes_held_by: '{who} {me, select, yes {hast} other {hat}} {face} gewürfelt: die Bremsen halten.',
  event_brakes_strained_by:
    '{who} {me, select, yes {hast} other {hat}} {face} gewürfelt: Bremsen angegriffen, Verschleiß kostet ab jetzt doppelt.',
  event_brakes_damaged: '{who}: Bremsen beschädigt{wear, plural, =0 {} other {, #V verloren}}.',
  event_brakes_failed: '{who}: Bremsen versagen auf {at}, aus.',
  event_withdrew_by:
    '{who} {me, select, yes {würfeltest} other {würfelte}} {face}: die Bremsen sind hin, ausgeschieden.',
  event_slip_taken:
    '{who} {me, select, yes {nahmst} other {nahm}} den Windschatten, {spaces, plural, one {# Feld} other {# Felder}}.',
  event_slip_refused: '{who} {me, select, yes {bekommst} other {bekommt}} keinen Windschatten.',
  event_slipped:
    '{who} {me, select, yes {nahmst} other {nahm}} den Windschatten von {other}, {spaces, plural, one {# Feld} other {# Felder}}.',
  event_corner_paid:
    '{who} {me, select, yes {nahmst} other {nahm}} {corner} {over} zu schnell{line, select, yes { neben der Linie} other {}}{wear, plural, =0 {} other {: #V bezahlt}}{die, select, yes {{wear, plural, =0 {, mit dem Würfel} other {, und der Würfel}}} other {}}{spin, select, yes {, mit Dreher} other {}}.',
  event_corner_unpayable:
    '{who} {me, select, yes {nahmst} other {nahm}} {corner} {over} zu schnell und {me, select, yes {kannst} other {kann}} nicht zahlen.',
  event_chance_safe: '{who} {me, select, yes {kommst} other {kommt}} durch {corner}.',
  event_chance_safe_by: '{who} {me, select, yes {würfeltest} other {würfelte}} {face} in {corner}: sicher.',
  event_chance_spin: '{who} {me, select, yes {verlierst} other {verliert}} das Auto in {corner}.',
  event_chance_spin_by:
    '{who} {me, select, yes {würfeltest} other {würfelte}} {face} in {corner}: ein Dreher.',
  event_chance_crash: '{who} {me, select, yes {schlägst} other {schlägt}} in {corner} ein.',
  event_chance_crash_by: '{who} {me, select, yes {würfeltest} other {würfelte}} {face} in {corner}: Unfall.',
  event_passed: '{who} {me, select, yes {drängtest dich} other {drängte sich}} an {other} vorbei.',
  event_pass_failed:
    '{who} {me, select, yes {kommst} other {kommt}} nicht an {other} vorbei und {me, select, yes {fällst} other {fällt}} auf {speed}.',
  event_contact:
    '{who} {me, select, yes {hattest} other {hatte}} eine Berührung mit {other}, {me, select, yes {verlorst} other {verlor}} {wear}V und {me, select, yes {fällst} other {fällt}} auf {speed}.',
  event_passee_hit: '{who} {me, select, yes {verlorst} other {verlor}} dabei {wear}V.',
  event_placed: '{who} {me, select, yes {zwängtest dich} other {zwängte sich}} auf {at}.',
  event_went_off: '{who} {me, select, yes {kamst} other {kam}} bei {at} von der Strecke ab, noch {speed}.',
  event_spun_out:
    '{who} {cause, select, line {{me, select, yes {verließt} other {verließ}} die Linie: Dreher} braking {{me, select, yes {bremstest} other {bremste}} zu hart: Dreher} strain {{me, select, yes {hattest} other {hatte}} keinen Verschleiß mehr für die angegriffenen Bremsen: Dreher} brake_damage {{me, select, yes {hattest} other {hatte}} keinen Verschleiß mehr für die beschädigten Bremsen: Dreher} contact {{me, select, yes {drehtest dich} other {drehte sich}} nach der Berührung} collision {{me, select, yes {fuhrst} other {fuhr}} auf: Dreher} wreck {{me, select, yes {drehtest dich} other {drehte sich}} am Wrack} other {{me, select, yes {drehtest dich} other {drehte sich}}}}, Halt auf {at}.',
  event_crashed: '{who} {me, select, yes {verunglücktest} other {verunglückte}} auf {at}.',
  event_crashed_off: '{who} {me, select, yes {flogst} other {flog}} bei {at} von der Strecke.',
  event_wreck_safe: '{who} {me, select, yes {kamst} other {kam}} durch die Trümmer auf {at}.',
  event_wreck_spin:
    '{who} {me, select, yes {konntest} other {konnte}} den Trümmern auf {at} nicht ausweichen.',
  event_wreck_crash: '{who} {me, select, yes {fuhrst} other {fuhr}} in das Wrack auf {at}.',
  event_off_fee_paid:
    '{who} {me, select, yes {stehst} other {steht}} neben der Strecke: {wear}V und {chips, plural, one {# Chip} other {# Chips}} weg.',
  event_stuck:
    '{who} {me, select, yes {steckst} other {steckt}} bei {at} neben der Strecke fest: ausgeschieden.',
  event_completed_lap: '{who} {me, select, yes {hast} other {hat}} Runde {lap} beendet.',
  event_finished:
    '{who} {me, select, yes {kommst} other {kommt}} als {place}. ins Ziel{late, select, yes {, im Dreher oder neben der Strecke} other {}}.',
  event_race_ended: 'Das Rennen ist zu Ende.',
  result_running: 'im Rennen',
  result_finished: 'im Ziel',
  result_crash: 'Unfall',
  result_crash_off: 'von der Strecke',
  result_engine: 'Motor',
  result_brakes: 'Bremsen',
  result_stall: 'abgewürgt',
  result_kitty: 'neben der Strecke',
  mark_engine_damaged: 'Motor beschädigt',
  mark_brakes_strained: 'Bremsen angegriffen',
  mark_brakes_damaged: 'Bremsen beschädigt',
  mark_spun: 'gedreht',
  mark_stalled: 'abgewürgt',
  mark_off_track: 'neben der Strecke',
};
