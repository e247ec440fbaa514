#include "drivers/grand_prix_basic/field.h"
#include "drivers/grand_prix_basic/pro.h"
#include "drivers/make_master.h"
#include "drivers/plain_minds.h"

namespace chicane {

using grand_prix_basic::GrandPrixBasic;

namespace {

// Who reckons exactly leaves little to be found, and dice hide it: an ace departs from it only
// beyond doubt, and does not look for long.
constexpr AcePlan kAcePlan = {.turns = 1, .doubt = 3, .simulations_max = 200};

}  // namespace

template <>
std::unique_ptr<Mind<GrandPrixBasic>> make_master<GrandPrixBasic>(
    const MasterName& name, const grand_prix_basic::Game& game, Shelf& shelf, std::uint64_t seed) {
  if (name.name == "pro")
    return std::make_unique<SteadfastMind<GrandPrixBasic, grand_prix_basic::Pro>>(
        std::make_shared<const grand_prix_basic::Pro>(game, name.style));
  return make_master_as<GrandPrixBasic>(name, game, shelf, seed, {.ace = kAcePlan});
}

}  // namespace chicane
