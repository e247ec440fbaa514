#include "drivers/grand_prix_basic/field.h"
#include "drivers/make_master.h"

namespace chicane {

using grand_prix_basic::GrandPrixBasic;

template <>
std::unique_ptr<Mind<GrandPrixBasic>> make_master<GrandPrixBasic>(
    const MasterName& name, const grand_prix_basic::Game& game, std::uint64_t seed) {
  // The club driver knows the odds of a go exactly: only what is clearly better is better.
  return make_master_as<GrandPrixBasic>(
      name, game, seed,
      {.pro = {.minds_others = true, .style = {}, .rehearsals = 200, .doubt = 2.5},
       .ace = {.turns = 2}});
}

}  // namespace chicane
