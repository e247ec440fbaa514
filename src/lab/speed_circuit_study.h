// What the lab knows of `speed-circuit`.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "lab/builds.h"
#include "lab/figure.h"
#include "lab/out_watch.h"
#include "lab/study.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::lab {

template <>
class OutWatch<speed_circuit::SpeedCircuit>
    : public OutsByStatus<speed_circuit::Status, speed_circuit::Status::crash> {
 public:
  static constexpr std::array<std::string_view, 4> kCauses = {"crash", "engine", "brakes", "stall"};
};

template <>
struct StudyOf<speed_circuit::SpeedCircuit> {
  // Rookies look a turn ahead here.
  static constexpr std::string_view kDriver = "rookie";

  // The grid of this game goes by builds and bids, and rookies of one build drive alike: who starts
  // and stays in front says more about the cars than about the board.
  static constexpr std::array<RaceTarget, 2> kTargets = {{
      {speed_circuit::SpeedCircuit::kId, Figure::overtakes, {2, kAny}},
      {speed_circuit::SpeedCircuit::kId, Figure::gap, {0, 0.25}},
  }};

  static std::optional<int> car_at_wheel(const speed_circuit::State&) { return std::nullopt; }
  static BuildSet builds();
};

}  // namespace chicane::lab
