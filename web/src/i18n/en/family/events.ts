// What happens in both Speed Circuit games alike, and in that of 1977 alone.
export const both = {
  event_grid_thrown: '{who} {me, select, yes {throw} other {throws}} {faces} for the grid.',
  event_took_grid_place:
    '{who} {me, select, yes {start} other {starts}} {grid, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} from {at}.',
  event_drove:
    '{who} {spaces, plural, =0 {{me, select, yes {stand} other {stands}} still on {at}} other {{me, select, yes {drive} other {drives}}{speed, plural, =0 {} other { at #}} to {at}}}.',
  event_braked:
    '{who} {me, select, yes {brake} other {brakes}} {over} over{wear, plural, =0 {} other {: #W paid, {left} left}}{die, select, yes {{wear, plural, =0 {, by a brake test} other {, and a brake test}}} other {}}{spin, select, yes {, with a spin to come} other {}}.',
  event_completed_lap: '{who} {me, select, yes {complete} other {completes}} lap {lap}.',
  event_turn_ended: 'Turn {turn} is over.',
  event_race_ended: 'The race is over.',
};

export const events = {
  event_build_revealed: '{who} {me, select, yes {have} other {has}} built {build}.',
  event_plot_revealed:
    '{who} {me, select, yes {plot} other {plots}} {speed}{slip, select, yes { with the slip mark} other {}}.',
  event_start_held:
    '{who} {me, select, yes {push} other {pushes}} the start to {plot} and {me, select, yes {throw} other {throws}} {faces}, safe up to {safe}: it holds.',
  event_stalled:
    '{who} {me, select, yes {push} other {pushes}} the start to {plot} and {me, select, yes {throw} other {throws}} {faces}, safe up to {safe}: stalled, the turn is lost.',
  event_engine_held:
    '{who} {me, select, yes {push} other {pushes}} the {test, select, acceleration {acceleration} other {top speed}} with {plot} and {me, select, yes {throw} other {throws}} {faces}, safe up to {safe}: the engine holds.',
  event_engine_damaged:
    '{who} {me, select, yes {push} other {pushes}} the {test, select, acceleration {acceleration} other {top speed}} with {plot} and {me, select, yes {throw} other {throws}} {faces}, safe up to {safe}: engine damaged, acceleration {accel} and top speed {top} from now on, {speed} this turn.',
  event_engine_burnt_out:
    '{who} {me, select, yes {push} other {pushes}} the {test, select, acceleration {acceleration} other {top speed}} with {plot} and {me, select, yes {throw} other {throws}} {faces}, safe up to {safe}: the damaged engine burns out.',
  event_threw_in_vain:
    '{who} {me, select, yes {throw} other {throws}} {faces} for the {test, select, acceleration {acceleration} other {top speed}} as well, but the engine is gone already.',
  event_braking_unpayable:
    '{who} {me, select, yes {brake} other {brakes}} {over} over and cannot pay: all wear is lost.',
  event_brakes_held:
    '{who} {me, select, yes {throw} other {throws}} {faces} for the brakes, safe up to {safe}: they hold.',
  event_brakes_strained:
    '{who} {me, select, yes {throw} other {throws}} {faces} for the brakes, safe up to {safe}: brakes strained, wear costs double from now on{wear, plural, =0 {} other {, #W paid, {left} left}}.',
  event_withdrew:
    '{who} {me, select, yes {throw} other {throws}} {faces} for the brakes, safe up to {safe}: the strained brakes are gone, out.',
  event_slip_taken:
    '{who} {me, select, yes {take} other {takes}} the tow, {spaces, plural, one {# space} other {# spaces}}.',
  event_slip_refused: '{who} {me, select, yes {get} other {gets}} no tow.',
  event_corner_paid:
    '{who} {line, select, yes {{me, select, yes {leave} other {leaves}} the line in {corner}, {over} over} other {{me, select, yes {take} other {takes}} {corner} {over} over}}{wear, plural, =0 {} other {: #W paid, {left} left}}{die, select, yes {{wear, plural, =0 {, by the die} other {, and the die}}} other {}}{spin, select, yes {, with a spin} other {}}.',
  event_corner_unpayable:
    '{who} {line, select, yes {{me, select, yes {leave} other {leaves}} the line in {corner}, {over} over} other {{me, select, yes {take} other {takes}} {corner} {over} over}} and cannot pay.',
  event_chance_safe:
    '{who} {me, select, yes {throw} other {throws}} {faces} in {corner}, safe up to {safe}, a crash from {crash}: safe.',
  event_chance_spin:
    '{who} {me, select, yes {throw} other {throws}} {faces} in {corner}, safe up to {safe}, a crash from {crash}: a spin.',
  event_chance_crash:
    '{who} {me, select, yes {throw} other {throws}} {faces} in {corner}, safe up to {safe}, a crash from {crash}: a crash.',
  event_spun_out:
    '{who} {cause, select, line {{me, select, yes {leave} other {leaves}} the line, {me, select, yes {spin} other {spins}}} braking {{me, select, yes {have} other {has}} braked too hard, {me, select, yes {spin} other {spins}}} strain {{me, select, yes {have} other {has}} no wear left for the strained brakes, {me, select, yes {spin} other {spins}}} collision {{me, select, yes {run} other {runs}} into the car ahead, {me, select, yes {spin} other {spins}}} other {{me, select, yes {spin} other {spins}}}} and {me, select, yes {stand} other {stands}} on {at}.',
  event_crashed:
    '{who} {over, plural, =0 {{me, select, yes {crash} other {crashes}} on {at}} other {{me, select, yes {take} other {takes}} {corner} # over and {me, select, yes {crash} other {crashes}} on {at}}}.',
  event_stalled_out:
    '{who} {me, select, yes {have} other {has}} stalled twice running and {me, select, yes {are} other {is}} out.',
  event_finished:
    '{who} {me, select, yes {finish} other {finishes}} {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.',
};
