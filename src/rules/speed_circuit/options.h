// Which official variants are on. Each switch is a ruling of RULES.md, section 5; the first value
// is the default.
#pragma once

#include <cstdint>

#include "rules/lib/course.h"

namespace chicane::speed_circuit {

enum class StartSpeedRule : std::uint8_t { at_most, exact };                // Q4
enum class MinSpeed : std::uint8_t { zero, twenty };                        // Q5
enum class PushAfterSpin : std::uint8_t { allowed, forbidden };             // Q6
enum class TestTiming : std::uint8_t { own_move, after_reveal };            // Q7
enum class EngineFailSpeed : std::uint8_t { new_specs, attempt_minus_20 };  // Q8
enum class UnpayableDecel : std::uint8_t { illegal, spin };                 // Q11
enum class CornerLowerLimit : std::uint8_t { reassess, free };              // Q16
enum class Over60Corner : std::uint8_t { crash, illegal };                  // Q17
enum class ZeroWearCap : std::uint8_t { posted, effective };                // Q19
enum class SpinSpace : std::uint8_t { first_posted, first_offending };      // Q25
enum class CrashAfterLine : std::uint8_t { not_finished, finished };        // Q31

struct Options {
  int laps = 1;  // SC-2.2
  StartSpeedRule start_speed_rule = StartSpeedRule::at_most;
  MinSpeed min_speed = MinSpeed::zero;
  PushAfterSpin push_after_spin = PushAfterSpin::allowed;
  TestTiming test_timing = TestTiming::own_move;
  EngineFailSpeed engine_fail_speed = EngineFailSpeed::new_specs;
  UnpayableDecel unpayable_decel = UnpayableDecel::illegal;
  CornerLowerLimit corner_lower_limit = CornerLowerLimit::reassess;
  Over60Corner over_60_corner = Over60Corner::crash;
  ZeroWearCap zero_wear_cap = ZeroWearCap::posted;
  LineJoin arrow_join = LineJoin::first_space;  // Q21
  SpinSpace spin_space = SpinSpace::first_posted;
  CrashAfterLine crash_after_line = CrashAfterLine::not_finished;
  int race_end_after = 0;  // Q32: 0 is `all`, n is `first_n`.
  int turn_limit = 0;      // Q37: 0 is `none`.

  friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr int kLapsMax =
    80;  // 80 laps of kRowsMax rows still fit into the progress of a car.
inline constexpr int kTurnLimitMax = 9999;

}  // namespace chicane::speed_circuit
