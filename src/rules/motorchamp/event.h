// What happened, as everybody may know it. The comment names the clause and the fields that count.
// `faces` and `total` are those of the throw it follows from; with `bounds`, what that had to beat.
#pragma once

#include <array>
#include <cstdint>

#include "rules/motorchamp/decision.h"
#include "rules/motorchamp/state.h"

namespace chicane::motorchamp {

enum class EventKind : std::uint8_t {
  chose_for_grid,    // MC-SET-2  car
  threw_for_grid,    // MC-SET-2  car; faces; total
  took_slot,         // MC-SET-1  car; number: slot from 1; target
  began_practice,    // MC-PRA-2  car
  practice_time,     // MC-PRA-5  car; number: throws; over: b; total: c
  practice_out,      // MC-PRA-8  car; faces; total; bounds
  practice_wasted,   // MC-PRA-7  car; faces; total; bounds
  threw_off,         // MC-PRA-9  car; faces; total
  round_began,       // MC-ORD-2  number: round
  threw,             // MC-DIC-3  car; thrown; faces; total; bounds
  too_many_dice,     // MC-COL-3  car; thrown; faces; number: dice allowed
  objected,          // MC-COL-4  car; number: seat
  moved,             // MC-MOV-1  car; target; number: rows; over: points lost
  stayed,            // MC-STA-3  car; faces; total; regime
  took_tow,          // MC-SLP-3  car; target
  went_to_side,      // MC-TMP-1  car; target; faces; total; bounds
  went_out,          // MC-PRM-2  car; target: where it stood; thrown; faces; total; bounds
  was_passed,        // MC-TMP-2  car; other; number: passes
  returned,          // MC-TMP-5  car; target
  entered_pit_lane,  // MC-PIT-3  car; target; number: rows; over: points lost
  entered_pit,       // MC-PIT-9  car; target; number: rows; over: points lost
  service_failed,    // MC-PIT-12 car; faces; total
  service_made,      // MC-PIT-12 car; faces; total
  completed_lap,     // MC-LAP-2  car; number: laps
  got_handicap,      // MC-HCP-1  car
  finished,          // MC-END-2  car; number: laps
  flag_raised,       // MC-END-1  car
  race_ended,        // MC-END-7
};

// MC-PRM-1, MC-LIM-3, MC-BLK-5  Why a throw was too much.
enum class Cause : std::uint8_t {
  none,
  limit,    // MC-LIM  Of the square it was thrown from.
  road,     // MC-BLK  No farther without a place to stop.
  no_side,  // MC-SID, MC-STR  One over, and no place beside the road.
  dice,     // MC-COL-3
};

// What a throw had to beat, and why it did not.
struct ThrowBounds {
  Cause cause{};
  std::uint8_t limit = 0;  // 0: none.
  std::uint8_t road = 0;   // Rows that can be driven.
  std::uint8_t over = 0;
};

struct Event {
  EventKind kind{};
  std::uint8_t car = 0;
  std::uint8_t other = 0;
  std::int16_t number = 0;
  std::int16_t over = 0;
  std::int16_t total = 0;
  Throw thrown{};
  Regime regime{};
  std::array<std::uint8_t, 3> faces{};  // 0: no die.
  ThrowBounds bounds{};
  Target target{};
};

}  // namespace chicane::motorchamp
