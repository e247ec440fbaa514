#include "drivers/make_master.h"
#include "drivers/speed_circuit_wbc/field.h"

namespace chicane {

using speed_circuit_wbc::SpeedCircuitWbc;

template <>
std::unique_ptr<Mind<SpeedCircuitWbc>> make_master<SpeedCircuitWbc>(
    const MasterName& name, const speed_circuit_wbc::Game& game, Shelf& shelf, std::uint64_t seed) {
  return make_master_as<SpeedCircuitWbc>(name, game, shelf, seed,
                                         {.pro = {.rehearsals = 40}, .ace = {}});
}

}  // namespace chicane
