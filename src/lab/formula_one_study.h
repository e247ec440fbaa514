// What the lab knows of `formula-one`.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "lab/figure.h"
#include "lab/out_watch.h"
#include "lab/study.h"
#include "rules/formula_one/formula_one.h"

namespace chicane::lab {

template <>
class OutWatch<formula_one::FormulaOne> : public NoOuts {};

template <>
struct StudyOf<formula_one::FormulaOne> {
  // Rookies do not look ahead here.
  static constexpr std::string_view kDriver = "club";

  // All start level: there is no grid to speak of. F1-REF: 2.4 changes, 0.26.
  static constexpr std::array<RaceTarget, 3> kTargets = {{
      {formula_one::FormulaOne::kId, Figure::overtakes, {2, kAny}},
      {formula_one::FormulaOne::kId, Figure::lead_changes, {1.2, kAny}},
      {formula_one::FormulaOne::kId, Figure::gap, {0, 0.4}},
  }};

  static std::optional<int> car_at_wheel(const formula_one::State& state) { return state.move.car; }
};

}  // namespace chicane::lab
