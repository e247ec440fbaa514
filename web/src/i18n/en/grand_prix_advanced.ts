// Grand Prix, advanced rules: what happened. The rest is in grand_prix.ts, for both levels.
export const grand_prix_advanced = {
  event_lap_timed:
    '{who} laps in {moves, plural, one {# move} other {# moves}}, {cells, plural, one {# cell} other {# cells}} beyond the line.',
  event_took_place:
    '{who} starts {grid, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in cell {at}{sides, plural, =0 {} other {, drawn with {thrown} on a d#}}.',
  event_move_began: 'Move {move} begins.',
  event_repaired:
    '{who} repairs {damage, select, S {the suspension} G {the tyres} C {the gearbox} F {the brakes} T {the chassis} other {the engine}}.',
  event_left_box: '{who} leaves the box.',
  event_shifted:
    '{who} {dice, plural, =0 {shifts} other {throws {thrown}, less than 6, and shifts}} to {gear, plural, =1 {first} =2 {second} =3 {third} =4 {fourth} other {fifth}}.',
  event_missed_double:
    '{who} throws {thrown} and misses the double shift to {gear, plural, =1 {first} =2 {second} =3 {third} =4 {fourth} other {fifth}}: out of gear, risk die +1.',
  event_missed_shift:
    '{who} throws {thrown} and cannot shift to {gear, plural, =1 {first} =2 {second} =3 {third} =4 {fourth} other {fifth}}: the gearbox jams, risk die +1.',
  event_start_called:
    '{who} throws {thrown} at the start: {most, plural, one {# cell} other {# cells}} at most.',
  event_pushed: '{who} throws {thrown}, needs more than {cells}, and pushes {cells} more.',
  event_overrevved: '{who} throws {thrown}, needs more than {cells}, and overrevs the engine.',
  event_bears:
    '{who} throws {thrown}{handicap, plural, =0 {} other { + # = {die}}} for the risk in {gear, plural, =1 {first} =2 {second} =3 {third} =4 {fourth} other {fifth}}: it bears {factor, plural, =0 {no factor} other {factor #}}.',
  event_checked:
    '{who} is above its factor {factor} in cell {at} and throws {thrown}: {result, select, nothing {unharmed} fault {one move more in practice} spin {a spin} other {damage}}.',
  event_spun: '{who} spins beside cell {at} and throws {thrown}, less than 5: it will go on.',
  event_destroyed: '{who} spins beside cell {cell} and throws {thrown}: from 5 on the car is destroyed.',
  event_damaged:
    '{who} {dice, plural, =0 {damages} other {throws {thrown} and damages}} {damage, select, S {the suspension} G {the tyres} C {the gearbox} F {the brakes} T {the chassis} other {the engine}} in cell {at}.',
  event_eliminated:
    '{who} is out in cell {cell}: {cause, select, same {the same damage twice} other {a fifth damage}}.',
  event_escaped: '{other} has an accident in cell {at}: {who} throws {thrown}, even, and escapes.',
  event_involved: '{other} has an accident in cell {at}: {who} throws {thrown}, odd, and is drawn in.',
  event_fault_counted: '{who} loses {moves, plural, one {# move} other {# moves}} in practice.',
  event_stayed:
    '{who} {dice, plural, =0 {stays} other {throws {thrown} for {most, plural, one {# cell} other {# cells}}, finds no room and stays}}.',
  event_moved:
    '{who} {dice, plural, =0 {drives} other {throws {thrown} for {most} and drives}} {cells, plural, one {# cell} other {# cells}} to {at}.',
  event_entered_box: '{who} stops in the box.',
  event_completed_lap:
    '{told, select, yes {{laps, plural, one {{who} begins the last lap.} other {{who} has # laps to go.}}} other {}}',
  event_finished: '{who} crosses the line and comes to cell {cell}: home.',
  event_race_ended:
    '{cause, select, still {Nobody moves any more: the race is over.} nobody {No car is left: the race is over.} other {The race is over.}}',
};
