import type { WordsOf } from '../../words';
import type { both as bothInEnglish, events as english } from '../../en/family/events';

export const both: WordsOf<typeof bothInEnglish> = {
  event_grid_thrown: '{who} {me, select, yes {würfelst} other {würfelt}} {faces} um den Startplatz.',
  event_took_grid_place: '{who} {me, select, yes {startest} other {startet}} als {grid}. von {at}.',
  event_drove:
    '{who} {spaces, plural, =0 {{me, select, yes {bleibst} other {bleibt}} auf {at} stehen} other {{me, select, yes {fährst} other {fährt}}{speed, plural, =0 {} other { mit #}} bis {at}}}.',
  event_braked:
    '{who} bremst {over} zu hart{wear, plural, =0 {} other {: #V bezahlt, {left} übrig}}{die, select, yes {{wear, plural, =0 {, mit Bremsprobe} other {, dazu die Bremsprobe}}} other {}}{spin, select, yes {, ein Dreher folgt} other {}}.',
  event_completed_lap: '{who} {me, select, yes {beendest} other {beendet}} Runde {lap}.',
  event_turn_ended: 'Zug {turn} ist zu Ende.',
  event_race_ended: 'Das Rennen ist zu Ende.',
};

export const events: WordsOf<typeof english> = {
  event_build_revealed: '{who} {me, select, yes {hast} other {hat}} {build} gebaut.',
  event_plot_revealed:
    '{who} {me, select, yes {planst} other {plant}} {speed}{slip, select, yes { mit Windschattenzeichen} other {}}.',
  event_start_held:
    '{who} {me, select, yes {erzwingst} other {erzwingt}} den Start mit {plot} und {me, select, yes {würfelst} other {würfelt}} {faces}, sicher bis {safe}: er gelingt.',
  event_stalled:
    '{who} {me, select, yes {erzwingst} other {erzwingt}} den Start mit {plot} und {me, select, yes {würfelst} other {würfelt}} {faces}, sicher bis {safe}: abgewürgt, der Zug ist verloren.',
  event_engine_held:
    '{who} {me, select, yes {überziehst} other {überzieht}} {test, select, acceleration {die Beschleunigung} other {die Spitze}} mit {plot} und {me, select, yes {würfelst} other {würfelt}} {faces}, sicher bis {safe}: der Motor hält.',
  event_engine_damaged:
    '{who} {me, select, yes {überziehst} other {überzieht}} {test, select, acceleration {die Beschleunigung} other {die Spitze}} mit {plot} und {me, select, yes {würfelst} other {würfelt}} {faces}, sicher bis {safe}: Motor beschädigt, ab jetzt Beschleunigung {accel} und Spitze {top}, {speed} in diesem Zug.',
  event_engine_burnt_out:
    '{who} {me, select, yes {überziehst} other {überzieht}} {test, select, acceleration {die Beschleunigung} other {die Spitze}} mit {plot} und {me, select, yes {würfelst} other {würfelt}} {faces}, sicher bis {safe}: der beschädigte Motor ist hin.',
  event_threw_in_vain:
    '{who} {me, select, yes {würfelst} other {würfelt}} auch für {test, select, acceleration {die Beschleunigung} other {die Spitze}} {faces}, aber der Motor ist schon hin.',
  event_braking_unpayable:
    '{who} bremst {over} zu hart und {me, select, yes {kannst} other {kann}} nicht zahlen: aller Verschleiß ist weg.',
  event_brakes_held:
    '{who} {me, select, yes {würfelst} other {würfelt}} {faces} für die Bremsen, sicher bis {safe}: sie halten.',
  event_brakes_strained:
    '{who} {me, select, yes {würfelst} other {würfelt}} {faces} für die Bremsen, sicher bis {safe}: Bremsen angegriffen, Verschleiß kostet ab jetzt doppelt{wear, plural, =0 {} other {, #V bezahlt, {left} übrig}}.',
  event_withdrew:
    '{who} {me, select, yes {würfelst} other {würfelt}} {faces} für die Bremsen, sicher bis {safe}: die angegriffenen Bremsen sind hin, ausgeschieden.',
  event_slip_taken:
    '{who} {me, select, yes {nimmst} other {nimmt}} den Windschatten, {spaces, plural, one {# Feld} other {# Felder}}.',
  event_slip_refused: '{who} {me, select, yes {bekommst} other {bekommt}} keinen Windschatten.',
  event_corner_paid:
    '{who} {line, select, yes {verlässt in {corner} die Linie, {over} zu schnell} other {{me, select, yes {nimmst} other {nimmt}} {corner} {over} zu schnell}}{wear, plural, =0 {} other {: #V bezahlt, {left} übrig}}{die, select, yes {{wear, plural, =0 {, mit dem Würfel} other {, dazu der Würfel}}} other {}}{spin, select, yes {, mit Dreher} other {}}.',
  event_corner_unpayable:
    '{who} {line, select, yes {verlässt in {corner} die Linie, {over} zu schnell} other {{me, select, yes {nimmst} other {nimmt}} {corner} {over} zu schnell}} und {me, select, yes {kannst} other {kann}} nicht zahlen.',
  event_chance_safe:
    '{who} {me, select, yes {würfelst} other {würfelt}} {faces} in {corner}, sicher bis {safe}, Unfall ab {crash}: sicher.',
  event_chance_spin:
    '{who} {me, select, yes {würfelst} other {würfelt}} {faces} in {corner}, sicher bis {safe}, Unfall ab {crash}: ein Dreher.',
  event_chance_crash:
    '{who} {me, select, yes {würfelst} other {würfelt}} {faces} in {corner}, sicher bis {safe}, Unfall ab {crash}: ein Unfall.',
  event_spun_out:
    '{who} {cause, select, line {verlässt die Linie, {me, select, yes {drehst dich} other {dreht sich}}} braking {{me, select, yes {hast} other {hat}} zu hart gebremst, {me, select, yes {drehst dich} other {dreht sich}}} strain {{me, select, yes {hast} other {hat}} keinen Verschleiß mehr für die angegriffenen Bremsen, {me, select, yes {drehst dich} other {dreht sich}}} collision {{me, select, yes {fährst} other {fährt}} auf das Auto davor auf, {me, select, yes {drehst dich} other {dreht sich}}} other {{me, select, yes {drehst dich} other {dreht sich}}}} und {me, select, yes {stehst} other {steht}} auf {at}.',
  event_crashed:
    '{who} {over, plural, =0 {{me, select, yes {verunglückst} other {verunglückt}} auf {at}} other {{me, select, yes {nimmst} other {nimmt}} {corner} # zu schnell und {me, select, yes {verunglückst} other {verunglückt}} auf {at}}}.',
  event_stalled_out:
    '{who} {me, select, yes {hast} other {hat}} zweimal hintereinander abgewürgt und {me, select, yes {bist} other {ist}} ausgeschieden.',
  event_finished: '{who} {me, select, yes {kommst} other {kommt}} als {place}. ins Ziel.',
};
