#include "drivers/plain_minds.h"
#include "drivers/speed_circuit/club.h"
#include "drivers/speed_circuit/rookie.h"
#include "drivers/speed_circuit/substitutes.h"

namespace chicane {

using speed_circuit::SpeedCircuit;

template <>
std::unique_ptr<Mind<SpeedCircuit>> make_mind<SpeedCircuit>(std::string_view name,
                                                            const speed_circuit::Game& game,
                                                            Shelf& shelf, std::uint64_t seed) {
  if (name == "club") return make_steadfast_mind<SpeedCircuit, speed_circuit::Club>(game, shelf);
  return make_plain_mind<SpeedCircuit, speed_circuit::Rookie, speed_circuit::Steady,
                         speed_circuit::First>(name, game, shelf, seed);
}

}  // namespace chicane
