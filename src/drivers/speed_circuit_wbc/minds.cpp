#include "drivers/plain_minds.h"
#include "drivers/speed_circuit_wbc/club.h"
#include "drivers/speed_circuit_wbc/rookie.h"
#include "drivers/speed_circuit_wbc/substitutes.h"

namespace chicane {

using speed_circuit_wbc::SpeedCircuitWbc;

template <>
std::unique_ptr<Mind<SpeedCircuitWbc>> make_mind<SpeedCircuitWbc>(
    std::string_view name, const speed_circuit_wbc::Game& game, std::uint64_t seed) {
  if (name == "club")
    return std::make_unique<SteadfastMind<SpeedCircuitWbc, speed_circuit_wbc::Club>>(game);
  return make_plain_mind<SpeedCircuitWbc, speed_circuit_wbc::Rookie, speed_circuit_wbc::Steady,
                         speed_circuit_wbc::First>(name, game, seed);
}

}  // namespace chicane
