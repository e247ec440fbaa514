#include "rules/motorchamp/refusal.h"

namespace chicane::motorchamp {

namespace {

struct Entry {
  std::string_view name;
  std::string_view clause;
};

Entry entry(Why why) {
  switch (why) {
    case Why::race_over:
      return {"race_over", "MC-END-7"};
    case Why::not_your_turn:
      return {"not_your_turn", "MC-ORD-2"};
    case Why::another_decision_due:
      return {"another_decision_due", "MC-ORD-2"};
    case Why::die_not_owed:
      return {"die_not_owed", "MC-DIC-2"};
    case Why::face_not_on_die:
      return {"face_not_on_die", "MC-DIC-1"};
    case Why::not_your_car:
      return {"not_your_car", "MC-SET-2"};
    case Why::car_placed_already:
      return {"car_placed_already", "MC-SET-2"};
    case Why::too_many_dice:
      return {"too_many_dice", "MC-COL-3"};
    case Why::slower_than_fair_play:
      return {"slower_than_fair_play", "MC-FAI-2"};
    case Why::throw_not_of_start:
      return {"throw_not_of_start", "MC-STA-1"};
    case Why::throw_not_of_handicap:
      return {"throw_not_of_handicap", "MC-HCP-2"};
    case Why::throw_not_of_pits:
      return {"throw_not_of_pits", "MC-PIT-9"};
    case Why::no_such_throw:
      return {"no_such_throw", "MC-DIC-2"};
    case Why::target_not_lawful:
      return {"target_not_lawful", "MC-MOV-4"};
    case Why::no_tow:
      return {"no_tow", "MC-SLP-3"};
  }
  return {};
}

}  // namespace

std::string_view name(Why why) { return entry(why).name; }

std::string_view clause(Why why) { return entry(why).clause; }

}  // namespace chicane::motorchamp
