// What happened, as everybody may know it. The comment names the clause and the fields that count.
#pragma once

#include <cstdint>

#include "rules/grand_prix_advanced/state.h"

namespace chicane::grand_prix_advanced {

enum class EventKind : std::uint8_t {
  lap_timed,      // GPA-PRA-3  car; number: moves; cell: cells beyond the line
  took_place,     // GPA-GRD-1  car; number: place from 1; cell
  move_began,     // GPA-ORD-1  number: move
  repaired,       // GPA-BOX-3, GPA-BOX-4  car; number: damage
  left_box,       // GPA-BOX-6  car; cell: the first one
  shifted,        // GPA-GEAR-2  car; number: gear
  missed_double,  // GPA-GEAR-3  car; number: gear wanted
  missed_shift,   // GPA-GEAR-4  car; number: gear wanted
  start_called,   // GPA-STA-1  car; number: maximum
  pushed,         // GPA-PUSH-1  car; number: cells
  overrevved,     // GPA-PUSH-2  car; number: cells
  bears,          // GPA-RISK-1  car; number: tolerance; cell: the modified die
  checked,        // GPA-DMG-2  car; cell; number: die
  spun,           // GPA-DMG-3  car; cell
  destroyed,      // GPA-DMG-3  car; cell
  damaged,        // GPA-DMG-4, GPA-PUSH-2  car; number: damage; cell
  eliminated,     // GPA-DMG-6  car; cell
  escaped,        // GPA-ACC-1  car; cell; number: die
  involved,       // GPA-ACC-1  car; cell; number: die
  fault_counted,  // GPA-PRA-2  car; number: extra moves in this go
  stayed,         // GPA-MOV-3  car
  moved,          // GPA-MOV-1  car; cell; number: cells
  entered_box,    // GPA-BOX-2  car
  completed_lap,  // GPA-LAP-1  car; number: crossings to go
  finished,       // GPA-VIC-1  car; cell
  race_ended,     // GPA-VIC-2, GPA-VIC-4
};

struct Event {
  EventKind kind{};
  std::uint8_t car = 0;
  std::int32_t number = 0;
  std::uint8_t cell = 0;
};

}  // namespace chicane::grand_prix_advanced
