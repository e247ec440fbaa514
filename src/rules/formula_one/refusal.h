// Why a decision is not lawful. Each reason rests on a clause.
#pragma once

#include <cstdint>
#include <string_view>

namespace chicane::formula_one {

enum class Why : std::uint8_t {
  race_over,
  not_your_turn,
  another_decision_due,
  die_not_owed,
  face_not_on_die,
  no_such_speed,
  speeds_up_too_much,
  above_first_speed,
  above_blocked_speed,
  reduction_not_payable,
  brakes_have_failed,
  way_not_clear,
  no_superb_card,
  card_while_spun_off,
  card_with_faulty_tyres,
  no_clear_speed,
  not_a_step,
  square_taken,
  path_too_short,
  path_too_long,
  pit_not_by_exact_count,
  pit_of_another,
  pit_by_card,
  card_not_held,
  second_card,
  card_before_the_move,
  card_needs_a_way,
  carburettor_speed,
  another_band_at_hand,
};

struct Refusal {
  Why why;
};

// "reduction_not_payable"
std::string_view name(Why why);

// "F1-RED-4"
std::string_view clause(Why why);

}  // namespace chicane::formula_one
