// Why a decision is not lawful. Each reason rests on a clause.
#pragma once

#include <cstdint>
#include <string_view>

namespace chicane::motorchamp {

enum class Why : std::uint8_t {
  race_over,
  not_your_turn,
  another_decision_due,
  die_not_owed,
  face_not_on_die,
  not_your_car,
  car_placed_already,
  too_many_dice,
  slower_than_fair_play,
  throw_not_of_start,
  throw_not_of_handicap,
  throw_not_of_pits,
  no_such_throw,
  target_not_lawful,
  no_tow,
};

struct Refusal {
  Why why;
};

// "slower_than_fair_play"
std::string_view name(Why why);

// "MC-FAI-2"
std::string_view clause(Why why);

}  // namespace chicane::motorchamp
