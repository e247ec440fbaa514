// MOV, BRK, CAP, OVT, GEAR-5: which plans are lawful. Two prohibitions compare plans: one that
// would be forbidden is allowed where no cleaner one exists. What exists is found in one pass over
// the cells ahead.
#pragma once

#include <optional>

#include "rules/grand_prix_advanced/refusal.h"
#include "rules/grand_prix_advanced/road.h"

namespace chicane::grand_prix_advanced {

// What the prohibitions come to on this road.
struct Allowance {
  bool fits;      // Some plan fits the window and ends in a cell with room.
  int last_room;  // GPA-CAP-3  Else the car stops here.
  bool accident;  // GPA-OVT-2  An occupied cell may be entered above T.
  bool fifth;     // GPA-GEAR-5  In fifth a cell that reaches 3 may be entered.
};

Allowance allowance(const Road& road);

std::optional<Why> refuse_plan(const Road& road, const Allowance& allowed, const Plan& plan);

// What a plan leads to before a die is thrown or the go ends. Plans with the same outcome are the
// same decision: after the checks of a cell the rest of a plan may be replaced (section 4, item 4).
struct Outcome {
  std::uint8_t cells;   // Entered until then.
  std::uint8_t checks;  // 0: the plan goes through.
  bool is_end;          // The last cell of the plan.
  bool is_box;          // Without checks.
  std::uint8_t count;   // Used until then; 0 at the end, where it does not matter any more.

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome outcome_of(const Road& road, const Plan& plan);

// Appends one lawful plan for each outcome but `known`, sorted.
void list_plans(const Road& road, const Allowance& allowed, const std::optional<Outcome>& known,
                DecisionList& list);

}  // namespace chicane::grand_prix_advanced
