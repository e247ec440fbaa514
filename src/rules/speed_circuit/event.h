// What can happen. Events are public: what one shows, everybody may know when it happens.
#pragma once

#include <cstdint>

#include "rules/lib/chart.h"
#include "rules/lib/course.h"
#include "rules/speed_circuit/cornering.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

enum class EventKind : std::uint8_t {
  build_revealed,     // SC-2.5   number: the build
  grid_thrown,        // SC-2.7   face
  took_grid_place,    // SC-2.7   number: place from 1; at
  plot_revealed,      // SC-3.6   speed; number: 1 with the S mark. In the order of movement
  start_held,         // SC-10.1  face
  stalled,            // SC-10.1  face
  engine_held,        // SC-4.3b  face; test
  engine_damaged,     // SC-4.3c  face; test; speed: what is driven
  engine_burnt_out,   // SC-4.5   face; test
  threw_in_vain,      // SC-4.4   face; test. The second die of an engine that the first burnt out
  braked,             // SC-5.3   over; option; number: wear paid; left
  braking_unpayable,  // Q11      over
  brakes_held,        // SC-5.4a  face
  brakes_strained,    // SC-5.4b  face; number: wear paid; left
  withdrew,           // SC-5.5   face
  slip_taken,         // SC-7.5   number: spaces
  slip_refused,       // SC-7.2, SC-7.3, SC-7.5
  drove,              // SC-3.3   at: from; to; speed; number: spaces
  corner_paid,        // SC-6.6   corner; over; option; number: wear paid; left; for_line
  corner_unpayable,   // SC-6.6h  corner; over; for_line
  chance_safe,        // SC-6.6e  corner; face
  chance_spin,        // SC-6.6f  corner; face
  chance_crash,       // SC-6.6g  corner; face
  spun_out,           // SC-9.1   at; spin
  crashed,            // SC-6.6d, SC-6.6g  at; corner; over: 0 if a die did it
  stalled_out,        // SC-10.2
  completed_lap,      // number: laps completed
  finished,           // SC-11.1  number: place
  turn_ended,         // number: turns completed
  race_ended,         // SC-T.4
};

enum class EngineTest : std::uint8_t { acceleration, top_speed };
enum class SpinCause : std::uint8_t { cornering, line, braking, strain, collision };

struct Event {
  EventKind kind{};
  std::uint8_t car = 0;
  std::uint8_t face = 0;
  std::uint16_t number = 0;
  std::uint16_t left = 0;  // Wear, after what was paid.
  SpaceId at{};
  SpaceId to{};
  CornerId corner{};
  Speed speed{};
  Speed over{};
  ChartOption option{};
  bool for_line = false;
  EngineTest test{};
  SpinCause spin{};
};

}  // namespace chicane::speed_circuit
