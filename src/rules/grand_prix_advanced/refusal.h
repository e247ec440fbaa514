// Why a decision is not lawful. Each reason rests on a clause.
#pragma once

#include <cstdint>
#include <string_view>

namespace chicane::grand_prix_advanced {

enum class Why : std::uint8_t {
  race_over,
  not_your_turn,
  another_decision_due,
  die_not_owed,
  face_not_on_die,
  not_damaged,
  only_tyres_on_arrival,
  gear_out_of_reach,
  no_double_with_gearbox,
  only_first_after_spin,
  only_first_from_box,
  only_first_at_start,
  no_fifth_before_three,
  push_beyond_limit,
  no_push_at_start,
  no_push_out_of_gear,
  below_minimum,
  beyond_maximum,
  must_enter_cell,
  no_brakes,
  no_room,
  endangers_others,
  three_in_fifth,
  no_way_to_box,
  box_not_there,
};

struct Refusal {
  Why why;
};

std::string_view name(Why why);
std::string_view clause(Why why);

}  // namespace chicane::grand_prix_advanced
