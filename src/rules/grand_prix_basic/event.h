// What happened, as everybody may know it. The comment names the clause and the fields that count.
#pragma once

#include <array>
#include <cstdint>

#include "rules/grand_prix_basic/state.h"

namespace chicane::grand_prix_basic {

enum class EventKind : std::uint8_t {
  took_place,       // GPB-SET-1  car; number: place from 1; cell
  move_began,       // GPB-ORD-1  number: move
  missed_go,        // GPB-ACC-1  car; number: goes still to be missed
  threw,            // GPB-MOV-1  car; number: total; faces
  stayed,           // GPB-MOV-2  car; of an automatic one faces
  moved,            // GPB-MOV-2  car; cell; number: cells; of an automatic one faces
  overtook,         // GPB-OVT-1  car; cell; number: die; others
  lost_overtaking,  // GPB-OVT-3  car; cell; number: die; others
  had_luck,         // GPB-OVT-4  car; cell; number: die
  risked,           // GPB-RSK-1  car; cell; number: die
  escaped,          // GPB-ACC-1  car; cell; number: die
  left_road,        // GPB-ACC-1, GPB-OVT-4  car; cell; number: goes to be missed; faces
  completed_lap,    // GPB-LAP-2  car; number: crossings to go
  finished,         // GPB-VIC-1  car
  race_ended,       // GPB-VIC-3
};

struct Event {
  EventKind kind{};
  std::uint8_t car = 0;
  std::int16_t number = 0;
  std::uint8_t cell = 0;
  std::uint8_t others = 0;              // Cars in the cell.
  std::array<std::uint8_t, 2> faces{};  // 0: no die.
};

}  // namespace chicane::grand_prix_basic
