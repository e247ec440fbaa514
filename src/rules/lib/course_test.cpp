#include "rules/lib/course.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

using for_tests::all;
using for_tests::at;
using for_tests::space;
using ::testing::ElementsAre;

Course compiled(const Board& board, const CourseRules& rules = {}) {
  const Result<Course, DataError> course = compile_course(board, rules);
  EXPECT_TRUE(static_cast<bool>(course)) << to_string(course.error());
  return *course;
}

SpaceId id(const Board& board, std::string_view place) {
  return static_cast<SpaceId>(at(board, place));
}

std::string numbered(const std::string& lane, int row) { return lane + std::to_string(row); }

// Many places of one lane, for lines and corners.
std::vector<std::string> places(const std::string& lane, int first, int last) {
  std::vector<std::string> made;
  for (int row = first; row <= last; ++row) made.push_back(numbered(lane, row));
  return made;
}

// --- What does not fit -------------------------------------------------------------------------

// Each board fits exactly (`count` as many as possible) or has one too many.
struct Bound {
  std::string what;
  int most;
  std::function<Board(int count)> make;
  std::string complaint;  // With one too many.
};

std::vector<Bound> bounds() {
  return {
      {"rows", kRowsMax, [](int rows) { return for_tests::ring(rows, {"I"}); },
       "rows: there are 401, at most 400 are possible"},
      {"spaces", kSpacesMax,
       [](int count) {
         Board board = for_tests::ring(count / 2, {"I", "O"});
         if (count % 2 == 0) return board;
         board.lanes.push_back("X");
         board.spaces.push_back({.lane = 2, .first_row = 1, .last_row = 1});
         for_tests::link(board);
         return board;
       },
       "spaces: there are 513, at most 512 are possible"},
      {"corners", kCornersMax,
       [](int count) {
         Board board = for_tests::ring(80, {"I"});
         for (int k = 1; k <= count; ++k)
           for_tests::post(board, numbered("K", k), {numbered("I", 2 * k)}, 60);
         return board;
       },
       "corners: there are 33, at most 32 are possible"},
      {"lines", kLinesMax,
       [](int count) {
         Board board = for_tests::ring(80, {"I"});
         for (int l = 1; l <= count; ++l) {
           const std::string corner = numbered("K", (l + 3) / 4);
           for_tests::post(board, corner, {numbered("I", 2 * l)}, 60);
           for_tests::draw_line(board, numbered("L", l),
                                {numbered("I", 2 * l), numbered("I", 2 * l + 1)});
         }
         return board;
       },
       "lines: there are 33, at most 32 are possible"},
      {"length of a line", kLineLengthMax,
       [](int length) {
         Board board = for_tests::ring(80, {"I"});
         for_tests::post(board, "K1", {"I5"}, 60);
         for_tests::draw_line(board, "R1", places("I", 1, length));
         return board;
       },
       "spaces of line R1: there are 25, at most 24 are possible"},
      {"steps", kStepsMax,
       [](int count) {
         Board board = for_tests::ring(12, {"A", "B", "C", "D", "E"});
         space(board, "B3").steps = space(board, "B3").ahead = {};
         for (int i = 0; i < count; ++i)
           space(board, "B3").steps.push_back(at(board, board.lanes[i] + "4"));
         return board;
       },
       "steps from B3: there are 5, at most 4 are possible"},
      {"spaces ahead", kAheadMax,
       [](int count) {
         Board board = for_tests::ring(12, {"A", "B", "C"});
         space(board, "B3").ahead = all(board, {"A4", "B4", "C4"});
         space(board, "B3").ahead.resize(count);
         return board;
       },
       "spaces directly ahead of B3: there are 3, at most 2 are possible"},
      {"limit, in spaces", 400 / 20,
       [](int spaces) {
         Board board = for_tests::ring(12, {"I"});
         for_tests::post(board, "K1", {"I3"}, spaces * 20);
         return board;
       },
       "the limit of I3 is above 400"},
      {"lines through a space", kLinesPerSpaceMax,
       [](int count) {
         Board board = for_tests::ring(12, {"A", "B"});
         for_tests::post(board, "K1", {"A5"}, 60);
         for (int l = 1; l <= count; ++l)
           for_tests::draw_line(board, numbered("L", l), {"A4", "A5", l % 2 == 0 ? "A6" : "B6"});
         return board;
       },
       "more than 3 lines run through A4"},
      {"lines through a corner", kLinesPerCornerMax,
       [](int count) {
         Board board = for_tests::ring(30, {"I"});
         for_tests::post(board, "K1", places("I", 5, 20), 60);
         for (int l = 1; l <= count; ++l)
           for_tests::draw_line(board, numbered("L", l), places("I", 3 * l + 3, 3 * l + 5));
         return board;
       },
       "more than 4 lines run through corner K1"},
      {"corners side by side", kLedgersMax,
       [](int count) {
         Board board = for_tests::ring(12, {"A", "B", "C", "D"});
         for (int k = 0; k < count; ++k)
           for_tests::post(board, numbered("K", k), {board.lanes[k] + "5"}, 60);
         return board;
       },
       "more than 3 corners overlap at A5, lines through them included"},
      {"corners behind one another on a line", kLedgersMax,
       [](int count) {
         Board board = for_tests::ring(30, {"I"});
         for (int k = 0; k < count; ++k)
           for_tests::post(board, numbered("K", k), {numbered("I", 5 + 2 * k)}, 60);
         for_tests::draw_line(board, "R1", places("I", 4, 14));
         return board;
       },
       "more than 3 corners overlap at I11, lines through them included"},
  };
}

