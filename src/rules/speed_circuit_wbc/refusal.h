// Why a decision is not lawful. Each reason rests on a clause.
#pragma once

#include <cstdint>
#include <string_view>

namespace chicane::speed_circuit_wbc {

enum class Why : std::uint8_t {
  race_over,
  not_your_turn,
  another_decision_due,
  already_answered,
  die_not_owed,
  face_not_on_die,
  build_level_out_of_range,
  build_sum_not_two,
  bid_above_wear,
  bid_above_chips,
  no_such_card,
  card_not_lawful,
  chips_above_three,
  chips_not_held,
  no_minus_three_chip,
  braking_option_not_in_row,
  corner_option_not_in_row,
  option_not_payable,
  step_not_forward,
  space_occupied,
  no_space_left,
  bonus_into_corner,
  raises_speed_in_corner,
  strip_too_fast,
  leaves_track_at_will,
  pass_space_free,
  pass_on_strip,
  pass_without_two_spaces,
  pass_without_way_out,
  pass_gives_up_line,
  emergency_not_in_twenties,
  emergency_below_spaces_moved,
  emergency_in_occupied_space,
  no_car_ahead,
  slip_named_already,
  slip_taken_by_another,
  slip_from_lost_move,
  slip_from_rest,
  slip_above_front,
  slip_front_too_slow,
  end_too_early,
  end_in_occupied_space,
  place_not_nearest,
};

struct Refusal {
  Why why;
};

// "pass_without_way_out"
std::string_view name(Why why);

// "WBC-2.10a"
std::string_view clause(Why why);

}  // namespace chicane::speed_circuit_wbc
