// What happened, as everybody may know it. The comment names the clause and the fields that count.
#pragma once

#include <cstdint>

#include "rules/motorchamp/decision.h"
#include "rules/motorchamp/state.h"

namespace chicane::motorchamp {

enum class EventKind : std::uint8_t {
  chose_for_grid,    // MC-SET-2  car
  threw_for_grid,    // MC-SET-2  car; number: total
  took_slot,         // MC-SET-1  car; number: slot from 1; target
  began_practice,    // MC-PRA-2  car
  practice_time,     // MC-PRA-5  car; number: throws; over: b; total: c
  practice_out,      // MC-PRA-8  car
  practice_wasted,   // MC-PRA-7  car
  threw_off,         // MC-PRA-9  car; number: total
  round_began,       // MC-ORD-2  number: round
  threw,             // MC-DIC-3  car; thrown; number: total
  too_many_dice,     // MC-COL-3  car; thrown
  objected,          // MC-COL-4  number: seat
  moved,             // MC-MOV-1  car; target; number: rows
  stayed,            // MC-STA-3  car
  took_tow,          // MC-SLP-3  car; target
  went_to_side,      // MC-TMP-1  car; target
  went_out,          // MC-PRM-2  car; target: where it stood
  was_passed,        // MC-TMP-2  car; other; number: passes
  returned,          // MC-TMP-5  car; target
  entered_pit_lane,  // MC-PIT-3  car; target
  entered_pit,       // MC-PIT-9  car; target
  service_failed,    // MC-PIT-12 car
  service_made,      // MC-PIT-12 car
  completed_lap,     // MC-LAP-2  car; number: laps
  got_handicap,      // MC-HCP-1  car
  finished,          // MC-END-2  car; number: laps
  flag_raised,       // MC-END-1  car
  race_ended,        // MC-END-7
};

struct Event {
  EventKind kind{};
  std::uint8_t car = 0;
  std::uint8_t other = 0;
  std::int16_t number = 0;
  std::int16_t over = 0;
  std::int16_t total = 0;
  Throw thrown{};
  Target target{};
};

}  // namespace chicane::motorchamp
