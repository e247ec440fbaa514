// What the lab knows of `grand-prix-basic`.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "lab/figure.h"
#include "lab/out_watch.h"
#include "lab/study.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::lab {

template <>
class OutWatch<grand_prix_basic::GrandPrixBasic> : public NoOuts {};

template <>
struct StudyOf<grand_prix_basic::GrandPrixBasic> {
  // Rookies do not look ahead here.
  static constexpr std::string_view kDriver = "club";

  // GP-REF: 23.5, 4.7, 0.39, 0.10, 0.63
  static constexpr std::array<RaceTarget, 5> kTargets = {{
      {grand_prix_basic::GrandPrixBasic::kId, Figure::overtakes, {12, kAny}},
      {grand_prix_basic::GrandPrixBasic::kId, Figure::lead_changes, {2.3, kAny}},
      {grand_prix_basic::GrandPrixBasic::kId, Figure::gap, {0, 0.65}},
      {grand_prix_basic::GrandPrixBasic::kId, Figure::grid_correlation, {-0.2, 0.7}},
      {grand_prix_basic::GrandPrixBasic::kId, Figure::front_wins, {0.35, 0.92}},
  }};

  static std::optional<int> car_at_wheel(const grand_prix_basic::State& state) {
    return state.go.car;
  }
};

}  // namespace chicane::lab
