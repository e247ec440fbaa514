// Odds of a decision in the position that a case ends in, as text.
#pragma once

#include <gtest/gtest.h>

#include <map>

#include "base/text.h"
#include "conform/run_case.h"
#include "lab/odds.h"

namespace chicane::lab {

// Where a case of that body ends.
inline std::unique_ptr<Race> position(const std::string& rules, const std::string& body) {
  const Result<CaseFile, DataError> file =
      parse_cases("rules " + rules + "\ncase X\n" + body, "t.case");
  EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  Result<std::unique_ptr<Race>, DataError> race =
      conform::position_after(file->rules, file->cases.at(0));
  EXPECT_TRUE(static_cast<bool>(race)) << to_string(race.error());
  return std::move(*race);
}

// Each outcome of one decision as it is told, with its chance: "5/6".
inline std::map<std::string, std::string> odds(const Race& race, const std::string& decision) {
  const Result<Odds, DataError> found = odds_of(race, decision);
  EXPECT_TRUE(static_cast<bool>(found)) << found.error().what;
  std::map<std::string, std::string> outcomes;
  for (const Outcome& outcome : found->decisions.at(0).outcomes) {
    outcomes[join(outcome.told, " ")] =
        std::to_string(outcome.chance.part) + "/" + std::to_string(outcome.chance.whole);
  }
  return outcomes;
}

}  // namespace chicane::lab
