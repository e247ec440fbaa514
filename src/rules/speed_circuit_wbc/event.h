// What happened, as everybody may know it. The comment names the clause and the fields that count.
#pragma once

#include <cstdint>

#include "rules/lib/chart.h"
#include "rules/lib/course.h"
#include "rules/speed_circuit_wbc/decision.h"
#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

enum class EventKind : std::uint8_t {
  build_revealed,    // WBC-1.0   number: of the build
  bid_revealed,      // WBC-H.3c  bid
  grid_thrown,       // WBC-H.3d  dice
  took_grid_place,   // WBC-H.3b  number: place; at
  plot_revealed,     // WBC-2.1a  card; speed: as corrected
  threw,             // WBC-3.1   test; dice; chips; number: modifiers of the table, signed
  start_held,        // WBC-3.6a  speed
  misshifted,        // WBC-3.6b  speed
  stalled,           // WBC-3.6c
  engine_held,       // WBC-3.5a  test; speed
  engine_damaged,    // WBC-3.5b  test; speed
  engine_failed,     // WBC-2.12b test; speed
  braked,            // WBC-3.3   over; option; number: wear paid
  emergency_braked,  // WBC-2.7a  speed: driven from now on; over: in all
  brakes_held,       // WBC-3.7a
  brakes_damaged,    // WBC-3.7b  number: wear paid
  brakes_failed,     // WBC-2.12f at
  slipped,           // WBC-2.6   other: front car; number: bonus spaces
  corner_paid,       // WBC-3.4   corner; over; option; number: wear paid; for_line
  chance_safe,       // WBC-3.9a  corner
  chance_spin,       // WBC-3.9b  corner
  chance_crash,      // WBC-3.9c  corner
  passed,            // WBC-3.8a  other; at
  pass_failed,       // WBC-3.8b  other; speed
  contact,           // WBC-3.8c  other; speed; number: wear lost
  passee_hit,        // WBC-2.10d number: wear lost
  placed,            // WBC-2.10f at
  went_off,          // WBC-2.11a at; speed
  drove,             // SC-3.3    at; to; speed; number: spaces
  spun_out,          // SC-9.1    at; spin; over: with braking
  crashed,           // WBC-2.13a at
  crashed_off,       // WBC-3.4d  at
  wreck_safe,        // WBC-3.9a  at: the marker
  wreck_spin,        // WBC-3.9b  at: the marker
  wreck_crash,       // WBC-3.9c  at: the marker
  engine_out,        // WBC-2.12c at; test: start if it stalled
  off_fee_paid,      // WBC-2.11f number: wear; other: chips
  stuck,             // WBC-2.11g
  completed_lap,     // number: laps completed
  finished,          // WBC-2.14a number: place; late: behind the others of the turn
  turn_ended,        // number: turns completed
  race_ended,        // WBC-T.4
};

enum class SpinCause : std::uint8_t { cornering, line, braking, brake_damage, contact, wreck };

struct Event {
  EventKind kind{};
  std::uint8_t car = 0;
  std::uint8_t other = 0;
  std::uint8_t dice = 0;
  std::uint8_t chips = 0;
  std::int16_t number = 0;
  SpaceId at{};
  SpaceId to{};
  CornerId corner{};
  Speed speed{};
  Speed over{};
  ChartOption option{};
  Bid bid{};
  Card card{};
  Test test{};
  SpinCause spin{};
  bool for_line = false;
  bool late = false;
};

}  // namespace chicane::speed_circuit_wbc
