#include "drivers/formula_one/club.h"
#include "drivers/formula_one/rookie.h"
#include "drivers/formula_one/substitutes.h"
#include "drivers/plain_minds.h"

namespace chicane {

using formula_one::FormulaOne;

template <>
std::unique_ptr<Mind<FormulaOne>> make_mind<FormulaOne>(std::string_view name,
                                                        const formula_one::Game& game, Shelf& shelf,
                                                        std::uint64_t seed) {
  if (name == "club") return make_steadfast_mind<FormulaOne, formula_one::Club>(game, shelf);
  return make_plain_mind<FormulaOne, formula_one::Rookie, formula_one::Steady, formula_one::First>(
      name, game, shelf, seed);
}

}  // namespace chicane
