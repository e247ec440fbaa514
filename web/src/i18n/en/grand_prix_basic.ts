// Grand Prix, basic rules: what happened. The rest is in grand_prix.ts, for both levels.
export const grand_prix_basic = {
  event_took_place:
    '{who} starts {grid, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in cell {at}{sides, plural, =0 {} other {, drawn with {thrown} on a d#}}.',
  event_move_began: 'Move {move} begins.',
  event_missed_go: '{goes, plural, =0 {{who} misses this go.} other {{who} misses this go and the next.}}',
  event_threw: '{who} throws {dice, plural, one {{thrown}} other {{thrown} = {total}}}.',
  event_stayed:
    '{who} {dice, plural, =0 {finds} other {throws {thrown} for {most, plural, one {# cell} other {# cells}}, finds}} no room and stays.',
  event_moved:
    '{who} {dice, plural, =0 {drives} other {throws {thrown} for {most} and drives}} {cells, plural, one {# cell} other {# cells}} to {at}.',
  event_overtook:
    '{who} throws {thrown}, needs more than {bar} ({others, plural, one {# car} other {# cars}}{value, plural, =0 {} other {, value #}}), and overtakes in cell {cell}.',
  event_lost_overtaking:
    '{who} throws {thrown}, needs more than {bar} ({others, plural, one {# car} other {# cars}}{value, plural, =0 {} other {, value #}}), and cannot overtake in cell {cell}.',
  event_had_luck: '{who} throws {thrown}, even: lucky, it gets by in cell {cell}.',
  event_risked:
    '{who} throws {thrown} against the {value} of cell {cell}: {safe, select, yes {safe} other {an accident roll is due}}.',
  event_escaped: '{who} throws {thrown}, even: nothing happens, it drives on through cell {cell}.',
  event_left_road:
    '{who} throws {thrown}, odd: {luck, select, yes {out of luck, } other {}}off the road beside cell {at}, {goes, plural, one {# go} other {# goes}} missed.',
  event_completed_lap:
    '{told, select, yes {{laps, plural, one {{who} begins the last lap.} other {{who} has # laps to go.}}} other {}}',
  event_finished: '{who} crosses the line: home.',
  event_race_ended: 'The race is over.',
};
