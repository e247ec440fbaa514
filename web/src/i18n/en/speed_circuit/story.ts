// Speed Circuit, 1977 and tournament. What happened, how it ended, what a car has suffered.
export const story = {
  // What happened. A key with _by is the 1977 game’s, which names the face of its one die.
  event_build_revealed: '{who} {me, select, yes {have} other {has}} built {build}.',
  event_bid_revealed:
    '{who} {me, select, yes {bid} other {bids}} {wear}W and {chips, plural, one {# chip} other {# chips}}.',
  event_grid_thrown: '{who} {me, select, yes {throw} other {throws}} {thrown} for the grid.',
  event_took_grid_place:
    '{who} {me, select, yes {start} other {starts}} {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} from {at}.',
  event_plot_corrected:
    '{who} {me, select, yes {have} other {has}} plotted {card}, which cannot be: {speed} it is.',
  event_plot_missing: '{who} {me, select, yes {have} other {has}} plotted nothing: {speed} it is.',
  event_threw:
    '{who} {me, select, yes {throw} other {throws}} {thrown}{shift, plural, =0 {} other {, which counts {total}}} for {test, select, start {the start} acceleration {the acceleration} top_speed {the top speed} brakes {the brakes} chance {the corner} pass {the pass} wreck {the wreck} other {{test}}}{chips, plural, =0 {} other {, chips −#}}.',
  event_start_held: '{who} {me, select, yes {start} other {starts}} with {speed}: the push holds.',
  event_start_held_by: '{who} pushed the start and threw {face}: it holds.',
  event_misshifted: '{who} {me, select, yes {mis-shift} other {mis-shifts}}: {speed} this turn.',
  event_stalled: '{who} {me, select, yes {stall} other {stalls}}.',
  event_stalled_by: '{who} pushed the start and threw {face}: stalled, the turn is lost.',
  event_stalled_out:
    '{who} {me, select, yes {have} other {has}} stalled twice running and {me, select, yes {are} other {is}} out.',
  event_engine_held: '{who}: the engine holds at {speed}.',
  event_engine_held_by:
    '{who} pushed the {test, select, acceleration {acceleration} other {top speed}} and threw {face}: the engine holds.',
  event_engine_damaged: '{who}: engine damaged, {speed} this turn.',
  event_engine_damaged_by:
    '{who} pushed the {test, select, acceleration {acceleration} other {top speed}} and threw {face}: engine damaged, {speed} this turn.',
  event_engine_burnt_out_by:
    '{who} pushed the {test, select, acceleration {acceleration} other {top speed}} and threw {face}: the engine burns out.',
  event_engine_failed: '{who}: the engine fails, {speed} more this turn, then out.',
  event_engine_out: '{who} {me, select, yes {leave} other {leaves}} the track at {at}, engine gone.',
  event_braked:
    '{who} braked {over} over{wear, plural, =0 {} other {: #W paid}}{die, select, yes {{wear, plural, =0 {, by the die} other {, and the die}}} other {}}.',
  event_braking_unpayable: '{who} braked {over} over and cannot pay: all wear is lost.',
  event_emergency_braked: '{who} {me, select, yes {stand} other {stands}} on the brakes: {speed} from here.',
  event_brakes_held: '{who}: the brakes hold.',
  event_brakes_held_by: '{who} threw {face}: the brakes hold.',
  event_brakes_strained_by: '{who} threw {face}: brakes strained, wear costs double from now on.',
  event_brakes_damaged: '{who}: brakes damaged{wear, plural, =0 {} other {, #W lost}}.',
  event_brakes_failed: '{who}: the brakes fail on {at}, out.',
  event_withdrew_by: '{who} threw {face}: the brakes are gone, out.',
  event_slip_taken: '{who} took the tow, {spaces, plural, one {# space} other {# spaces}}.',
  event_slip_refused: '{who} {me, select, yes {get} other {gets}} no tow.',
  event_slipped: '{who} took the tow from {other}, {spaces, plural, one {# space} other {# spaces}}.',
  event_corner_paid:
    '{who} took {corner} {over} over{line, select, yes { off the line} other {}}{wear, plural, =0 {} other {: #W paid}}{die, select, yes {{wear, plural, =0 {, by the die} other {, and the die}}} other {}}{spin, select, yes {, with a spin} other {}}.',
  event_corner_unpayable: '{who} took {corner} {over} over and cannot pay.',
  event_chance_safe: '{who} {me, select, yes {come} other {comes}} through {corner}.',
  event_chance_safe_by: '{who} threw {face} in {corner}: safe.',
  event_chance_spin: '{who} {me, select, yes {lose} other {loses}} it in {corner}.',
  event_chance_spin_by: '{who} threw {face} in {corner}: a spin.',
  event_chance_crash: '{who} {me, select, yes {hit} other {hits}} the wall in {corner}.',
  event_chance_crash_by: '{who} threw {face} in {corner}: a crash.',
  event_passed: '{who} forced a way past {other}.',
  event_pass_failed:
    '{who} {me, select, yes {do} other {does}} not get past {other} and {me, select, yes {drop} other {drops}} to {speed}.',
  event_contact: '{who} touched {other}, lost {wear}W and {me, select, yes {drop} other {drops}} to {speed}.',
  event_passee_hit: '{who} lost {wear}W by it.',
  event_placed: '{who} squeezed in on {at}.',
  event_went_off: '{who} went off the track on {at}, {speed} left.',
  event_spun_out:
    '{who} {cause, select, line {left the line and spun} braking {braked too hard and spun} strain {spun, no wear left for the strained brakes} brake_damage {spun, no wear left for the damaged brakes} contact {spun after the contact} collision {ran into the car ahead and spun} wreck {spun at the wreck} other {spun}} and {me, select, yes {stand} other {stands}} on {at}.',
  event_crashed: '{who} crashed on {at}.',
  event_crashed_off: '{who} flew off the course at {at}.',
  event_wreck_safe: '{who} got through the wreckage on {at}.',
  event_wreck_spin: '{who} could not avoid the wreckage on {at}.',
  event_wreck_crash: '{who} ran into the wreck on {at}.',
  event_off_fee_paid:
    '{who} {me, select, yes {are} other {is}} off the track: {wear}W and {chips, plural, one {# chip} other {# chips}} gone.',
  event_stuck: '{who} {me, select, yes {are} other {is}} stuck beside the track at {at}: out.',
  event_completed_lap: '{who} completed lap {lap}.',
  event_finished:
    '{who} {me, select, yes {finish} other {finishes}} {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}{late, select, yes {, spinning or beside the track} other {}}.',
  event_race_ended: 'The race is over.',

  // How a race ended for a car, and what it has suffered.
  result_running: 'running',
  result_finished: 'finished',
  result_crash: 'crash',
  result_crash_off: 'off the course',
  result_engine: 'engine',
  result_brakes: 'brakes',
  result_stall: 'stalled',
  result_kitty: 'stuck beside the track',
  mark_engine_damaged: 'engine damaged',
  mark_brakes_strained: 'brakes strained',
  mark_brakes_damaged: 'brakes damaged',
  mark_spun: 'spun',
  mark_stalled: 'stalled',
  mark_off_track: 'off the track',
};
