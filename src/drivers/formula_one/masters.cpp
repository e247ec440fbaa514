#include <cmath>

#include "drivers/formula_one/club.h"
#include "drivers/formula_one/field.h"
#include "drivers/make_master.h"

namespace chicane {

using formula_one::FormulaOne;

namespace {

// Pros judge as finely as club drivers do, with whom they rehearse: to half a turn.
struct ByHalfTurns : Field<FormulaOne>::Promise {
  using Promise::Promise;
  double turns(const formula_one::Game& game, const formula_one::State& state, int car) const {
    return std::floor(Promise::turns(game, state, car) * 2) / 2;
  }
};

// Nobody goes out for good: what was not met in rehearsals is no disaster.
constexpr double kUnseen = 0;

}  // namespace

template <>
std::unique_ptr<Mind<FormulaOne>> make_master<FormulaOne>(const MasterName& name,
                                                          const formula_one::Game& game,
                                                          Shelf& shelf, std::uint64_t seed) {
  if (name.name == "pro") {
    return std::make_unique<Planner<FormulaOne, formula_one::Club, ByHalfTurns>>(
        game, shelf, PlannerPlan{.style = name.style, .rehearsals = 30, .unseen = kUnseen}, seed);
  }
  return make_master_as<FormulaOne>(name, game, shelf, seed,
                                    {.ace = {.turns = 2, .unseen = kUnseen}});
}

}  // namespace chicane
