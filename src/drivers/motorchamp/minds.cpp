#include "drivers/first.h"
#include "drivers/motorchamp/club.h"
#include "drivers/motorchamp/rookie.h"
#include "drivers/plain_minds.h"

namespace chicane {

using motorchamp::MotorChamp;

// Where cars go by dice there is no speed to keep.
template <>
std::unique_ptr<Mind<MotorChamp>> make_mind<MotorChamp>(std::string_view name,
                                                        const motorchamp::Game& game, Shelf& shelf,
                                                        std::uint64_t seed) {
  if (name == "club") return make_steadfast_mind<MotorChamp, motorchamp::Club>(game, shelf);
  return make_plain_mind<MotorChamp, motorchamp::Rookie, First<MotorChamp>, First<MotorChamp>>(
      name, game, shelf, seed);
}

}  // namespace chicane
