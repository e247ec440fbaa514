import type { speed_circuit_wbc as english } from '../en/speed_circuit_wbc';
import type { WordsOf } from '../words';
import { both } from './family/events';

export const speed_circuit_wbc: WordsOf<typeof english> = {
  ...both,
  event_build_revealed:
    '{who} {me, select, yes {hast} other {hat}} {levels} gebaut: {build}, {wear}V, {ones}+{threes} Chips.',
  event_bid_revealed:
    '{who} {me, select, yes {bietest} other {bietet}} {wear}V und {chips, plural, one {# Chip} other {# Chips}}.',
  event_plot_revealed:
    '{who} {said, select, missing {{me, select, yes {hast} other {hat}} nichts geplant: {speed} gilt} corrected {{me, select, yes {hast} other {hat}} {card} geplant, das geht nicht: {speed} gilt} other {{me, select, yes {planst} other {plant}} {speed}}}.',
  event_threw:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, das zählt {total}}}{chips, plural, =0 {} other { (Chips −#)}}{modifier, plural, =0 {} other { ({test, select, pass {Kette +{modifier}} other {Wrack {modifier}}})}} für {test, select, start {den Start} acceleration {die Beschleunigung} brakes {die Bremsen} chance {die Kurve} pass {das Vorbeidrängen} wreck {das Wrack} other {die Spitze}}.',
  event_start_held:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} für den Start, sicher bis {safe}, abgewürgt ab {bad}: der erzwungene Start mit {speed} gelingt.',
  event_misshifted:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} für den Start, sicher bis {safe}, abgewürgt ab {bad}: verschaltet, {speed} in diesem Zug.',
  event_stalled:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} für den Start, sicher bis {safe}, abgewürgt ab {bad}: abgewürgt{out, select, yes {} other {, ab jetzt Beschleunigung {accel}}}.',
  event_engine_held:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} für {test, select, acceleration {die Beschleunigung} other {die Spitze}}, sicher bis {safe}: der Motor hält bei {speed}.',
  event_engine_damaged:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} für {test, select, acceleration {die Beschleunigung} other {die Spitze}}, sicher bis {safe}: Motor beschädigt, ab jetzt Beschleunigung {accel} und Spitze {top}, {speed} in diesem Zug.',
  event_engine_failed:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} für {test, select, acceleration {die Beschleunigung} other {die Spitze}}, sicher bis {safe}: der beschädigte Motor stirbt, noch {speed} in diesem Zug, dann aus.',
  event_emergency_braked: '{who} {me, select, yes {stehst} other {steht}} auf der Bremse: {speed} ab hier.',
  event_brakes_held:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} für die Bremsen, sicher bis {safe}: sie halten.',
  event_brakes_damaged:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} für die Bremsen, sicher bis {safe}: Bremsen beschädigt, ab jetzt Verzögerung {decel}{wear, plural, =0 {} other {, #V verloren}}.',
  event_brakes_failed:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} für die Bremsen, sicher bis {safe}: die beschädigten Bremsen versagen auf {at}, aus.',
  event_slipped:
    '{who} {me, select, yes {nimmst} other {nimmt}} den Windschatten von {other}, {spaces, plural, one {# Feld} other {# Felder}}.',
  event_corner_paid:
    '{who} {line, select, yes {verlässt in {corner} die Linie, {over} zu schnell} other {{me, select, yes {nimmst} other {nimmt}} {corner} {over} zu schnell}}{wear, plural, =0 {} other {: #V bezahlt, {left} übrig}}{unpaid, select, yes {{wear, plural, =0 {, ohne Verschleiß zum Zahlen} other {, zu wenig}}} other {}}{die, select, yes {{wear, plural, =0 {, mit den Würfeln} other {, dazu die Würfel}}} other {}}.',
  event_chance_safe:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} in {corner}, sicher bis {safe}, Unfall ab {bad}: {unpaid, select, yes {sicher, aber der Verschleiß ist nicht bezahlt} other {durch}}.',
  event_chance_spin:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} in {corner}, sicher bis {safe}, Unfall ab {bad}: ein Dreher.',
  event_chance_crash:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, das zählt {total} (Chips −#),}} in {corner}, sicher bis {safe}, Unfall ab {bad}: in die Mauer.',
  event_passed:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, das zählt {total}}}{chips, plural, =0 {} other { (Chips −#)}}{modifier, plural, =0 {} other { (Kette +#)}} gegen {other}, sicher bis {safe}, Berührung ab {bad}: vorbeigedrängt.',
  event_pass_failed:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, das zählt {total}}}{chips, plural, =0 {} other { (Chips −#)}}{modifier, plural, =0 {} other { (Kette +#)}} gegen {other}, sicher bis {safe}, Berührung ab {bad}: kein Weg vorbei, nur noch {speed}.',
  event_contact:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, das zählt {total}}}{chips, plural, =0 {} other { (Chips −#)}}{modifier, plural, =0 {} other { (Kette +#)}} gegen {other}, sicher bis {safe}, Berührung ab {bad}: Berührung, {wear}V verloren, nur noch {speed}.',
  event_passee_hit: '{who} {me, select, yes {verlierst} other {verliert}} dabei {wear}V.',
  event_placed: '{who} {me, select, yes {zwängst dich} other {zwängt sich}} auf {at}.',
  event_went_off:
    '{who} {dice, plural, =0 {} other {{me, select, yes {würfelst} other {würfelt}} {faces} um die Seite, innen bis {inside}, und }}{me, select, yes {kommst} other {kommt}} bei {at} von der Strecke ab, noch {speed}.',
  event_spun_out:
    '{who} {cause, select, line {verlässt die Linie, {me, select, yes {drehst dich} other {dreht sich}}} braking {{me, select, yes {hast} other {hat}} zu hart gebremst, {me, select, yes {drehst dich} other {dreht sich}}} brake_damage {{me, select, yes {hast} other {hat}} keinen Verschleiß mehr für die beschädigten Bremsen, {me, select, yes {drehst dich} other {dreht sich}}} contact {{me, select, yes {drehst dich} other {dreht sich}} nach der Berührung} wreck {{me, select, yes {drehst dich} other {dreht sich}} am Wrack} other {{me, select, yes {drehst dich} other {dreht sich}}}} und {me, select, yes {stehst} other {steht}} auf {at}.',
  event_crashed:
    '{who} {me, select, yes {verunglückst} other {verunglückt}} auf {at}; das Wrack bleibt diesen Zug dort liegen.',
  event_crashed_off:
    '{who} {over, plural, =0 {{me, select, yes {fliegst} other {fliegt}} bei {at} von der Strecke} other {{me, select, yes {nimmst} other {nimmt}} {corner} # zu schnell und {me, select, yes {fliegst} other {fliegt}} bei {at} von der Strecke}}.',
  event_wreck_safe:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, das zählt {total}}}{chips, plural, =0 {} other { (Chips −#)}}{modifier, plural, =0 {} other { (Wrack {modifier})}} für das Wrack auf {wreck}, sicher bis {safe}, Unfall ab {bad}: durch die Trümmer.',
  event_wreck_spin:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, das zählt {total}}}{chips, plural, =0 {} other { (Chips −#)}}{modifier, plural, =0 {} other { (Wrack {modifier})}} für das Wrack auf {wreck}, sicher bis {safe}, Unfall ab {bad}: {spun, select, yes {noch } other {}}ein Dreher.',
  event_wreck_crash:
    '{who} {me, select, yes {würfelst} other {würfelt}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, das zählt {total}}}{chips, plural, =0 {} other { (Chips −#)}}{modifier, plural, =0 {} other { (Wrack {modifier})}} für das Wrack auf {wreck}, sicher bis {safe}, Unfall ab {bad}: in das Wrack.',
  event_engine_out:
    '{who} {stall, select, yes {{me, select, yes {scheidest} other {scheidet}} auf {at} aus, der Motor war schon beschädigt} other {verlässt bei {at} die Strecke, Motor hin}}.',
  event_off_fee_paid:
    '{who} {me, select, yes {stehst} other {steht}} neben der Strecke: {wear}V und {chips, plural, one {# Chip} other {# Chips}} weg.',
  event_stuck:
    '{who} {me, select, yes {steckst} other {steckt}} bei {at} neben der Strecke fest: ausgeschieden.',
  event_finished:
    '{who} {me, select, yes {kommst} other {kommt}} als {place}. ins Ziel{late, select, yes {, im Dreher oder neben der Strecke} other {}}.',
};
