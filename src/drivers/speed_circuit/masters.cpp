#include "drivers/make_master.h"
#include "drivers/speed_circuit/field.h"

namespace chicane {

using speed_circuit::SpeedCircuit;

template <>
std::unique_ptr<Mind<SpeedCircuit>> make_master<SpeedCircuit>(const MasterName& name,
                                                              const speed_circuit::Game& game,
                                                              Shelf& shelf, std::uint64_t seed) {
  return make_master_as<SpeedCircuit>(name, game, shelf, seed,
                                      {.pro = {.rehearsals = 20, .candidates_max = 24}, .ace = {}});
}

}  // namespace chicane
