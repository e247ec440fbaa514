#include "drivers/plain_minds.h"
#include "drivers/speed_circuit_wbc/club.h"
#include "drivers/speed_circuit_wbc/rookie.h"
#include "drivers/speed_circuit_wbc/substitutes.h"

namespace chicane {

using speed_circuit_wbc::SpeedCircuitWbc;

template <>
std::unique_ptr<Mind<SpeedCircuitWbc>> make_mind<SpeedCircuitWbc>(
    std::string_view name, const speed_circuit_wbc::Game& game, Shelf& shelf, std::uint64_t seed) {
  if (name == "club")
    return make_steadfast_mind<SpeedCircuitWbc, speed_circuit_wbc::Club>(game, shelf);
  return make_plain_mind<SpeedCircuitWbc, speed_circuit_wbc::Rookie, speed_circuit_wbc::Steady,
                         speed_circuit_wbc::First>(name, game, shelf, seed);
}

}  // namespace chicane
