// For those who work in the types of a rule set that is known by its name.
#pragma once

#include <string_view>

#include "catalog/formula_one_race.h"
#include "catalog/grand_prix_advanced_race.h"
#include "catalog/grand_prix_basic_race.h"
#include "catalog/motorchamp_race.h"
#include "catalog/speed_circuit_race.h"
#include "catalog/speed_circuit_wbc_race.h"

namespace chicane::lab {

template <class TheRace>
struct RuleTypesOf;

// The rule set R, its words and its door.
template <class TheRules>
struct RuleTypesOf<RuleRace<TheRules>> {
  using R = TheRules;
  using Words = WordsOf<TheRules>;
  using TheRace = RuleRace<TheRules>;
};

// `work` is called with the types of that rule set and gives the answer; `otherwise` does if there
// is no such rule set.
template <class Work, class Otherwise>
auto with_rule_types(std::string_view rules, Work work, Otherwise otherwise) {
  if (rules == SpeedCircuitWords::R::kId) return work(RuleTypesOf<SpeedCircuitRace>());
  if (rules == SpeedCircuitWbcWords::R::kId) return work(RuleTypesOf<SpeedCircuitWbcRace>());
  if (rules == FormulaOneWords::R::kId) return work(RuleTypesOf<FormulaOneRace>());
  if (rules == MotorChampWords::R::kId) return work(RuleTypesOf<MotorChampRace>());
  if (rules == GrandPrixBasicWords::R::kId) return work(RuleTypesOf<GrandPrixBasicRace>());
  if (rules == GrandPrixAdvancedWords::R::kId) return work(RuleTypesOf<GrandPrixAdvancedRace>());
  return otherwise();
}

}  // namespace chicane::lab
