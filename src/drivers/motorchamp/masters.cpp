#include "drivers/make_master.h"
#include "drivers/motorchamp/field.h"
#include "drivers/motorchamp/pro.h"
#include "drivers/plain_minds.h"

namespace chicane {

using motorchamp::MotorChamp;

template <>
std::unique_ptr<Mind<MotorChamp>> make_master<MotorChamp>(const MasterName& name,
                                                          const motorchamp::Game& game,
                                                          std::uint64_t seed) {
  if (name.name == "pro")
    return std::make_unique<SteadfastMind<MotorChamp, motorchamp::Pro>>(game, name.style);
  return make_master_as<MotorChamp>(name, game, seed, {.ace = {.turns = 4}});
}

}  // namespace chicane
