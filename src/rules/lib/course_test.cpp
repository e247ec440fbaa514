#include "rules/lib/course.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "board/board_for_tests.h"
#include "board/strips.h"

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
         Board board = for_tests::ring(count / 4, {"A", "B", "C", "D"});
         if (count % 4 == 0) return board;
         board.lanes.push_back("E");
         board.spaces.push_back({.lane = 4, .first_row = 1, .last_row = 1});
         for_tests::link(board);
         return board;
       },
       "spaces: there are 1025, at most 1024 are possible"},
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

// --- Rows and strips ---------------------------------------------------------------------------

constexpr CourseRules kWithStrips{.has_strips = true};

// Three lanes; I5 covers rows 4 and 5, the outside lane is missing in rows 8 and 9; a corner along
// rows 4-6; the grey line is outside from row 6 on.
Board striped_board() {
  Board board = for_tests::ring(12, {"I", "M", "O"});
  for_tests::merge(board, {"I4", "I5"});
  for_tests::remove(board, {"O8", "O9"});
  for_tests::post(board, "K1", {"I5", "I6"}, 60);
  for_tests::post(board, "K1", {"O5"}, 100);
  for (int row = 6; row <= 12; ++row) board.grey[row - 1] = Side::outside;
  board.strips = make_strips(board);
  return board;
}

SpaceId place(const Board& board, std::string_view name) {
  return static_cast<SpaceId>(*find_place(board, name));
}

std::vector<std::string> steps_of(const Board& board, const Course& course, std::string_view from) {
  std::vector<std::string> found;
  const CourseSpace& space = course[place(board, from)];
  for (int i = 0; i < space.step_count; ++i)
    found.push_back(place_name(board, index(space.steps[i])));
  return found;
}

TEST(Rows, KnowTheirSpacesFromTheInside) {
  const Board board = striped_board();
  const Course course = compiled(board);
  struct Case {
    const char* place;
    int row_width, row_place, road_width, lanes_inside;
  };
  const Case cases[] = {
      {"I1", 3, 0, 3, 0}, {"M1", 3, 1, 3, 1}, {"O1", 3, 2, 3, 2},
      {"M4", 2, 0, 3, 1}, {"O4", 2, 1, 3, 2},  // I5 runs through row 4 and ends in row 5.
      {"I5", 3, 0, 3, 0}, {"I8", 2, 0, 2, 0}, {"M8", 2, 1, 2, 1},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.place);
    const CourseSpace& space = course[id(board, c.place)];
    EXPECT_EQ(space.row_width, c.row_width);
    EXPECT_EQ(space.row_place, c.row_place);
    EXPECT_EQ(space.road_width, c.road_width);
    EXPECT_EQ(space.lanes_inside, c.lanes_inside);
  }
}

// WBC-2.3a
TEST(Rows, RankTheirSpacesFromTheGreyLine) {
  const Board board = striped_board();
  const Course course = compiled(board, kWithStrips);
  const auto nearest_first = [&](std::vector<std::string> places) {
    std::sort(places.begin(), places.end(), [&](const std::string& a, const std::string& b) {
      return course[place(board, a)].grey_rank < course[place(board, b)].grey_rank;
    });
    return places;
  };
  EXPECT_THAT(nearest_first({"O1", "I1", "Y1", "M1", "X1"}),
              ElementsAre("X1", "I1", "M1", "O1", "Y1"));
  EXPECT_THAT(nearest_first({"I7", "X7", "O7", "Y7", "M7"}),
              ElementsAre("Y7", "O7", "M7", "I7", "X7"));
  EXPECT_THAT(nearest_first({"I8", "X8", "M8", "Y8"}), ElementsAre("Y8", "M8", "I8", "X8"));
}

// WBC-2.11c
TEST(Strips, LeadOnAndBackOnToTheTrack) {
  const Board board = striped_board();
  const Course course = compiled(board, kWithStrips);
  EXPECT_THAT(steps_of(board, course, "X1"), ElementsAre("X2", "I2"));
  EXPECT_THAT(steps_of(board, course, "Y1"), ElementsAre("Y2", "O2"));
  EXPECT_THAT(steps_of(board, course, "X3"), ElementsAre("X5", "I5")) << "beside the long space";
  EXPECT_THAT(steps_of(board, course, "Y7"), ElementsAre("Y8", "M8")) << "where the lane ends";
  EXPECT_THAT(steps_of(board, course, "Y9"), ElementsAre("Y10", "O10")) << "where it begins";
  EXPECT_THAT(steps_of(board, course, "Y12"), ElementsAre("Y1", "O1")) << "across the line";
  EXPECT_THAT(steps_of(board, course, "I1"), ElementsAre("I2", "M2")) << "no step leads off";
  EXPECT_EQ(course.gain(place(board, "X3"), place(board, "X5")), 2);
}