TEST(CompileCourse, TakesAsMuchAsThereIsRoomForAndComplainsOfOneMore) {
  for (const Bound& bound : bounds()) {
    SCOPED_TRACE(bound.what);
    const Result<Course, DataError> full = compile_course(bound.make(bound.most), {});
    EXPECT_TRUE(static_cast<bool>(full)) << to_string(full.error());
    const Result<Course, DataError> over = compile_course(bound.make(bound.most + 1), {});
    ASSERT_FALSE(static_cast<bool>(over));
    EXPECT_EQ(to_string(over.error()), "board ring: " + bound.complaint);
  }
}

TEST(CompileCourse, RefusesABoardThatCannotBeRacedOn) {
  Board board = for_tests::ring(12, {"I", "O"});
  space(board, "I3").steps = space(board, "I3").ahead = {};
  const Result<Course, DataError> course = compile_course(board, {});
  ASSERT_FALSE(static_cast<bool>(course));
  EXPECT_EQ(to_string(course.error()), "board ring: I3 leads nowhere");
}

TEST(CompileCourse, TakesABoardThatIsOnlyBad) {
  Board board = for_tests::ring(12, {"I", "O"});
  board.corners.push_back({"K1", ""});      // Without a space,
  board.grid = all(board, {"I11", "I12"});  // too small and out of order.
  const Course course = compiled(board);
  EXPECT_EQ(course.grid_count, 2);
  EXPECT_EQ(course[CornerId{0}].lowest_limit, kNoLimit);
}

TEST(CompileCourse, KeepsTheBestTwelvePlacesOfALongerGrid) {
  Board board = for_tests::ring(12, {"I", "O"});
  for (int row = 12; row > 5; --row) {
    board.grid.push_back(at(board, numbered("I", row)));
    board.grid.push_back(at(board, numbered("O", row)));
  }
  const Course course = compiled(board);
  ASSERT_EQ(course.grid_count, kGridMax);
  EXPECT_EQ(course.grid[0], id(board, "I12"));
  EXPECT_EQ(course.grid[11], id(board, "O7"));
}

// --- What a course knows -----------------------------------------------------------------------

// A corner across the line, I12 two rows long, a line through a second corner.
Board small_board() {
  Board board = for_tests::ring(20, {"I", "O"});
  for_tests::merge(board, {"I11", "I12"});
  for_tests::post(board, "K1", {"I20", "I1"}, 100);
  for_tests::post(board, "K2", {"I5"}, 60);
  for_tests::post(board, "K2", {"O5", "O6"}, 80);
  for_tests::draw_line(board, "R1", {"O3", "O4", "I5", "I6"});
  return board;
}

TEST(Course, HasTheSpacesOfTheBoard) {
  const Board board = small_board();
  const Course course = compiled(board);
  EXPECT_EQ(course.rows, 20);
  EXPECT_EQ(course.space_count, 39);
  const CourseSpace& long_space = course[id(board, "I12")];
  EXPECT_EQ(long_space.row, 12) << "its front edge";
  EXPECT_EQ(long_space.lane, 0);
  EXPECT_FALSE(long_space.is_posted());
  EXPECT_EQ(long_space.corner, kNoCorner);
  EXPECT_EQ(course.next(id(board, "I12"), 0), id(board, "I13"));
  EXPECT_EQ(course.next(id(board, "I12"), 1), id(board, "O13"));
  EXPECT_EQ(course[id(board, "I5")].limit, 60_mph);
  EXPECT_EQ(course[id(board, "I5")].corner, CornerId{1});
  EXPECT_EQ(course[CornerId{1}].lowest_limit, 60_mph);
}

TEST(Course, CountsTheRowsThatAStepGains) {
  const Board board = small_board();
  const Course course = compiled(board);
  EXPECT_EQ(course.gain(id(board, "I3"), id(board, "O4")), 1);
  EXPECT_EQ(course.gain(id(board, "I10"), id(board, "I12")), 2);
  EXPECT_EQ(course.gain(id(board, "I20"), id(board, "I1")), 1);
}

