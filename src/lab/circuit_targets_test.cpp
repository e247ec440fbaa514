// All twelve circuits race well: docs/motorchamp-circuits.md, with other seeds than the table
// there.
#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "lab/circuit_study.h"

namespace chicane::lab {

namespace {

TEST(CircuitTargets, HoldOnAllTwelveCircuits) {
  const std::vector<std::string> circuits = piece_circuit_names();
  EXPECT_EQ(circuits.size(), 12u);
  for (const std::string& name : circuits) {
    SCOPED_TRACE(name);
    const Result<Board, DataError> board = load_board(name);
    ASSERT_TRUE(board);
    const Result<CircuitStudy, DataError> study =
        study_circuit({*board, StudyDrivers::mixed, 630, 100'000});
    ASSERT_TRUE(study);
    for (const StudyTarget& target : study_targets())
      EXPECT_TRUE(target.holds(*study)) << target.figure << ": " << target.value(*study);
  }
}

}  // namespace

}  // namespace chicane::lab
