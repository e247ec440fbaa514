// What the lab knows of `motorchamp`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "lab/figure.h"
#include "lab/out_watch.h"
#include "lab/study.h"
#include "rules/motorchamp/motorchamp.h"
#include "rules/motorchamp/targets.h"

namespace chicane::lab {

template <>
class OutWatch<motorchamp::MotorChamp> : public OutsByState {
 public:
  // Blockage: not for the limit alone; the track, or every side place, was taken.
  static constexpr std::array<std::string_view, 2> kCauses = {"limit", "blockage"};

  void before(const motorchamp::State& state, const motorchamp::Decision& decision) {
    if (state.phase != motorchamp::Phase::play) return;
    if (motorchamp::target_of(decision).goal != motorchamp::Goal::out) return;
    // MC-LIM-4  Two over the limit is out whoever is in the way.
    const bool is_by_limit = motorchamp::total_of(state.move) >= state.move.limit + 2;
    causes_[state.move.car] = is_by_limit ? 0 : 1;
  }
  int cause(const motorchamp::State&, int car) const { return causes_[car]; }

 private:
  std::array<std::uint8_t, motorchamp::kCarsMax> causes_{};
};

template <>
struct StudyOf<motorchamp::MotorChamp> {
  // Rookies do not look ahead here.
  static constexpr std::string_view kDriver = "club";

  // The twelve circuits of the pieces: 25 to 34, 2.9 to 4.4, 0.41 to 0.52. With a grid by lot the
  // front must be worth something, but not everything; they have correlations of 0.28 to 0.37 and
  // 0.80 to 0.88 of the wins from the front.
  static constexpr std::array<RaceTarget, 5> kTargets = {{
      {motorchamp::MotorChamp::kId, Figure::overtakes, {13, kAny}},
      {motorchamp::MotorChamp::kId, Figure::lead_changes, {1.5, kAny}},
      {motorchamp::MotorChamp::kId, Figure::gap, {0, 0.8}},
      {motorchamp::MotorChamp::kId, Figure::grid_correlation, {-0.2, 0.7}},
      {motorchamp::MotorChamp::kId, Figure::front_wins, {0.35, 0.92}},
  }};

  static std::optional<int> car_at_wheel(const motorchamp::State& state) { return state.move.car; }
};

}  // namespace chicane::lab
