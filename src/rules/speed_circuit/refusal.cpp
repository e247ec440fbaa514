#include "rules/speed_circuit/refusal.h"

namespace chicane::speed_circuit {

namespace {

struct Entry {
  std::string_view name;
  std::string_view clause;
};

Entry entry(Why why) {
  switch (why) {
    case Why::race_over:
      return {"race_over", "SC-T.4"};
    case Why::not_your_turn:
      return {"not_your_turn", "SC-3.2"};
    case Why::another_decision_due:
      return {"another_decision_due", "SC-3.6"};
    case Why::already_answered:
      return {"already_answered", "SC-3.6"};
    case Why::die_not_owed:
      return {"die_not_owed", "SC-3.6"};
    case Why::face_not_on_die:
      return {"face_not_on_die", "SC-3.6"};
    case Why::build_category_above_two:
      return {"build_category_above_two", "SC-2.4b"};
    case Why::build_not_five_points:
      return {"build_not_five_points", "SC-2.4b"};
    case Why::speed_not_in_twenties:
      return {"speed_not_in_twenties", "SC-3.3"};
    case Why::speed_above_start:
      return {"speed_above_start", "SC-10.1"};
    case Why::speed_above_start_after_spin:
      return {"speed_above_start_after_spin", "Q6"};
    case Why::speed_below_start:
      return {"speed_below_start", "Q4"};
    case Why::speed_above_acceleration:
      return {"speed_above_acceleration", "SC-4.3a"};
    case Why::speed_above_top:
      return {"speed_above_top", "SC-4.3a"};
    case Why::speed_below_minimum:
      return {"speed_below_minimum", "Q5"};
    case Why::braking_too_hard:
      return {"braking_too_hard", "SC-5.6"};
    case Why::braking_not_payable:
      return {"braking_not_payable", "SC-5.3f"};
    case Why::speed_raised_in_corner:
      return {"speed_raised_in_corner", "SC-6.5c"};
    case Why::speed_too_fast_without_wear:
      return {"speed_too_fast_without_wear", "SC-6.8b"};
    case Why::speed_certain_crash:
      return {"speed_certain_crash", "Q17"};
    case Why::no_car_ahead:
      return {"no_car_ahead", "SC-7.1"};
    case Why::slip_in_corner:
      return {"slip_in_corner", "SC-7.1"};
    case Why::option_not_in_row:
      return {"option_not_in_row", "SC-6.6"};
    case Why::option_not_payable:
      return {"option_not_payable", "SC-6.6h"};
    case Why::path_not_forward:
      return {"path_not_forward", "SC-3.4"};
    case Why::path_wrong_length:
      return {"path_wrong_length", "SC-3.3"};
    case Why::path_through_car:
      return {"path_through_car", "SC-3.4"};
    case Why::path_stops_too_early:
      return {"path_stops_too_early", "SC-8.2"};
    case Why::path_bonus_into_corner:
      return {"path_bonus_into_corner", "SC-7.2"};
    case Why::path_raises_speed_in_corner:
      return {"path_raises_speed_in_corner", "SC-6.5c"};
    case Why::path_too_fast_without_wear:
      return {"path_too_fast_without_wear", "SC-6.8c"};
    case Why::path_certain_crash:
      return {"path_certain_crash", "Q17"};
  }
  return {};
}

}  // namespace

std::string_view name(Why why) { return entry(why).name; }

std::string_view clause(Why why) { return entry(why).clause; }

}  // namespace chicane::speed_circuit
