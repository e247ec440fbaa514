// What the lab knows of `speed-circuit-wbc`.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "lab/builds.h"
#include "lab/figure.h"
#include "lab/out_watch.h"
#include "lab/study.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::lab {

template <>
class OutWatch<speed_circuit_wbc::SpeedCircuitWbc>
    : public OutsByStatus<speed_circuit_wbc::Status, speed_circuit_wbc::Status::crash> {
 public:
  static constexpr std::array<std::string_view, 5> kCauses = {"crash", "crash off", "engine",
                                                              "brakes", "stuck"};
};

template <>
struct StudyOf<speed_circuit_wbc::SpeedCircuitWbc> {
  // Rookies look a turn ahead here.
  static constexpr std::string_view kDriver = "rookie";

  // As in the boxed game: the grid goes by builds and bids, and rookies of one build drive alike.
  static constexpr std::array<RaceTarget, 2> kTargets = {{
      {speed_circuit_wbc::SpeedCircuitWbc::kId, Figure::overtakes, {2, kAny}},
      {speed_circuit_wbc::SpeedCircuitWbc::kId, Figure::gap, {0, 0.25}},
  }};

  static std::optional<int> car_at_wheel(const speed_circuit_wbc::State&) { return std::nullopt; }
  // The sum of the last roll means nothing once the roll has been judged.
  static speed_circuit_wbc::State position(speed_circuit_wbc::State state) {
    using speed_circuit_wbc::Phase;
    if (state.phase != Phase::dice && state.phase != Phase::chips)
      state.move.dice = state.move.chips = 0;
    return state;
  }
  static BuildSet builds();
};

}  // namespace chicane::lab
