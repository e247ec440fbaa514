#include "drivers/make_master.h"
#include "drivers/motorchamp/field.h"

namespace chicane {

using motorchamp::MotorChamp;

template <>
std::unique_ptr<Mind<MotorChamp>> make_master<MotorChamp>(const MasterName& name,
                                                          const motorchamp::Game& game,
                                                          std::uint64_t seed) {
  return make_master_as<MotorChamp>(
      name, game, seed,
      {.pro = {.minds_others = true, .style = {}, .rehearsals = 60}, .ace = {.turns = 2}});
}

}  // namespace chicane
