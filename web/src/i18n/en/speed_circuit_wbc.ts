// What happens in the Speed Circuit of tournaments.
import { both } from './family/events';

export const speed_circuit_wbc = {
  ...both,
  event_build_revealed:
    '{who} {me, select, yes {have} other {has}} built {levels}: {build}, {wear}W, {ones}+{threes} chips.',
  event_bid_revealed:
    '{who} {me, select, yes {bid} other {bids}} {wear}W and {chips, plural, one {# chip} other {# chips}}.',
  event_plot_revealed:
    '{who} {said, select, missing {{me, select, yes {have} other {has}} plotted nothing: {speed} it is} corrected {{me, select, yes {have} other {has}} plotted {card}, which cannot be: {speed} it is} other {{me, select, yes {plot} other {plots}} {speed}}}.',
  event_threw:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, which counts {total}}}{chips, plural, =0 {} other { (chips −#)}}{modifier, plural, =0 {} other { ({test, select, pass {chain +{modifier}} other {wreck {modifier}}})}} for {test, select, start {the start} acceleration {the acceleration} brakes {the brakes} chance {the corner} pass {the pass} wreck {the wreck} other {the top speed}}.',
  event_start_held:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} for the start, safe up to {safe}, a stall from {bad}: the push to {speed} holds.',
  event_misshifted:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} for the start, safe up to {safe}, a stall from {bad}: a mis-shift, {speed} this turn.',
  event_stalled:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} for the start, safe up to {safe}, a stall from {bad}: stalled{out, select, yes {} other {, acceleration {accel} from now on}}.',
  event_engine_held:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} for the {test, select, acceleration {acceleration} other {top speed}}, safe up to {safe}: the engine holds at {speed}.',
  event_engine_damaged:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} for the {test, select, acceleration {acceleration} other {top speed}}, safe up to {safe}: engine damaged, acceleration {accel} and top speed {top} from now on, {speed} this turn.',
  event_engine_failed:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} for the {test, select, acceleration {acceleration} other {top speed}}, safe up to {safe}: the damaged engine fails, {speed} more this turn, then out.',
  event_emergency_braked: '{who} {me, select, yes {stand} other {stands}} on the brakes: {speed} from here.',
  event_brakes_held:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} for the brakes, safe up to {safe}: they hold.',
  event_brakes_damaged:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} for the brakes, safe up to {safe}: brakes damaged, deceleration {decel} from now on{wear, plural, =0 {} other {, #W lost}}.',
  event_brakes_failed:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} for the brakes, safe up to {safe}: the damaged brakes fail on {at}, out.',
  event_slipped:
    '{who} {me, select, yes {take} other {takes}} the tow from {other}, {spaces, plural, one {# space} other {# spaces}}.',
  event_corner_paid:
    '{who} {line, select, yes {{me, select, yes {leave} other {leaves}} the line in {corner}, {over} over} other {{me, select, yes {take} other {takes}} {corner} {over} over}}{wear, plural, =0 {} other {: #W paid, {left} left}}{unpaid, select, yes {{wear, plural, =0 {, with no wear to pay} other {, not enough}}} other {}}{die, select, yes {{wear, plural, =0 {, by the dice} other {, and the dice}}} other {}}.',
  event_chance_safe:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} in {corner}, safe up to {safe}, a crash from {bad}: {unpaid, select, yes {safe, but the wear was not paid} other {through}}.',
  event_chance_spin:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} in {corner}, safe up to {safe}, a crash from {bad}: a spin.',
  event_chance_crash:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{chips, plural, =0 {} other {, which counts {total} (chips −#),}} in {corner}, safe up to {safe}, a crash from {bad}: into the wall.',
  event_passed:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, which counts {total}}}{chips, plural, =0 {} other { (chips −#)}}{modifier, plural, =0 {} other { (chain +#)}} to pass {other}, safe up to {safe}, contact from {bad}: the way past is forced.',
  event_pass_failed:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, which counts {total}}}{chips, plural, =0 {} other { (chips −#)}}{modifier, plural, =0 {} other { (chain +#)}} to pass {other}, safe up to {safe}, contact from {bad}: no way past, down to {speed}.',
  event_contact:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, which counts {total}}}{chips, plural, =0 {} other { (chips −#)}}{modifier, plural, =0 {} other { (chain +#)}} to pass {other}, safe up to {safe}, contact from {bad}: contact, {wear}W lost, down to {speed}.',
  event_passee_hit: '{who} {me, select, yes {lose} other {loses}} {wear}W by it.',
  event_placed: '{who} {me, select, yes {squeeze} other {squeezes}} in on {at}.',
  event_went_off:
    '{who} {dice, plural, =0 {} other {{me, select, yes {throw} other {throws}} {faces} for the side, inside up to {inside}, and }}{me, select, yes {go} other {goes}} off the track on {at}, {speed} left.',
  event_spun_out:
    '{who} {cause, select, line {{me, select, yes {leave} other {leaves}} the line, {me, select, yes {spin} other {spins}}} braking {{me, select, yes {have} other {has}} braked too hard, {me, select, yes {spin} other {spins}}} brake_damage {{me, select, yes {have} other {has}} no wear left for the damaged brakes, {me, select, yes {spin} other {spins}}} contact {{me, select, yes {spin} other {spins}} after the contact} wreck {{me, select, yes {spin} other {spins}} at the wreck} other {{me, select, yes {spin} other {spins}}}} and {me, select, yes {stand} other {stands}} on {at}.',
  event_crashed: '{who} {me, select, yes {crash} other {crashes}} on {at}; the wreck lies there this turn.',
  event_crashed_off:
    '{who} {over, plural, =0 {{me, select, yes {fly} other {flies}} off the course at {at}} other {{me, select, yes {take} other {takes}} {corner} # over and {me, select, yes {fly} other {flies}} off the course at {at}}}.',
  event_wreck_safe:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, which counts {total}}}{chips, plural, =0 {} other { (chips −#)}}{modifier, plural, =0 {} other { (wreck {modifier})}} for the wreck on {wreck}, safe up to {safe}, a crash from {bad}: through.',
  event_wreck_spin:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, which counts {total}}}{chips, plural, =0 {} other { (chips −#)}}{modifier, plural, =0 {} other { (wreck {modifier})}} for the wreck on {wreck}, safe up to {safe}, a crash from {bad}: a spin{spun, select, yes { again} other {}}.',
  event_wreck_crash:
    '{who} {me, select, yes {throw} other {throws}} {dice, plural, =0 {{sum}} other {{faces} = {sum}}}{shift, plural, =0 {} other {, which counts {total}}}{chips, plural, =0 {} other { (chips −#)}}{modifier, plural, =0 {} other { (wreck {modifier})}} for the wreck on {wreck}, safe up to {safe}, a crash from {bad}: into the wreck.',
  event_engine_out:
    '{who} {stall, select, yes {{me, select, yes {are} other {is}} out at {at}, the engine was damaged already} other {{me, select, yes {leave} other {leaves}} the track at {at}, engine gone}}.',
  event_off_fee_paid:
    '{who} {me, select, yes {are} other {is}} off the track: {wear}W and {chips, plural, one {# chip} other {# chips}} gone.',
  event_stuck: '{who} {me, select, yes {are} other {is}} stuck beside the track at {at}: out.',
  event_finished:
    '{who} {me, select, yes {finish} other {finishes}} {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}{late, select, yes {, spinning or beside the track} other {}}.',
};
