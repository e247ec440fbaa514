import type { WordsOf } from '../words';
import type { guide as english } from '../en/guide';

export const guide: WordsOf<typeof english> = {
  title: 'So wird gespielt',
  head_aim: 'Das Rennen',
  head_turn: 'Dein Zug',
  head_price: 'Was es kostet',
  head_end: 'Das Ziel',
  speed_circuit_aim:
    'Baue ein Auto aus 5 Punkten: Start, Beschleunigung, Verzögerung, Spitze, Verschleiß, höchstens 2 je Wert. Alle decken zugleich auf; wer am schnellsten startet, steht vorn.',
  speed_circuit_turn:
    'Alle wählen geheim ein Tempo; 20 mph sind 1 Feld. Bis zur Beschleunigung schneller und bis zur Verzögerung langsamer zu werden kostet nichts. Alle decken zugleich auf, dann fährt der Führende zuerst. Gefahren wird der ganze Zug, gerade oder schräg nach vorn, nie durch ein Auto. Direkt hinter einem schnellen Auto auf der Geraden kannst du Windschatten ansagen: 1 oder 2 Felder mehr.',
  speed_circuit_price:
    '20 über Beschleunigung oder Spitze verlangen einen Wurf: Bei 6 leidet der Motor. Stärker zu bremsen kostet Verschleiß oder eine Bremsprobe. Kurvenfelder haben ein Limit; 20 oder 40 darüber kosten Verschleiß oder einen Wurf: sicher 3 von 6, Dreher 2, Unfall 1. Eine gedruckte Linie, vom ersten bis zum letzten Feld befahren, erlaubt 20 mehr. Verschleiß kommt nicht zurück.',
  speed_circuit_end:
    'Wer nach der letzten Runde zuerst über die Linie fährt, gewinnt; bei mehreren in einem Zug, wer am weitesten kommt.',
  speed_circuit_wbc_aim:
    'Gib deinem Auto sechs Stufen von −2 bis +2 mit der Summe 2: Start, Beschleunigung, Verzögerung, Spitze, Verschleiß, Können. Dann biete geheim Verschleiß und Chips um den Startplatz; das Gebot ist weg.',
  speed_circuit_wbc_turn:
    'Alle wählen geheim ein Tempo; 20 mph sind 1 Feld. Dann fährt der Führende zuerst, Feld für Feld. Du kannst mitten im Zug bremsen, den Windschatten des Autos vor dir nehmen oder mit 2 Feldern Rest das Überholen erzwingen: zwei Würfel, bei 2 bis 5 bist du vorbei, ab 10 verlieren beide 2 Verschleiß.',
  speed_circuit_wbc_price:
    'Alle Würfe sind mit zwei Würfeln, und niedrig ist gut. Ein Chip senkt deinen Wurf um 1, zwei um 2, ein −3-Chip um 3: Sag es vorher, er ist in jedem Fall weg. Beschleunigung oder Spitze um 20 zu überziehen misslingt bei 10 bis 12, ein Start bei 9 bis 12. Über dem Kurvenlimit zahlst du Verschleiß oder würfelst: 2 bis 6 sicher, 7 bis 9 Dreher, 10 bis 12 Unfall. Rote Linien geben 20 mehr, grüne 40. Neben der Strecke kostet jeder Zug 1 Verschleiß und 1 Chip.',
  speed_circuit_wbc_end:
    'Ein Auto ist im Ziel, wenn es am Ende der letzten Runde die Reihe direkt vor der Linie erreicht. Bei mehreren in einem Zug gewinnt, wer am weitesten kommt.',
  formula_one_aim:
    'Kein Würfel bewegt ein Auto. Bis zu sechs Autos fahren nacheinander, immer in derselben Reihenfolge. Jeder Fahrer hat fünf Taktikkarten für das ganze Rennen.',
  formula_one_turn:
    'Stell ein Tempo ein: bis 60 mph mehr als zuvor, nie über 160, oder weniger. 20 mph sind 1 Feld, gerade oder eine Spur daneben, nie durch ein Auto. Lassen Autos keinen ganzen Weg frei, wirst du behindert: Du hältst hinter ihnen und fällst auf ihr Tempo. Dann darfst du eine Karte spielen: Zusatzfelder, ein Temposprung oder, vor dem Zug, eine Kurve in Bestform.',
  formula_one_price:
    '20 langsamer kostet nichts; 40 bis 100 kosten Bremse, dann auch Reifen. Kurven sind rote Bänder mit sicherem Tempo je Spur: 20 oder 40 darüber heißt zwei Würfel auf der Straftabelle, Verschleiß oder Dreher; 60 darüber oder mit abgefahrenen Reifen ein Dreher. Ein Dreher kostet nur das Tempo. Am Ende einer Runde genau auf die eigene Box fahren: alles neu, und du ziehst eine Boxenkarte.',
  formula_one_end:
    'Hat ein Auto seine Runden, wird der Durchgang zu Ende gespielt. Wer am weitesten hinter der Linie steht, gewinnt.',
  motorchamp_aim:
    'Du führst Teams aus zwei Autos über sechs Runden auf zwei Spuren. Ein Boxenstopp ist bis zum Ende von Runde 4 fällig.',
  motorchamp_turn:
    'Die Farbe deines Feldes sagt, wie viele Würfel du werfen darfst: dunkel 1, mittel 2, hell 2 und den Spezialwürfel (1, 2, 2, 2, 3, 3). Ein Punkt ist ein Feld, gerade oder schräg nach vorn, nie über eine durchgezogene Linie oder durch ein Auto. Vordere Autos ziehen zuerst. Endest du direkt hinter einem fahrenden Auto in deiner Spur, trägt dich der Windschatten 3 Felder weiter.',
  motorchamp_price:
    'Ein Limit auf deinem Feld oder Autos im Weg begrenzen den Wurf. Eins darüber: Du stehst neben der Strecke, bis zwei Autos vorbei sind. Zwei oder mehr: ausgeschieden. Wo es eng ist, darfst du weniger Würfel nehmen, doch nie langsamer als der schnellste sichere Wurf. Ab dem Ende von Runde 2 führt ein Wurf bis 6 in die Boxengasse; dort beenden zwei Würfel mit 4 oder mehr den Stopp. Ohne Stopp bis Runde 4 wirfst du nur einen Würfel je Zug, bis er gemacht ist.',
  motorchamp_end:
    'Das erste Auto, das Runde 6 beendet, gewinnt. Dann hält jedes, wenn es das nächste Mal über die Linie fährt; gewertet wird ab 4 Runden.',
  grand_prix_advanced_aim:
    'Je zwei Autos, eine Straße aus Feldern. Bis zu vier Autos teilen ein einfaches Feld, nur eines steht auf einem mit Faktor 3. In jedem Zug handelt der Führende zuerst.',
  grand_prix_advanced_turn:
    'Wähle einen Gang: behalten, einen hoch oder herunter; zwei herunter verlangen einen Wurf. Jeder Gang hat ein Minimum und ein Maximum: erster 0 bis 3, zweiter 2 bis 5, dritter 3 bis 6, vierter 5 bis 9, fünfter 8 bis 12. Du kannst hochdrehen: Der Würfel muss darüber liegen, sonst leidet der Motor. Dann sagt ein Wurf, welchen Faktor dein Auto erträgt; kleine Gänge ertragen mehr. Nun der Plan: Felder und wo gebremst wird.',
  grand_prix_advanced_price:
    'Bremsen verbraucht einen Punkt ohne Feld und hebt den Faktor des Feldes um 1; Überholen hebt ihn um die Zahl der Autos dort. Jeder Punkt über dem, was du erträgst, ist eine Probe: 1 und 2 nichts, 3 Dreher, 4 bis 6 ein Schaden. Zwei gleiche Schäden oder ein fünfter, und das Auto ist ausgeschieden. Die Boxen, höchstens im dritten Gang, reparieren: Reifen sofort, den Rest einzeln je Zug.',
  grand_prix_advanced_end:
    'Kommt ein Auto ins Ziel, wird der Zug zu Ende gespielt. Wer am weitesten hinter der Linie steht, gewinnt.',
  grand_prix_basic_aim:
    'Je zwei Autos, eine Straße aus Feldern, höchstens zwei Autos je Feld. In jedem Zug handelt der Führende zuerst. Gut für den Anfang: keine Gänge, keine Schäden.',
  grand_prix_basic_turn:
    'Nimm einen Würfel, wenn du vorsichtig bist, oder zwei, wenn du schnell sein willst, und würfle. Die Summe ist das Höchste: Wähle 1 bis so viele Felder und ende auf einem mit Platz.',
  grand_prix_basic_price:
    'Mit zwei Würfeln ist jedes Feld mit Zahl ein Risiko: Würfle mehr als seine Zahl. Sonst noch ein Würfel: gerade, nichts geschieht; ungerade, du kommst von der Straße ab und setzt einmal aus. Mit einem Würfel gibt es dieses Risiko nicht. Zum Überholen würfle mehr als die Zahl der Autos plus die des Feldes. Misslingt es, halte dort oder davor, oder versuche dein Glück: gerade, du bist vorbei; ungerade, zweimal aussetzen neben der Straße.',
  grand_prix_basic_end:
    'Das erste Auto über der Linie nach der letzten Runde gewinnt; bei mehreren in einem Zug das, das am weitesten kommt.',
  first_speed_circuit_build:
    'Das erste Auto hat keine Schwäche: Versiegle es, wie es ist, und du stehst am Start.',
  first_speed_circuit_plot:
    'Wähle ein Tempo: 20 mph sind 1 Feld, der Preis steht auf der Taste, und der Spielplan zeigt, wo du enden kannst.',
  first_speed_circuit_drive:
    'Wähle ein beleuchtetes Feld: 0 kostet nichts, 1V kostet 1 Verschleiß, schraffierte verlangen den Würfel.',
  first_speed_circuit_wbc_build: 'Das erste Auto passt auf jede Strecke: Versiegle es, wie es ist.',
  first_speed_circuit_wbc_bid:
    'Was du für den Startplatz bietest, ist weg: Nichts zu bieten ist ein guter Anfang.',
  first_speed_circuit_wbc_plot:
    'Wähle ein Tempo: 20 mph sind 1 Feld, der Preis steht auf der Taste, und der Spielplan zeigt, wo du enden kannst.',
  first_speed_circuit_wbc_move:
    'Wähle ein beleuchtetes Feld: 0 kostet nichts, 1V kostet 1 Verschleiß, schraffierte verlangen die Würfel.',
  first_formula_one_speed:
    'Wähle ein Tempo: 20 mph sind 1 Feld, und die roten Kurven sagen, was in jeder Spur sicher ist.',
  first_formula_one_drive:
    'Wähle ein beleuchtetes Feld: 0 kostet nichts, ein Bruch ist die Chance auf einen Dreher.',
  first_motorchamp_grid_choice: 'Die Würfel verteilen die Startplätze: ein Wurf für jedes deiner Autos.',
  first_motorchamp_throw_choice:
    'Wähle deine Würfel: Grün bleibt auf der Strecke, Gelb landet daneben, Rot ist ausgeschieden.',
  first_motorchamp_play:
    'Wähle ein beleuchtetes Feld: Helle geben dir beim nächsten Mal drei Würfel, dunkle nur einen.',
  first_grand_prix_basic_dice:
    'Ein Würfel ist vorsichtig und riskiert nichts; zwei sind schnell, aber jedes Feld mit Zahl kann dich von der Straße werfen.',
  first_grand_prix_basic_goal:
    'Wähle, wie weit du fährst: Der Streifen zeigt die Felder voraus und wer darauf steht.',
  first_grand_prix_advanced_gear:
    'Wähle einen Gang: Die Klammer unter den Feldern zeigt, wie weit er dich bringt, und Felder mit Zahl sind riskant.',
  first_grand_prix_advanced_push:
    'Hochdrehen bringt dich weiter, aber der Würfel muss darüber liegen: Nicht hochzudrehen ist immer sicher.',
  first_grand_prix_advanced_plan:
    'Wähle, wo du endest: Bei gratis hält das Auto stand, bei den anderen steht, was eine Probe kosten kann.',
};
