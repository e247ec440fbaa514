#include "drivers/grand_prix_advanced/field.h"
#include "drivers/make_master.h"

namespace chicane {

using grand_prix_advanced::GrandPrixAdvanced;

template <>
std::unique_ptr<Mind<GrandPrixAdvanced>> make_master<GrandPrixAdvanced>(
    const MasterName& name, const grand_prix_advanced::Game& game, std::uint64_t seed) {
  return make_master_as<GrandPrixAdvanced>(
      name, game, seed,
      {.pro = {.minds_others = true, .style = {}, .rehearsals = 40}, .ace = {.turns = 2}});
}

}  // namespace chicane