TEST(Strips, AreSpacesBehindThoseOfTheTrack) {
  const Board board = striped_board();
  const Course course = compiled(board, kWithStrips);
  EXPECT_EQ(course.track_count, board.spaces.size());
  EXPECT_EQ(course.space_count, board.spaces.size() + board.strips.size());
  for (int i = 0; i < course.space_count; ++i)
    EXPECT_EQ(course.spaces[i].is_strip, i >= course.track_count);
  const CourseSpace& strip = course[place(board, "X5")];
  EXPECT_EQ(strip.row, 5);
  EXPECT_EQ(strip.ahead_count, 0) << "WBC-2.11c: no slip";
  EXPECT_EQ(strip.corner, kNoCorner);
  EXPECT_FALSE(strip.is_posted());
  EXPECT_EQ(strip.corner_rows, 1u) << "it lies beside the corner";
  EXPECT_EQ(compiled(board).space_count, board.spaces.size()) << "without strips in the rules";
}

// WBC-2.11e
TEST(Strips, KnowTheLimitBesideThem) {
  const Board board = striped_board();
  const Course course = compiled(board, kWithStrips);
  const auto limit = [&](const char* name) { return course[place(board, name)].beside_limit; };
  EXPECT_EQ(limit("X3"), Speed{});
  EXPECT_EQ(limit("X5"), 60_mph);
  EXPECT_EQ(limit("X6"), 60_mph);
  EXPECT_EQ(limit("X7"), Speed{});
  EXPECT_EQ(limit("Y5"), 100_mph) << "each side its own";
  EXPECT_EQ(limit("Y6"), Speed{});
}

// WBC-2.11a, R5 of speed-circuit-wbc
TEST(Strips, AreFoundBesideTheirRowOrBehindIt) {
  const Board board = striped_board();
  const Course course = compiled(board, kWithStrips);
  const auto beside = [&](Side side, int row) {
    return place_name(board, index(course.strip_beside[static_cast<int>(side)][row]));
  };
  EXPECT_EQ(beside(Side::inside, 3), "X3");
  EXPECT_EQ(beside(Side::inside, 4), "X3") << "none ends in row 4";
  EXPECT_EQ(beside(Side::inside, 5), "X5");
  EXPECT_EQ(beside(Side::outside, 4), "Y4");
  EXPECT_EQ(beside(Side::outside, 8), "Y8");
}

TEST(Strips, AreFoundBehindTheLineToo) {
  Board board = for_tests::ring(6, {"I", "O"});
  for_tests::merge(board, {"I1", "I2"});
  board.strips = make_strips(board);
  const Course course = compiled(board, kWithStrips);
  EXPECT_EQ(place_name(board, index(course.strip_beside[0][1])), "X6");
}

TEST(Strips, ThatAreNeededAndMissingAreAComplaint) {
  const Result<Course, DataError> course =
      compile_course(for_tests::ring(12, {"I", "O"}), kWithStrips);
  ASSERT_FALSE(static_cast<bool>(course));
  EXPECT_EQ(to_string(course.error()),
            "board ring: the board has no strips beside the track (WBC-2.11a)");
}

TEST(Strips, CountAsSpaces) {
  // 1024 spaces with the strips, then 1028.
  for (const int rows : {256, 257}) {
    Board board = for_tests::ring(rows, {"I", "O"});
    board.strips = make_strips(board);
    const Result<Course, DataError> course = compile_course(board, kWithStrips);
    EXPECT_EQ(static_cast<bool>(course), rows == 256);
    EXPECT_TRUE(static_cast<bool>(compile_course(board, {})));
    if (!course) {
      EXPECT_EQ(to_string(course.error()),
                "board ring: spaces: there are 1028, at most 1024 are possible");
    }
  }
}

}  // namespace
}  // namespace chicane
