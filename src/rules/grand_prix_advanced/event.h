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
  shifted,        // GPA-GEAR-2  car; number: gear; face, if it took a die
  missed_double,  // GPA-GEAR-3  car; number: gear wanted; face
  missed_shift,   // GPA-GEAR-4  car; number: gear wanted; face
  start_called,   // GPA-STA-1  car; number: maximum; face
  pushed,         // GPA-PUSH-1  car; number: cells; face
  overrevved,     // GPA-PUSH-2  car; number: cells; face
  bears,          // GPA-RISK-1  car; number: tolerance; cell: the modified die; face; gear
  checked,        // GPA-DMG-2  car; cell; number: die; tolerance; is_practice
  spun,           // GPA-DMG-3  car; cell
  destroyed,      // GPA-DMG-3  car; cell
  damaged,        // GPA-DMG-4, GPA-PUSH-2  car; number: damage; cell; face, but of an engine
  eliminated,     // GPA-DMG-6  car; cell; number: damage; is_same
  escaped,        // GPA-ACC-1  car; cell; number: die; other: whose accident
  involved,       // GPA-ACC-1  car; cell; number: die; other: whose accident
  fault_counted,  // GPA-PRA-2  car; number: extra moves in this go
  stayed,         // GPA-MOV-3  car; of an automatic one face, most
  moved,          // GPA-MOV-1  car; cell; number: cells; of an automatic one face, most
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
  std::uint8_t face = 0;   // 0: no die.
  std::uint8_t other = 0;  // A car.
  std::uint8_t gear = 0;
  std::uint8_t tolerance = 0;
  std::uint8_t most = 0;  // Cells that the die gives.
  bool is_same = false;   // A damage that the car had; or else one too many.
  bool is_practice = false;
};

}  // namespace chicane::grand_prix_advanced
