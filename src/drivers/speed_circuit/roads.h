// The roads of `speed-circuit`.
#pragma once

#include "drivers/plotted_roads.h"
#include "drivers/road_book.h"
#include "solver/speed_circuit/lone.h"

namespace chicane {

template <>
struct Roads<speed_circuit::SpeedCircuit>
    : PlottedRoads<speed_circuit::Game, speed_circuit::State, speed_circuit::Car,
                   speed_circuit::Phase, speed_circuit::kSpeedMax.mph()> {
  static std::uint32_t path_of(const State& before, const speed_circuit::Decision& decision) {
    return decision.kind == speed_circuit::DecisionKind::drive ? speed_circuit::path(decision).word
                                                               : before.move.path;
  }
  // SC-5.4d
  static int wear_units(const Car& car) {
    return car.brakes_strained ? car.wear / speed_circuit::kStrainedWearFactor : car.wear;
  }
  static Speed start_after_spin(const Specs& specs) { return specs.start; }
  static int reserve(const Car&) { return 0; }
};

}  // namespace chicane
