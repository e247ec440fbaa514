#include "drivers/grand_prix_advanced/field.h"
#include "drivers/make_master.h"
#include "drivers/plain_minds.h"

namespace chicane {

using grand_prix_advanced::Club;
using grand_prix_advanced::GrandPrixAdvanced;
using grand_prix_advanced::Temper;

namespace {

// Who blocks drives as the plain one does.
std::span<const Temper> tempers_of(const Style& style) {
  if (style.care > 0) return grand_prix_advanced::kSafe;
  if (style.lead > Style{}.lead) return grand_prix_advanced::kFast;
  return grand_prix_advanced::kSober;
}

}  // namespace

// A pro is a club driver who knows what risk pays where: rehearsals took milliseconds and brought
// nothing more that could be seen.
template <>
std::unique_ptr<Mind<GrandPrixAdvanced>> make_master<GrandPrixAdvanced>(
    const MasterName& name, const grand_prix_advanced::Game& game, std::uint64_t seed) {
  if (name.name == "pro")
    return std::make_unique<SteadfastMind<GrandPrixAdvanced, Club>>(game, tempers_of(name.style));
  return make_master_as<GrandPrixAdvanced>(name, game, seed, {.ace = {.turns = 2}});
}

}  // namespace chicane
