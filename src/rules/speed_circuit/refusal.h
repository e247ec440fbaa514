// Why a decision is not lawful. The sentence a person reads is made by the codec; the clause is
// fixed here.
#pragma once

#include <cstdint>
#include <string_view>

namespace chicane::speed_circuit {

enum class Why : std::uint8_t {
  race_over,
  not_your_turn,
  another_decision_due,
  already_answered,
  die_not_owed,
  face_not_on_die,
  build_category_above_two,
  build_not_five_points,
  speed_not_in_twenties,
  speed_above_start,
  speed_above_start_after_spin,
  speed_below_start,
  speed_above_acceleration,
  speed_above_top,
  speed_below_minimum,
  braking_too_hard,
  braking_not_payable,
  speed_raised_in_corner,
  speed_too_fast_without_wear,
  speed_certain_crash,
  no_car_ahead,
  slip_in_corner,
  option_not_in_row,
  option_not_payable,
  path_not_forward,
  path_wrong_length,
  path_through_car,
  path_stops_too_early,
  path_bonus_into_corner,
  path_raises_speed_in_corner,
  path_too_fast_without_wear,
  path_certain_crash,
};

struct Refusal {
  Why why;

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// The name in texts and tests, and the clause it stands on.
std::string_view name(Why why);
std::string_view clause(Why why);

}  // namespace chicane::speed_circuit
