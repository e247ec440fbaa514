#include "rules/speed_circuit_wbc/refusal.h"

namespace chicane::speed_circuit_wbc {

namespace {

struct Entry {
  std::string_view name;
  std::string_view clause;
};

Entry entry(Why why) {
  switch (why) {
    case Why::race_over:
      return {"race_over", "WBC-T.4"};
    case Why::not_your_turn:
      return {"not_your_turn", "WBC-2.3a"};
    case Why::another_decision_due:
      return {"another_decision_due", "WBC-2.1a"};
    case Why::already_answered:
      return {"already_answered", "WBC-2.1a"};
    case Why::die_not_owed:
      return {"die_not_owed", "WBC-3.1"};
    case Why::face_not_on_die:
      return {"face_not_on_die", "WBC-3.1"};
    case Why::build_level_out_of_range:
      return {"build_level_out_of_range", "WBC-1.0"};
    case Why::build_sum_not_two:
      return {"build_sum_not_two", "WBC-1.0"};
    case Why::bid_above_wear:
      return {"bid_above_wear", "WBC-H.3a"};
    case Why::bid_above_chips:
      return {"bid_above_chips", "WBC-H.3a"};
    case Why::no_such_card:
      return {"no_such_card", "WBC-2.1a"};
    case Why::card_not_lawful:
      return {"card_not_lawful", "W33"};
    case Why::chips_above_three:
      return {"chips_above_three", "WBC-1.3b"};
    case Why::chips_not_held:
      return {"chips_not_held", "WBC-1.3b"};
    case Why::no_minus_three_chip:
      return {"no_minus_three_chip", "WBC-1.3c"};
    case Why::braking_option_not_in_row:
      return {"braking_option_not_in_row", "WBC-3.3a"};
    case Why::corner_option_not_in_row:
      return {"corner_option_not_in_row", "WBC-3.4a"};
    case Why::option_not_payable:
      return {"option_not_payable", "W9"};
    case Why::step_not_forward:
      return {"step_not_forward", "SC-3.4"};
    case Why::space_occupied:
      return {"space_occupied", "SC-3.4"};
    case Why::no_space_left:
      return {"no_space_left", "SC-3.3"};
    case Why::bonus_into_corner:
      return {"bonus_into_corner", "SC-7.2"};
    case Why::raises_speed_in_corner:
      return {"raises_speed_in_corner", "WBC-2.5d"};
    case Why::strip_too_fast:
      return {"strip_too_fast", "WBC-2.11e"};
    case Why::leaves_track_at_will:
      return {"leaves_track_at_will", "WBC-2.11c"};
    case Why::pass_space_free:
      return {"pass_space_free", "WBC-2.10a"};
    case Why::pass_on_strip:
      return {"pass_on_strip", "WBC-2.11c"};
    case Why::pass_without_two_spaces:
      return {"pass_without_two_spaces", "WBC-2.10a"};
    case Why::pass_without_way_out:
      return {"pass_without_way_out", "WBC-2.10a"};
    case Why::pass_gives_up_line:
      return {"pass_gives_up_line", "WBC-2.5d"};
    case Why::emergency_not_in_twenties:
      return {"emergency_not_in_twenties", "WBC-2.7a"};
    case Why::emergency_below_spaces_moved:
      return {"emergency_below_spaces_moved", "WBC-2.7a"};
    case Why::emergency_in_occupied_space:
      return {"emergency_in_occupied_space", "WBC-2.10b"};
    case Why::no_car_ahead:
      return {"no_car_ahead", "WBC-2.6a"};
    case Why::slip_named_already:
      return {"slip_named_already", "WBC-2.6f"};
    case Why::slip_taken_by_another:
      return {"slip_taken_by_another", "WBC-2.6g"};
    case Why::slip_from_lost_move:
      return {"slip_from_lost_move", "W26"};
    case Why::slip_from_rest:
      return {"slip_from_rest", "WBC-2.6d"};
    case Why::slip_above_front:
      return {"slip_above_front", "SC-7.3"};
    case Why::slip_front_too_slow:
      return {"slip_front_too_slow", "WBC-2.6a"};
    case Why::end_too_early:
      return {"end_too_early", "WBC-2.8"};
    case Why::end_in_occupied_space:
      return {"end_in_occupied_space", "WBC-2.10b"};
    case Why::place_not_nearest:
      return {"place_not_nearest", "WBC-2.10f"};
  }
  return {};
}

}  // namespace

std::string_view name(Why why) { return entry(why).name; }

std::string_view clause(Why why) { return entry(why).clause; }

}  // namespace chicane::speed_circuit_wbc
