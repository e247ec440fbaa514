#include "drivers/make_master.h"
#include "drivers/motorchamp/field.h"
#include "drivers/motorchamp/pro.h"
#include "drivers/plain_minds.h"

namespace chicane {

using motorchamp::MotorChamp;

namespace {

// A turn of lead is worth less in this game of dice than in others: so much that the places hoped
// for are those that quick drivers come to from there.
constexpr double kLuck = 6;
// So many simulations keep a race of six aces under a minute. Most of what they find is which of
// two lanes is the better one: there is no accident in it that was not seen.
constexpr AcePlan kAcePlan{.turns = 2, .doubt = 1, .unseen = 0.1, .simulations_max = 600};

}  // namespace

template <>
std::unique_ptr<Mind<MotorChamp>> make_master<MotorChamp>(const MasterName& name,
                                                          const motorchamp::Game& game,
                                                          Shelf& shelf, std::uint64_t seed) {
  if (name.name == "pro")
    return std::make_unique<SteadfastMind<MotorChamp, motorchamp::Pro>>(
        std::make_shared<const motorchamp::Pro>(game, name.style));
  if (name.name != "ace") return nullptr;
  AcePlan plan = as_named(kAcePlan, name);
  plan.style.lead_growth *= kLuck;
  return std::make_unique<Ace<MotorChamp>>(game, shelf, plan, seed);
}

}  // namespace chicane
