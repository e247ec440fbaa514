#include "drivers/grand_prix_basic/field.h"
#include "drivers/make_master.h"

namespace chicane {

using grand_prix_basic::GrandPrixBasic;

template <>
std::unique_ptr<Mind<GrandPrixBasic>> make_master<GrandPrixBasic>(
    const MasterName& name, const grand_prix_basic::Game& game, std::uint64_t seed) {
  return make_master_as<GrandPrixBasic>(
      name, game, seed,
      // Nobody goes out for good.
      {.pro = {.minds_others = true, .style = {}, .rehearsals = 200, .unseen = 0},
       .ace = {.turns = 2}});
}

}  // namespace chicane
