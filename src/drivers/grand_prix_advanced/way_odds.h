// What may come of a plan that is kept to its end, by enumerating the checks (tables B and C).
#pragma once

#include "rules/grand_prix_advanced/plans.h"

namespace chicane::grand_prix_advanced {

struct WayOdds {
  double unharmed = 0;  // At the end of the plan.
  double damaged = 0;   // At the end of the plan, with at least one damage more.
  double spun = 0;      // Beside the road, goes on.
  double out = 0;
};

// Of the car at the wheel; tyres that go make the rest of the way harder, brakes that go end it
// where the plan brakes again (the driver is asked there; shares are those until then).
WayOdds odds_of_plan(const grand_prix_advanced::Game& game, const grand_prix_advanced::State& state,
                     const grand_prix_advanced::Plan& plan);

}  // namespace chicane::grand_prix_advanced
