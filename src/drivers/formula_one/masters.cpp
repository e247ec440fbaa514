#include "drivers/formula_one/field.h"
#include "drivers/make_master.h"

namespace chicane {

using formula_one::FormulaOne;

template <>
std::unique_ptr<Mind<FormulaOne>> make_master<FormulaOne>(const MasterName& name,
                                                          const formula_one::Game& game,
                                                          std::uint64_t seed) {
  return make_master_as<FormulaOne>(
      name, game, seed,
      // Nobody goes out for good.
      {.pro = {.rehearsals = 60, .turns = 2, .unseen = 0}, .ace = {.turns = 2}});
}

}  // namespace chicane
