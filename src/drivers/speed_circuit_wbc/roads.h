// The roads of `speed-circuit-wbc`.
#pragma once

#include "drivers/plotted_roads.h"
#include "drivers/road_book.h"
#include "solver/speed_circuit_wbc/lone.h"

namespace chicane {

template <>
struct Roads<speed_circuit_wbc::SpeedCircuitWbc>
    : PlottedRoads<speed_circuit_wbc::Game, speed_circuit_wbc::State, speed_circuit_wbc::Car,
                   speed_circuit_wbc::Phase, speed_circuit_wbc::kSpeedMax.mph()> {
  static std::uint32_t path_of(const State& before, const speed_circuit_wbc::Decision&) {
    return before.move.path;
  }
  static int wear_units(const Car& car) { return car.wear; }
  // WBC-2.9a
  static Speed start_after_spin(const Specs& specs) { return std::min(specs.start, specs.accel); }
  static int reserve(const Car& car) { return kOne * car.ones + kThree * car.threes; }

 private:
  // What chips save.
  static constexpr int kOne = 2;
  static constexpr int kThree = 5;
};

}  // namespace chicane
