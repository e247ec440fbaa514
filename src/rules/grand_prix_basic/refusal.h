// Why a decision is not lawful. Each reason rests on a clause.
#pragma once

#include <cstdint>
#include <string_view>

namespace chicane::grand_prix_basic {

enum class Why : std::uint8_t {
  race_over,
  not_your_turn,
  another_decision_due,
  die_not_owed,
  face_not_on_die,
  one_die_or_two,
  beyond_total,
  no_room,
  must_move,
  beyond_lost_cell,
  must_leave_start,
};

struct Refusal {
  Why why;
};

std::string_view name(Why why);
std::string_view clause(Why why);

}  // namespace chicane::grand_prix_basic
