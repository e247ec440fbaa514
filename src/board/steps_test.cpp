#include "board/steps.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The default steps from a place, as names.
std::vector<std::string> steps(const Board& board, std::string_view from) {
  return for_tests::names(board, default_steps(board, for_tests::at(board, from)));
}

std::vector<std::string> ahead(const Board& board, std::string_view from) {
  return for_tests::names(board, default_ahead(board, for_tests::at(board, from)));
}

TEST(DefaultSteps, LeadStraightAheadFirstThenFromTheInsideOut) {
  const Board board = for_tests::ring(12, {"I", "M", "O"});
  EXPECT_THAT(steps(board, "I3"), ElementsAre("I4", "M4"));
  EXPECT_THAT(steps(board, "M3"), ElementsAre("M4", "I4", "O4"));
  EXPECT_THAT(steps(board, "O3"), ElementsAre("O4", "M4"));
}

TEST(DefaultSteps, LeadAcrossTheStartFinishLine) {
  const Board board = for_tests::ring(12, {"I", "O"});
  EXPECT_THAT(steps(board, "O12"), ElementsAre("O1", "I1"));
}

// The middle lane ends behind row 6 and begins again in row 9.
TEST(DefaultSteps, MakeNeighboursOfLanesWithNothingBetween) {
  Board board = for_tests::ring(12, {"I", "M", "O"});
  for_tests::remove(board, {"M7", "M8"});
  EXPECT_THAT(steps(board, "M6"), ElementsAre("I7", "O7")) << "a lane ends into both sides";
  EXPECT_THAT(steps(board, "I6"), ElementsAre("I7")) << "M6 lies between I6 and O7";
  EXPECT_THAT(steps(board, "I7"), ElementsAre("I8", "O8")) << "nothing lies between";
  EXPECT_THAT(steps(board, "I8"), ElementsAre("I9", "M9")) << "M9 lies between I8 and O9";
  EXPECT_THAT(steps(board, "O8"), ElementsAre("O9", "M9"));
}

// I5 covers rows 4 and 5.
TEST(DefaultSteps, NeverLeadIntoTheFlankOfALongSpace) {
  Board board = for_tests::ring(12, {"I", "O"});
  for_tests::merge(board, {"I4", "I5"});
  EXPECT_THAT(steps(board, "I3"), ElementsAre("I5", "O4"));
  EXPECT_THAT(steps(board, "O3"), ElementsAre("O4", "I5")) << "at its beginning one may turn in";
  EXPECT_THAT(steps(board, "O4"), ElementsAre("O5")) << "not beside it";
  EXPECT_THAT(steps(board, "O5"), ElementsAre("O6", "I6"));
  EXPECT_THAT(steps(board, "I5"), ElementsAre("I6", "O6")) << "it is left from its front edge";
}

TEST(DefaultSteps, LeadInAndOutOfALongSpaceAcrossTheLine) {
  Board board = for_tests::ring(12, {"I", "O"});
  for_tests::merge(board, {"I12", "I1"});
  EXPECT_THAT(steps(board, "I11"), ElementsAre("I1", "O12"));
  EXPECT_THAT(steps(board, "I1"), ElementsAre("I2", "O2"));
  EXPECT_THAT(steps(board, "O12"), ElementsAre("O1"));
}

TEST(DefaultSteps, AreNoneWhereALaneEndsBesideALongSpace) {
  Board board = for_tests::ring(12, {"I", "O"});
  for_tests::merge(board, {"I4", "I5"});
  for_tests::remove(board, {"O5"});
  EXPECT_THAT(steps(board, "O4"), IsEmpty());
}

TEST(DefaultAhead, IsTheNextSpaceOfTheLane) {
  Board board = for_tests::ring(12, {"I", "M", "O"});
  EXPECT_THAT(ahead(board, "M3"), ElementsAre("M4"));
  EXPECT_THAT(ahead(board, "M12"), ElementsAre("M1"));
}

TEST(DefaultAhead, IsEveryStepWhereTheLaneEnds) {
  Board board = for_tests::ring(12, {"I", "M", "O"});
  for_tests::remove(board, {"M7", "M8"});
  EXPECT_THAT(ahead(board, "M6"), ElementsAre("I7", "O7"));
}

// Where the board says otherwise than by default, its steps count, not its geometry.
TEST(DefaultAhead, FollowsTheStepsOfTheBoard) {
  Board board = for_tests::ring(12, {"I", "O"});
  for_tests::space(board, "I3").steps = for_tests::all(board, {"O4", "I5"});
  EXPECT_THAT(ahead(board, "I3"), ElementsAre("I5"));
  for_tests::space(board, "I3").steps = for_tests::all(board, {"O4"});
  EXPECT_THAT(ahead(board, "I3"), ElementsAre("O4"));
}

}  // namespace
}  // namespace chicane
