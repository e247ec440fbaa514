#include "board/motor.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <set>

namespace chicane {
namespace {

using ::testing::ElementsAre;

// 30 rows; the entrance in row 20, the lane from row 21 to row 4 across the line.
Board motor_board(bool is_long = true) {
  Board board;
  board.name = "ring";
  MotorTrack track{.is_long = is_long, .start_row = 8, .rows = std::vector<MotorRow>(30)};
  const int lane = is_long ? 14 : 8;
  for (int r = 21; r < 21 + lane; ++r) {
    MotorRow& row = track.rows[r % 30];
    row.has_lane = row.has_no_side = true;
    row.has_pit = r >= 23 && r < 19 + lane;
    row.is_exit = r >= 19 + lane;
  }
  track.rows[20].is_entry = true;
  board.motor = track;
  lay_out_motor_board(board);
  return board;
}

std::vector<std::string> complaints(const Board& board) {
  std::vector<std::string> found;
  for (const Finding& finding : validate(board))
    found.push_back(std::string(name(finding.fault)) + ": " + finding.what);
  return found;
}

TEST(MotorBoard, HasNothingWrongWithItWhenClean) {
  EXPECT_THAT(complaints(motor_board(true)), ElementsAre());
  EXPECT_THAT(complaints(motor_board(false)), ElementsAre());
}

struct FaultCase {
  Fault fault;
  bool is_fatal;
  int row;  // From 0.
  const char* what;
  std::function<void(MotorTrack&)> spoil;
};

// The first complaint; others may follow from it.
TEST(MotorBoard, NamesEveryFault) {
  const FaultCase cases[] = {
      {Fault::motor_rows, true, 0, "19 rows; a circuit has 20 to 120",
       [](MotorTrack& t) { t.rows.resize(19); }},
      {Fault::motor_rows, true, 0, "121 rows; a circuit has 20 to 120",
       [](MotorTrack& t) { t.rows.resize(121); }},
      {Fault::motor_rows, true, 0, "0 rows; a circuit has 20 to 120",
       [](MotorTrack& t) { t.rows.clear(); }},
      {Fault::motor_pit_lane, true, 0, "0 entrances to the pit lane; one there must be",
       [](MotorTrack& t) { t.rows[20].is_entry = false; }},
      {Fault::motor_pit_lane, true, 0, "2 entrances to the pit lane; one there must be",
       [](MotorTrack& t) { t.rows[19].is_entry = true; }},
      {Fault::motor_pit_lane, true, 0, "1 exits of the pit lane; two there must be",
       [](MotorTrack& t) { t.rows[3].is_exit = false; }},
      {Fault::motor_pit_lane, true, 0, "3 exits of the pit lane; two there must be",
       [](MotorTrack& t) { t.rows[2].is_exit = true; }},
      {Fault::motor_pit_lane, true, 22,
       "the pit lane begins in row 22 without an entrance before it",
       [](MotorTrack& t) { t.rows[21].has_lane = false; }},
      {Fault::motor_pit_lane, true, 20, "the entrance in row 20 leads nowhere",
       [](MotorTrack& t) { t.rows[20].has_lane = true; }},
      {Fault::motor_pit_lane, true, 5,
       "the last two squares of the pit lane, rows 4 and 5, are no exits",
       [](MotorTrack& t) { t.rows[5].has_lane = true; }},
      {Fault::motor_pit_lane, true, 10, "row 10 is an exit without a pit lane",
       [](MotorTrack& t) {
         t.rows[10].is_exit = true;
         t.rows[3].is_exit = false;
       }},
      {Fault::motor_pit_lane, true, 22,
       "the pit in row 22 lies in the first two or last two rows of the lane",
       [](MotorTrack& t) { t.rows[22].has_pit = true; }},
      {Fault::motor_pit_lane, true, 3,
       "the pit in row 3 lies in the first two or last two rows of the lane",
       [](MotorTrack& t) { t.rows[3].has_pit = true; }},
      {Fault::motor_pit_lane, true, 12,
       "the pit in row 12 lies in the first two or last two rows of the lane",
       [](MotorTrack& t) { t.rows[12].has_pit = true; }},
      {Fault::motor_pit_lane, true, 0, "9 pits; a long circuit has one for each of ten teams",
       [](MotorTrack& t) { t.rows[25].has_pit = false; }},
      {Fault::motor_pit_lane, true, 0, "there is no pit",
       [](MotorTrack& t) {
         t.is_long = false;
         for (MotorRow& row : t.rows) row.has_pit = false;
       }},
      {Fault::motor_sides, false, 0,
       "15 right squares have no side place; on a long circuit 14 have none",
       [](MotorTrack& t) { t.rows[10].has_no_side = true; }},
      {Fault::motor_sides, false, 0,
       "14 right squares have no side place; on a short circuit 8 have none",
       [](MotorTrack& t) { t.is_long = false; }},
      {Fault::motor_solid, true, 0, "a solid line runs round the whole circuit",
       [](MotorTrack& t) {
         for (MotorRow& row : t.rows) row.is_solid = true;
       }},
      {Fault::motor_square, true, 9, "row 9: a square has 1, 2 or 3 dice",
       [](MotorTrack& t) { t.rows[9].left.dice = 0; }},
      {Fault::motor_square, true, 9, "row 9: a square has 1, 2 or 3 dice",
       [](MotorTrack& t) { t.rows[9].right.dice = 4; }},
      {Fault::motor_square, true, 9, "row 9: a limit is a number from 1 to 15",
       [](MotorTrack& t) { t.rows[9].right.limit = 16; }},
      {Fault::motor_square, true, 9, "row 9: a limit is a number from 1 to 15",
       [](MotorTrack& t) { t.rows[9].left.limit = -1; }},
      {Fault::motor_start, true, 0,
       "the start area must end beyond the line and before the entrance",
       [](MotorTrack& t) { t.start_row = 20; }},
      {Fault::motor_start, true, 0,
       "the start area must end beyond the line and before the entrance",
       [](MotorTrack& t) { t.start_row = -1; }},
  };
  std::set<Fault> seen;
  for (const FaultCase& c : cases) {
    SCOPED_TRACE(c.what);
    Board board = motor_board();
    c.spoil(*board.motor);
    board.rows = static_cast<int>(board.motor->rows.size());
    const std::vector<Finding> findings = validate(board);
    bool is_found = false;
    for (const Finding& finding : findings) {
      EXPECT_EQ(finding.subject, Subject::row);
      if (finding.what != c.what) continue;
      is_found = true;
      EXPECT_EQ(finding.fault, c.fault);
      EXPECT_EQ(finding.index, c.row + 1) << "rows of findings count from 1";
      EXPECT_EQ(is_fatal(finding.fault), c.is_fatal);
    }
    EXPECT_TRUE(is_found) << ::testing::PrintToString(complaints(board));
    seen.insert(c.fault);
  }
  EXPECT_EQ(seen.size(), 6u);
  std::set<std::string_view> names;
  for (const Fault fault : seen) {
    EXPECT_TRUE(name(fault).starts_with("motor_"));
    EXPECT_TRUE(names.insert(name(fault)).second);
  }
}

// MC-SET-1  Nine rows of slots on a long circuit, seven on a short one.
TEST(MotorBoard, NeedsRoomForTheGrid) {
  for (const bool is_long : {true, false}) {
    Board board = motor_board(is_long);
    const int last = 30 - (is_long ? 9 : 7) - 1;
    // The entrance is out of the way.
    board.motor->rows[20].is_entry = false;
    board.motor->rows[29].is_entry = true;
    board.motor->start_row = last;
    const char* what = "motor_start: there is no room for the grid before the line";
    EXPECT_THAT(complaints(board), ::testing::Not(::testing::Contains(what)));
    board.motor->start_row = last + 1;
    EXPECT_THAT(complaints(board), ::testing::Contains(what));
  }
}

TEST(MotorBoard, IsLaidOutInTwoLanes) {
  const Board board = motor_board();
  EXPECT_THAT(board.lanes, ElementsAre("R", "L"));
  ASSERT_EQ(board.spaces.size(), 60u);
  EXPECT_EQ(board.grid.size(), 18u);
  EXPECT_EQ(motor_board(false).grid.size(), 14u);
  EXPECT_EQ(place_name(board, board.grid[0]), "29R");
  EXPECT_EQ(place_name(board, board.grid[1]), "29L");
  EXPECT_EQ(place_name(board, board.grid[2]), "28R");
  // Straight ahead and across, from the last row on to the first.
  const BoardSpace& last = board.spaces[59];
  EXPECT_EQ(place_name(board, 59), "29L");
  EXPECT_THAT(last.steps, ElementsAre(1, 0));
  EXPECT_THAT(last.ahead, ElementsAre(1));
  EXPECT_EQ(*find_space(board, "0R"), 0);
}

// --- Pieces ------------------------------------------------------------------------------------

// Each row has a limit of its own, so that it is known again.
Strand strand(const char* strand_name, int rows, int first_limit) {
  Strand made{strand_name, {}};
  for (int i = 0; i < rows; ++i)
    made.rows.push_back({.row = {.right = {3, first_limit + i}, .left = {1, 0}}});
  return made;
}

std::vector<Face> faces() {
  std::vector<Face> made = {{"A1", "Lake", {strand("loop", 2, 1)}},
                            {"M1", "", {strand("straight", 2, 3), strand("return", 1, 5)}},
                            {"Z1", "Hill", {strand("loop", 3, 6)}}};
  made[0].strands[0].rows[1].has_line = true;
  made[1].strands[0].rows[1].ends_long_start = true;
  made[2].strands[0].rows[0].ends_short_start = true;
  return made;
}

std::vector<int> limits(const Board& board) {
  std::vector<int> found;
  for (const MotorRow& row : board.motor->rows) found.push_back(row.right.limit);
  return found;
}

TEST(Pieces, AreJoinedInDrivingOrderFromTheLine) {
  const Result<Board, DataError> big = assemble(faces(), {"A1", "M1", "Z1"});
  ASSERT_TRUE(static_cast<bool>(big)) << to_string(big.error());
  EXPECT_EQ(big->name, "mc-a1-m1-z1");
  EXPECT_EQ(big->title, "Lake, M1, Hill");
  EXPECT_TRUE(big->motor->is_long);
  EXPECT_THAT(limits(*big), ElementsAre(3, 4, 6, 7, 8, 5, 1, 2));
  EXPECT_EQ(big->motor->start_row, 1) << "mark L";
  EXPECT_EQ(big->rows, 8);
  EXPECT_EQ(big->spaces.size(), 16u);
  const Result<Board, DataError> small = assemble(faces(), {"A1", "Z1"});
  ASSERT_TRUE(static_cast<bool>(small)) << to_string(small.error());
  EXPECT_EQ(small->name, "mc-a1-z1");
  EXPECT_FALSE(small->motor->is_long);
  EXPECT_THAT(limits(*small), ElementsAre(6, 7, 8, 1, 2));
  EXPECT_EQ(small->motor->start_row, 0) << "mark S";
}

TEST(Pieces, ThatDoNotFitAreRefused) {
  struct Case {
    std::vector<std::string> ids;
    const char* what;
    std::function<void(std::vector<Face>&)> spoil;
  };
  const auto nothing = [](std::vector<Face>&) {};
  const Case cases[] = {
      {{}, "a circuit has two pieces, A and Z, or three, A, M and Z", nothing},
      {{"A1"}, "a circuit has two pieces, A and Z, or three, A, M and Z", nothing},
      {{"A1", "M1", "Z1", "A1"},
       "a circuit has two pieces, A and Z, or three, A, M and Z",
       nothing},
      {{"A1", "Z9"}, "there is no face 'Z9'", nothing},
      {{"Z1", "A1"}, "the pieces come in the order A, M, Z; 'Z1' is out of it", nothing},
      {{"A1", "M1"}, "the pieces come in the order A, M, Z; 'M1' is out of it", nothing},
      {{"A1", "Z1", "Z1"}, "the pieces come in the order A, M, Z; 'Z1' is out of it", nothing},
      {{"A1", "M1", "Z1"},
       "face M1 has no strand 'return'",
       [](std::vector<Face>& f) { f[1].strands.pop_back(); }},
      {{"A1", "Z1"},
       "face A1 has no strand 'loop'",
       [](std::vector<Face>& f) { f[0].strands.clear(); }},
      {{"A1", "Z1"},
       "the line must lie after the last row of face A1",
       [](std::vector<Face>& f) { f[0].strands[0].rows[1].has_line = false; }},
      {{"A1", "Z1"},
       "the line must lie after the last row of face A1",
       [](std::vector<Face>& f) { f[0].strands[0].rows.clear(); }},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.what);
    std::vector<Face> spoilt = faces();
    c.spoil(spoilt);
    const Result<Board, DataError> board = assemble(spoilt, c.ids);
    ASSERT_FALSE(static_cast<bool>(board));
    EXPECT_EQ(board.error().what, c.what);
  }
}

// A circuit without the mark of its class, or with two lines, is found out.
TEST(Pieces, NeedTheMarkOfTheClassAndOneLine) {
  std::vector<Face> unmarked = faces();
  unmarked[2].strands[0].rows[0].ends_short_start = false;
  const Result<Board, DataError> small = assemble(unmarked, {"A1", "Z1"});
  ASSERT_FALSE(static_cast<bool>(small));
  EXPECT_EQ(small.error().what, "the circuit has no mark S, where the start area ends");
  EXPECT_TRUE(static_cast<bool>(assemble(unmarked, {"A1", "M1", "Z1"})));
  std::vector<Face> twice = faces();
  twice[2].strands[0].rows[1].has_line = true;
  const Result<Board, DataError> lines = assemble(twice, {"A1", "Z1"});
  ASSERT_FALSE(static_cast<bool>(lines));
  EXPECT_EQ(lines.error().what,
            "the line must lie after the last row of face A1, and nowhere else");
}

}  // namespace
}  // namespace chicane
