#include "rules/formula_one/refusal.h"

namespace chicane::formula_one {

namespace {

struct Entry {
  std::string_view name;
  std::string_view clause;
};

Entry entry(Why why) {
  switch (why) {
    case Why::race_over:
      return {"race_over", "F1-FIN-2"};
    case Why::not_your_turn:
      return {"not_your_turn", "F1-SET-2"};
    case Why::another_decision_due:
      return {"another_decision_due", "F1-4.2"};
    case Why::die_not_owed:
      return {"die_not_owed", "F1-COR-6"};
    case Why::face_not_on_die:
      return {"face_not_on_die", "F1-SET-4"};
    case Why::no_such_speed:
      return {"no_such_speed", "F1-MOV-2"};
    case Why::speeds_up_too_much:
      return {"speeds_up_too_much", "F1-MOV-2"};
    case Why::above_first_speed:
      return {"above_first_speed", "F1-MOV-5"};
    case Why::above_blocked_speed:
      return {"above_blocked_speed", "F1-BLK-7"};
    case Why::reduction_not_payable:
      return {"reduction_not_payable", "F1-RED-4"};
    case Why::brakes_have_failed:
      return {"brakes_have_failed", "F1-6.3"};
    case Why::way_not_clear:
      return {"way_not_clear", "F1-TAC-5"};
    case Why::no_superb_card:
      return {"no_superb_card", "F1-TAC-1"};
    case Why::card_while_spun_off:
      return {"card_while_spun_off", "F1-TAC-4"};
    case Why::card_with_faulty_tyres:
      return {"card_with_faulty_tyres", "F1-6.3"};
    case Why::no_clear_speed:
      return {"no_clear_speed", "F1-TAC-5"};
    case Why::not_a_step:
      return {"not_a_step", "F1-DIR-1"};
    case Why::square_taken:
      return {"square_taken", "F1-MOV-6"};
    case Why::path_too_short:
      return {"path_too_short", "F1-DIR-2"};
    case Why::path_too_long:
      return {"path_too_long", "F1-MOV-1"};
    case Why::pit_not_by_exact_count:
      return {"pit_not_by_exact_count", "F1-PIT-2"};
    case Why::pit_of_another:
      return {"pit_of_another", "F1-PIT-4"};
    case Why::pit_by_card:
      return {"pit_by_card", "F1-TAC-6"};
    case Why::card_not_held:
      return {"card_not_held", "F1-TAC-1"};
    case Why::second_card:
      return {"second_card", "F1-TAC-2"};
    case Why::card_before_the_move:
      return {"card_before_the_move", "F1-TAC-3"};
    case Why::card_needs_a_way:
      return {"card_needs_a_way", "F1-TAC-6"};
    case Why::carburettor_speed:
      return {"carburettor_speed", "F1-TAC-7"};
    case Why::another_band_at_hand:
      return {"another_band_at_hand", "F1-6.3"};
  }
  return {};
}

}  // namespace

std::string_view name(Why why) { return entry(why).name; }

std::string_view clause(Why why) { return entry(why).clause; }

}  // namespace chicane::formula_one