TEST(Course, KnowsWhichRowsLieBesideACorner) {
  const Board board = small_board();
  const Course course = compiled(board);
  struct Case {
    const char* place;
    unsigned want;  // Bit k: corner k.
  };
  const Case cases[] = {{"O19", 0b00}, {"O20", 0b01}, {"O1", 0b01}, {"O2", 0b00},
                        {"I4", 0b00},  {"O5", 0b10},  {"I6", 0b10}, {"I7", 0b00}};
  for (const Case& c : cases) {
    SCOPED_TRACE(c.place);
    EXPECT_EQ(course[id(board, c.place)].corner_rows, c.want);
  }
}

TEST(Course, KnowsTheLowestLimitWithinSomeSteps) {
  const Board board = small_board();
  const Course course = compiled(board);
  const auto slowest = [&](std::string_view from, int steps) {
    return course.slowest_within[index(id(board, from))][steps];
  };
  EXPECT_EQ(slowest("I2", 0), kNoLimit);
  EXPECT_EQ(slowest("I2", 2), kNoLimit);
  EXPECT_EQ(slowest("I2", 3), 60_mph);
  EXPECT_EQ(slowest("I5", 0), kNoLimit) << "the space a car stands on is not entered";
  EXPECT_EQ(slowest("I5", 1), 80_mph);
  EXPECT_EQ(slowest("O18", 1), kNoLimit);
  EXPECT_EQ(slowest("O18", 2), 100_mph) << "the other lane is in reach";
  EXPECT_EQ(slowest("O18", 6), 100_mph);
  EXPECT_EQ(slowest("O18", 7), 60_mph) << "across the line";
}

TEST(Course, KnowsTheMostRowsThatStepsGain) {
  const Board board = small_board();
  const Course course = compiled(board);
  const auto rows = [&](std::string_view from, int steps) {
    return course.rows_within[index(id(board, from))][steps];
  };
  EXPECT_EQ(rows("I2", 0), 0);
  EXPECT_EQ(rows("I2", 4), 4);
  EXPECT_EQ(rows("O10", 1), 2) << "into the long space";
  EXPECT_EQ(rows("O9", 2), 3);
  EXPECT_EQ(rows("O11", 2), 2) << "past its beginning";
  EXPECT_EQ(rows("O18", 4), 4) << "across the line";
}

TEST(Course, KnowsHowManyStepsComeToNoLine) {
  const Board board = small_board();
  const auto lineless = [&](LineJoin join, std::string_view from) {
    return compiled(board, {.join = join}).lineless[index(id(board, from))];
  };
  EXPECT_EQ(lineless(LineJoin::first_space, "O2"), 0);
  EXPECT_EQ(lineless(LineJoin::first_space, "I1"), 1) << "two steps lead to O3";
  EXPECT_EQ(lineless(LineJoin::first_space, "O18"), 4) << "across the line";
  EXPECT_EQ(lineless(LineJoin::first_space, "O3"), kPathLengthMax)
      << "where it stands does not count";
  EXPECT_EQ(lineless(LineJoin::before_corner, "O3"), 0);
  EXPECT_EQ(lineless(LineJoin::before_corner, "O4"), kPathLengthMax);
  EXPECT_EQ(lineless(LineJoin::any, "O4"), 0);
}

// SC-6.3b, Q21
TEST(Course, LinesAreJoinedWhereTheRulesSay) {
  const Board board = small_board();
  const auto joinable = [&](LineJoin join) {
    const Course course = compiled(board, {.join = join});
    std::vector<std::string> found;
    for (const Index space : board.lines[0].spaces) {
      if (course.spaces[space].has_joinable_line) found.push_back(place_name(board, space));
    }
    return found;
  };
  EXPECT_THAT(joinable(LineJoin::first_space), ElementsAre("O3"));
  EXPECT_THAT(joinable(LineJoin::before_corner), ElementsAre("O3", "O4"));
  EXPECT_THAT(joinable(LineJoin::any), ElementsAre("O3", "O4", "I5"));
  EXPECT_EQ(compiled(board, {.join = LineJoin::any})[LineId{0}].last_join_row, 5);
}

TEST(Course, LinesGiveTheBonusOfTheirColour) {
  Board board = small_board();
  for_tests::draw_line(board, "G1", {"I19", "I20"}, LineColour::green);
  const Course course = compiled(board, {.red_bonus = 20_mph, .green_bonus = 40_mph});
  EXPECT_EQ(course[LineId{0}].bonus, 20_mph);
  EXPECT_EQ(course[LineId{1}].bonus, 40_mph);
}

}  // namespace
}  // namespace chicane
