// Races on all boards that come with Chicane, under every rule set that can race there and
// has the driver.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/boards.h"
#include "drivers/mind.h"
#include "lab/race_study.h"

namespace chicane::circuits {

// The field of a study if the board has room for it.
inline int seats_for(const std::vector<int>& possible) {
  const bool has_room =
      std::find(possible.begin(), possible.end(), lab::kStudySeats) != possible.end();
  return has_room ? lab::kStudySeats : possible.back();
}

inline void expect_races_to_end(const RuleSetEntry& rules, const std::string& name,
                                const std::string& driver, int races) {
  SCOPED_TRACE(std::string(rules.id()) + " on " + name + ", " + driver);
  const Result<Board, DataError> board = load_board(name);
  ASSERT_TRUE(board) << to_string(board.error());
  const std::vector<int> possible = lab::seats_on(rules, *board);
  if (possible.empty()) return;
  const Result<lab::RaceStudy, DataError> study = lab::study_races(
      {std::string(rules.id()), *board, driver, seats_for(possible), rules.fewest_laps(), races});
  ASSERT_TRUE(study) << to_string(study.error());
  EXPECT_EQ(study->races, races);
  for (const std::uint64_t seed : study->unended)
    ADD_FAILURE() << "the race of seed " << seed << " does not end";
  // Who looks where he drives knows how to come home.
  const double won_at_least = driver == "random" ? 0 : 0.9;
  EXPECT_GE((*study)[lab::Figure::winners].mean, won_at_least);
}

inline void expect_all_races_to_end(const std::string& driver, int races) {
  for (const RuleSetEntry* rules : rule_sets()) {
    const std::vector<std::string> drivers = mind_names(rules->id());
    if (std::find(drivers.begin(), drivers.end(), driver) == drivers.end()) continue;
    for (const std::string& name : board_names()) expect_races_to_end(*rules, name, driver, races);
  }
}

}  // namespace chicane::circuits
