// All twelve circuits of pieces race well, and so do the boards laid over circuits of the real
// world: docs/motorchamp-circuits.md, with other seeds than the tables there.
#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "codec/circuit_text.h"
#include "codec/files_for_tests.h"
#include "lab/motorchamp_circuits.h"
#include "layout/motor_layout.h"

namespace chicane::lab {

namespace {

void expect_targets(const Board& board) {
  const Result<CircuitStudy, DataError> study =
      study_circuit({board, StudyDrivers::mixed, 630, 100'000});
  ASSERT_TRUE(study);
  for (const StudyTarget& target : study_targets())
    EXPECT_TRUE(target.holds(*study)) << target.figure << ": " << target.value(*study);
}

TEST(CircuitTargets, HoldOnAllTwelveCircuits) {
  const std::vector<std::string> circuits = piece_circuit_names();
  EXPECT_EQ(circuits.size(), 12u);
  for (const std::string& name : circuits) {
    SCOPED_TRACE(name);
    const Result<Board, DataError> board = load_board(name);
    ASSERT_TRUE(board);
    expect_targets(*board);
  }
}

TEST(CircuitTargets, HoldOnBoardsLaidOverCircuits) {
  const std::vector<std::filesystem::path> files =
      for_tests::files_below("data/circuits", ".circuit");
  EXPECT_GE(files.size(), 16u);
  for (const std::filesystem::path& file : files) {
    SCOPED_TRACE(file.stem());
    const Result<Circuit, DataError> circuit =
        parse_circuit(for_tests::read_file(file), file.filename().string());
    ASSERT_TRUE(circuit);
    const Result<BoardFile, DataError> board =
        parse_board(lay_motor_board(*circuit), circuit->name);
    ASSERT_TRUE(board);
    expect_targets(board->board);
  }
}

}  // namespace

}  // namespace chicane::lab
