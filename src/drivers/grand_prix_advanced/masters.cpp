#include <algorithm>
#include <span>

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

// Dice scatter a race so much that a lead far from its end says little (Style::lead_growth).
constexpr double kLeadGrowth = 0.3;
// What an ace would do without a search is the best of what was raced: he departs from it only for
// what is better beyond chance. So few simulations keep a race of three aces and three others
// within seconds; what more would bring has not been measured.
constexpr double kDoubt = 3;
constexpr long kSimulationsMax = 200;

}  // namespace

// A pro is a club driver who counts the cars ahead and ventures more, by his place; an ace searches
// over what the best of such drivers would do, who ventures most.
template <>
std::unique_ptr<Mind<GrandPrixAdvanced>> make_master<GrandPrixAdvanced>(
    const MasterName& name, const grand_prix_advanced::Game& game, Shelf& shelf,
    std::uint64_t seed) {
  if (name.name == "pro")
    return std::make_unique<SteadfastMind<GrandPrixAdvanced, Club>>(
        std::make_shared<const Club>(game, tempers_of(name.style)));
  AcePlan plan = as_named({.doubt = kDoubt, .simulations_max = kSimulationsMax}, name);
  plan.style.lead_growth = std::max(plan.style.lead_growth, kLeadGrowth);
  return std::make_unique<Ace<GrandPrixAdvanced>>(game, shelf, plan, seed);
}

}  // namespace chicane
