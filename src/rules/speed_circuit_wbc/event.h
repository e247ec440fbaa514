// What happened, as everybody may know it. The comment names the clause and the fields that count.
#pragma once

#include <array>
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
  threw,             // WBC-3.1   test; thrown
  start_held,        // WBC-3.6a  speed; thrown
  misshifted,        // WBC-3.6b  speed; thrown
  stalled,           // WBC-3.6c  thrown
  engine_held,       // WBC-3.5a  test; speed; thrown
  engine_damaged,    // WBC-3.5b  test; speed; thrown
  engine_failed,     // WBC-2.12b test; speed; thrown
  braked,            // WBC-3.3   over; option; number: wear paid; left
  emergency_braked,  // WBC-2.7a  speed: driven from now on; over: in all
  brakes_held,       // WBC-3.7a  thrown
  brakes_damaged,    // WBC-3.7b  number: wear paid; thrown
  brakes_failed,     // WBC-2.12f at; thrown
  slipped,           // WBC-2.6   other: front car; number: bonus spaces
  corner_paid,       // WBC-3.4   corner; over; option; number: wear paid; left; for_line; unpaid
  chance_safe,       // WBC-3.9a  corner; thrown; unpaid
  chance_spin,       // WBC-3.9b  corner; thrown
  chance_crash,      // WBC-3.9c  corner; thrown
  passed,            // WBC-3.8a  other; at; thrown
  pass_failed,       // WBC-3.8b  other; speed; thrown
  contact,           // WBC-3.8c  other; speed; number: wear lost; thrown
  passee_hit,        // WBC-2.10d number: wear lost
  placed,            // WBC-2.10f at
  went_off,          // WBC-2.11a at; speed; dice: the die for the side, or 0
  drove,             // SC-3.3    at; to; speed; number: spaces
  spun_out,          // SC-9.1    at; spin; over: with braking
  crashed,           // WBC-2.13a at
  crashed_off,       // WBC-3.4d  at; corner and over, if that was why
  wreck_safe,        // WBC-3.9a  at: the marker; thrown
  wreck_spin,        // WBC-3.9b  at: the marker; thrown; spun: already
  wreck_crash,       // WBC-3.9c  at: the marker; thrown
  engine_out,        // WBC-2.12c at; test: start if it stalled
  off_fee_paid,      // WBC-2.11f number: wear; other: chips
  stuck,             // WBC-2.11g
  completed_lap,     // number: laps completed
  finished,          // WBC-2.14a number: place; late: behind the others of the turn
  turn_ended,        // number: turns completed
  race_ended,        // WBC-T.4
};

enum class SpinCause : std::uint8_t { cornering, line, braking, brake_damage, contact, wreck };

// WBC-3.1  A roll of a table.
struct Thrown {
  std::uint8_t sum = 0;
  // The dice one by one; 0: no die, or with W3 one that lay before chips were named.
  std::array<std::uint8_t, 2> faces{};
  std::uint8_t chips = 0;
  std::int8_t modifier = 0;  // Of the table.

  constexpr int total() const { return sum - chips + modifier; }
};

struct Event {
  EventKind kind{};
  std::uint8_t car = 0;
  std::uint8_t other = 0;
  std::uint8_t dice = 0;
  std::int16_t number = 0;
  std::uint16_t left = 0;  // Wear, after what was paid.
  Thrown thrown{};
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
  bool unpaid = false;  // Wear was due that the car did not have.
  bool spun = false;
  bool late = false;
};

}  // namespace chicane::speed_circuit_wbc
