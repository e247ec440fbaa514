#include "board/validate.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

using for_tests::all;
using for_tests::at;
using for_tests::space;

constexpr int kFaultCount = static_cast<int>(Fault::grid_in_corner) + 1;

// Two lanes, one corner with a line through it, six places on the grid.
Board clean_board() {
  Board board = for_tests::ring(12, {"I", "O"});
  for_tests::post(board, "K1", {"I4", "I5", "O4", "O5"}, 80);
  for_tests::draw_line(board, "R1", {"O3", "I4", "I5", "O6"});
  board.grid = all(board, {"I12", "O12", "I11", "O11", "I10", "O10"});
  return board;
}

TEST(Validate, HasNothingToSayOfACleanBoard) {
  const std::vector<Finding> findings = validate(clean_board());
  EXPECT_TRUE(findings.empty()) << findings.front().what;
}

// Each row breaks the clean board in one way; whether one can still race on it is the third column.
struct FaultCase {
  Fault fault;
  std::string fault_name;
  bool fatal;
  Subject subject;
  int index;  // Where it is not obvious from `place`.
  std::string place;
  std::string what;
  std::function<void(Board&)> spoil;
  int skipped_too = 0;  // Steps that skip rows because of it: an empty row cannot be had without.
};

std::vector<FaultCase> fault_cases() {
  return {
      {Fault::no_rows, "no_rows", true, Subject::board, 0, "",
       "rows: there are none; a lap has at least one row", [](Board& b) { b.rows = 0; }},
      {Fault::no_lanes, "no_lanes", true, Subject::board, 0, "",
       "lanes: there are none; name at least one", [](Board& b) { b.lanes.clear(); }},
      {Fault::empty_row, "empty_row", false, Subject::row, 8, "", "row 8 has no space",
       [](Board& b) {
         b = for_tests::ring(12, {"I", "O"});
         for_tests::remove(b, {"I8", "O8"});
         space(b, "I7").steps = all(b, {"I9"});
         space(b, "O7").steps = all(b, {"O9"});
         b.grid = all(b, {"I12", "O12", "I11", "O11", "I10", "O10"});
       },
       2},
      {Fault::dead_end, "dead_end", true, Subject::space, 0, "I8", "I8 leads nowhere",
       [](Board& b) {
         space(b, "I8").steps.clear();
         space(b, "I8").ahead.clear();
       }},
      {Fault::backward_step, "backward_step", true, Subject::space, 0, "I8",
       "the step I8 -> O7 does not lead forward",
       [](Board& b) { space(b, "I8").steps.push_back(at(b, "O7")); }},
      {Fault::step_skips_rows, "step_skips_rows", false, Subject::space, 0, "I8",
       "the step I8 -> O10 does not lead to the next row",
       [](Board& b) { space(b, "I8").steps.push_back(at(b, "O10")); }},
      {Fault::unreachable, "unreachable", false, Subject::space, 0, "O8",
       "no way from the grid leads to O8",
       [](Board& b) {
         space(b, "I7").steps = space(b, "I7").ahead = all(b, {"I8"});
         space(b, "O7").steps = space(b, "O7").ahead = all(b, {"I8"});
       }},
      {Fault::ahead_not_a_step, "ahead_not_a_step", false, Subject::space, 0, "I8",
       "O10 is ahead of I8 but no step leads to it",
       [](Board& b) { space(b, "I8").ahead = all(b, {"O10"}); }},
      {Fault::limit_not_in_twenties, "limit_not_in_twenties", true, Subject::space, 0, "I4",
       "the limit of I4 is 50; limits are multiples of 20",
       [](Board& b) { space(b, "I4").limit = 50; }},
      {Fault::limit_without_corner, "limit_without_corner", true, Subject::space, 0, "I8",
       "I8 has a limit but belongs to no corner", [](Board& b) { space(b, "I8").limit = 60; }},
      {Fault::corner_without_limit, "corner_without_limit", false, Subject::space, 0, "I4",
       "I4 belongs to a corner but has no limit", [](Board& b) { space(b, "I4").limit = 0; }},
      {Fault::empty_corner, "empty_corner", false, Subject::corner, 1, "", "corner K2 has no space",
       [](Board& b) { b.corners.push_back({"K2", ""}); }},
      {Fault::endless_corner, "endless_corner", true, Subject::corner, 0, "",
       "corner K1 covers the whole lap",
       [](Board& b) {
         b.grid = all(b, {"I12", "I11", "I10", "I9", "I8", "I7"});
         for (int row = 1; row <= 12; ++row)
           for_tests::post(b, "K1", {"O" + std::to_string(row)}, 80);
       }},
      {Fault::short_line, "short_line", true, Subject::line, 1, "",
       "line R2 has fewer than two spaces",
       [](Board& b) { for_tests::draw_line(b, "R2", {"I4"}); }},
      {Fault::line_not_a_path, "line_not_a_path", true, Subject::line, 1, "",
       "line R2: no step leads from I3 to I5",
       [](Board& b) { for_tests::draw_line(b, "R2", {"I2", "I3", "I5"}); }},
      {Fault::line_crosses_itself, "line_crosses_itself", true, Subject::line, 1, "",
       "line R2 names a space twice",
       [](Board& b) {
         for_tests::draw_line(
             b, "R2",
             {"I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "I1"});
       }},
      {Fault::line_without_corner, "line_without_corner", false, Subject::line, 1, "",
       "line R2 runs through no corner",
       [](Board& b) { for_tests::draw_line(b, "R2", {"I7", "I8"}); }},
      {Fault::grid_too_small, "grid_too_small", false, Subject::grid, 0, "",
       "the grid has 5 places; at least 6 are needed", [](Board& b) { b.grid.pop_back(); }},
      {Fault::grid_place_twice, "grid_place_twice", true, Subject::grid, 6, "",
       "the grid names I10 twice", [](Board& b) { b.grid.push_back(at(b, "I10")); }},
      {Fault::grid_out_of_order, "grid_out_of_order", false, Subject::grid, 6, "",
       "grid place O9 lies ahead of the better place I8",
       [](Board& b) { b.grid = all(b, {"I12", "O12", "I11", "O11", "I10", "I8", "O9"}); }},
      {Fault::grid_in_corner, "grid_in_corner", false, Subject::grid, 6, "",
       "grid place I9 lies in a corner",
       [](Board& b) {
         for_tests::post(b, "K2", {"I9"}, 80);
         b.grid.push_back(at(b, "I9"));
       }},
  };
}

TEST(Validate, NamesEachFaultAndWhereItIs) {
  std::set<Fault> seen;
  for (const FaultCase& c : fault_cases()) {
    SCOPED_TRACE(c.fault_name);
    Board board = clean_board();
    c.spoil(board);
    const std::vector<Finding> findings = validate(board);
    ASSERT_EQ(findings.size(), 1u + c.skipped_too)
        << (findings.empty() ? "none" : findings.back().what);
    for (int i = 1; i <= c.skipped_too; ++i) EXPECT_EQ(findings[i].fault, Fault::step_skips_rows);
    EXPECT_EQ(findings[0].fault, c.fault) << name(findings[0].fault);
    EXPECT_EQ(findings[0].subject, c.subject);
    EXPECT_EQ(findings[0].index, c.place.empty() ? c.index : at(board, c.place));
    EXPECT_EQ(findings[0].what, c.what);
    EXPECT_EQ(name(c.fault), c.fault_name);
    EXPECT_EQ(is_fatal(c.fault), c.fatal);
    seen.insert(c.fault);
  }
  EXPECT_EQ(seen.size(), kFaultCount) << "every fault has its row above";
}

TEST(Validate, SaysAllAtOnce) {
  Board board = clean_board();
  board.corners.push_back({"K2", ""});
  board.grid.pop_back();
  const std::vector<Finding> findings = validate(board);
  ASSERT_EQ(findings.size(), 2u);
  EXPECT_EQ(findings[0].fault, Fault::empty_corner);
  EXPECT_EQ(findings[1].fault, Fault::grid_too_small);
}

// Half a lap is the farthest that still says which way is forward.
TEST(Validate, TakesAStepOfMoreThanHalfALapForOneBackward) {
  Board board = clean_board();
  space(board, "I2").steps.push_back(at(board, "I8"));
  ASSERT_EQ(validate(board).size(), 1u);
  EXPECT_EQ(validate(board)[0].fault, Fault::step_skips_rows);
  space(board, "I2").steps.back() = at(board, "I9");
  ASSERT_EQ(validate(board).size(), 1u);
  EXPECT_EQ(validate(board)[0].fault, Fault::backward_step);
}

// A long space begins in the next row, however far it reaches.
TEST(Validate, LetsAStepLeadIntoALongSpace) {
  Board board = for_tests::ring(12, {"I", "O"});
  for_tests::merge(board, {"I4", "I5", "I6"});
  board.grid = all(board, {"I12", "O12", "I11", "O11", "I10", "O10"});
  EXPECT_TRUE(validate(board).empty());
}

TEST(Validate, FaultsAStepToTheSameRow) {
  Board board = clean_board();
  space(board, "I8").steps.push_back(at(board, "O8"));
  ASSERT_EQ(validate(board).size(), 1u);
  EXPECT_EQ(validate(board)[0].what, "the step I8 -> O8 does not lead forward");
}

// The grid stands behind the line; a place just past it would be the farthest behind.
TEST(Validate, CountsGridPlacesFromTheLineBackwards) {
  Board board = clean_board();
  board.grid = all(board, {"I12", "O12", "I11", "O11", "O1", "I1"});
  EXPECT_TRUE(validate(board).empty());
}

TEST(CornerSpan, RunsFromTheFirstToTheLastRowOfItsSpaces) {
  Board board = clean_board();
  for_tests::post(board, "K1", {"O7"}, 60);
  const std::optional<RowSpan> span = corner_span(board, 0);
  ASSERT_TRUE(span);
  EXPECT_EQ(span->first, 4);
  EXPECT_EQ(span->last, 7) << "a gap in the corner belongs to it";
}

TEST(CornerSpan, MayLieAcrossTheLine) {
  Board board = for_tests::ring(12, {"I", "O"});
  for_tests::post(board, "K1", {"I11", "I1", "O2"}, 60);
  const std::optional<RowSpan> span = corner_span(board, 0);
  ASSERT_TRUE(span);
  EXPECT_EQ(span->first, 11);
  EXPECT_EQ(span->last, 2);
}

TEST(CornerSpan, CountsEveryRowOfALongSpace) {
  Board board = for_tests::ring(12, {"I", "O"});
  for_tests::merge(board, {"I11", "I12", "I1"});
  for_tests::post(board, "K1", {"I1"}, 60);
  const std::optional<RowSpan> span = corner_span(board, 0);
  ASSERT_TRUE(span);
  EXPECT_EQ(span->first, 11);
  EXPECT_EQ(span->last, 1);
}

TEST(CornerSpan, IsNothingWithoutASpaceOrWithoutARowLeftOut) {
  Board board = for_tests::ring(3, {"I"});
  board.corners.push_back({"K1", ""});
  EXPECT_FALSE(corner_span(board, 0));
  for_tests::post(board, "K1", {"I1", "I2"}, 60);
  ASSERT_TRUE(corner_span(board, 0)) << "one row is left out";
  for_tests::post(board, "K1", {"I3"}, 60);
  EXPECT_FALSE(corner_span(board, 0));
}

}  // namespace
}  // namespace chicane
