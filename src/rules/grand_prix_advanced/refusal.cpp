#include "rules/grand_prix_advanced/refusal.h"

namespace chicane::grand_prix_advanced {

namespace {

struct Entry {
  std::string_view name;
  std::string_view clause;
};

Entry entry(Why why) {
  switch (why) {
    case Why::race_over:
      return {"race_over", "GPA-VIC-2"};
    case Why::not_your_turn:
      return {"not_your_turn", "GPA-ORD-1"};
    case Why::another_decision_due:
      return {"another_decision_due", "GPA-4.1"};
    case Why::die_not_owed:
      return {"die_not_owed", "GPA-4.1"};
    case Why::face_not_on_die:
      return {"face_not_on_die", "GPA-GEN-1"};
    case Why::not_damaged:
      return {"not_damaged", "GPA-BOX-4"};
    case Why::only_tyres_on_arrival:
      return {"only_tyres_on_arrival", "GPA-BOX-3"};
    case Why::gear_out_of_reach:
      return {"gear_out_of_reach", "GPA-GEAR-2"};
    case Why::no_double_with_gearbox:
      return {"no_double_with_gearbox", "GPA-GEAR-4"};
    case Why::only_first_after_spin:
      return {"only_first_after_spin", "GPA-DMG-3"};
    case Why::only_first_from_box:
      return {"only_first_from_box", "GPA-BOX-6"};
    case Why::only_first_at_start:
      return {"only_first_at_start", "GPA-STA-1"};
    case Why::no_fifth_before_three:
      return {"no_fifth_before_three", "GPA-GEAR-5"};
    case Why::push_beyond_limit:
      return {"push_beyond_limit", "GPA-PUSH-1"};
    case Why::no_push_at_start:
      return {"no_push_at_start", "GPA-STA-1"};
    case Why::no_push_out_of_gear:
      return {"no_push_out_of_gear", "GPA-GEAR-3"};
    case Why::below_minimum:
      return {"below_minimum", "GPA-MOV-1"};
    case Why::beyond_maximum:
      return {"beyond_maximum", "GPA-MOV-1"};
    case Why::must_enter_cell:
      return {"must_enter_cell", "GPA-PRA-1"};
    case Why::no_brakes:
      return {"no_brakes", "GPA-BRK-3"};
    case Why::no_room:
      return {"no_room", "GPA-CAP-2"};
    case Why::endangers_others:
      return {"endangers_others", "GPA-OVT-2"};
    case Why::three_in_fifth:
      return {"three_in_fifth", "GPA-GEAR-5"};
    case Why::no_way_to_box:
      return {"no_way_to_box", "GPA-BOX-1"};
    case Why::box_not_there:
      return {"box_not_there", "GPA-BOX-1"};
  }
  return {};
}

}  // namespace

std::string_view name(Why why) { return entry(why).name; }

std::string_view clause(Why why) { return entry(why).clause; }

}  // namespace chicane::grand_prix_advanced
