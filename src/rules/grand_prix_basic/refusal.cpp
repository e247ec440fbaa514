#include "rules/grand_prix_basic/refusal.h"

namespace chicane::grand_prix_basic {

namespace {

struct Entry {
  std::string_view name;
  std::string_view clause;
};

Entry entry(Why why) {
  switch (why) {
    case Why::race_over:
      return {"race_over", "GPB-VIC-3"};
    case Why::not_your_turn:
      return {"not_your_turn", "GPB-ORD-1"};
    case Why::another_decision_due:
      return {"another_decision_due", "GPB-4.1"};
    case Why::die_not_owed:
      return {"die_not_owed", "GPB-4.1"};
    case Why::face_not_on_die:
      return {"face_not_on_die", "GPB-GEN-1"};
    case Why::one_die_or_two:
      return {"one_die_or_two", "GPB-MOV-1"};
    case Why::beyond_total:
      return {"beyond_total", "GPB-MOV-1"};
    case Why::no_room:
      return {"no_room", "GPB-CAP-1"};
    case Why::must_move:
      return {"must_move", "GPB-MOV-2"};
    case Why::beyond_lost_cell:
      return {"beyond_lost_cell", "GPB-OVT-3"};
    case Why::must_leave_start:
      return {"must_leave_start", "GPB-OVT-5"};
  }
  return {};
}

}  // namespace

std::string_view name(Why why) { return entry(why).name; }

std::string_view clause(Why why) { return entry(why).clause; }

}  // namespace chicane::grand_prix_basic
