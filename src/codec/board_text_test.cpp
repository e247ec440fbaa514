#include "codec/board_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/digest.h"
#include "codec/files_for_tests.h"

namespace chicane {
namespace {

using ::testing::ElementsAre;

Board parsed(const std::string& text) {
  const Result<BoardFile, DataError> file = parse_board(text, "t.board");
  EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  return file ? file->board : Board{};
}

std::vector<std::string> names(const Board& board, const std::vector<Index>& spaces) {
  std::vector<std::string> places;
  for (const Index space : spaces) places.push_back(place_name(board, space));
  return places;
}

const BoardSpace& space(const Board& board, std::string_view place) {
  return board.spaces[*find_space(board, place)];
}

// --- Round trips -------------------------------------------------------------------------------

TEST(BoardText, OfEveryBoardWeShipComesBackFromItsCanonicalForm) {
  const auto files = for_tests::files_below("data/boards", ".board");
  EXPECT_GE(files.size(), 3u);
  for (const auto& path : files) {
    SCOPED_TRACE(path);
    const Board board = parsed(for_tests::read_file(path));
    const std::string canonical = format_board(board);
    EXPECT_EQ(parsed(canonical), board);
    EXPECT_EQ(format_board(parsed(canonical)), canonical);
    Board nowhere = board;
    nowhere.ground = {};
    EXPECT_EQ(board_digest(board), digest(format_board(nowhere)));
    EXPECT_EQ(board.name, path.stem()) << "a board is named as its file";
    for (const Finding& finding : validate(board)) {
      EXPECT_FALSE(is_fatal(finding.fault)) << finding.what;
    }
  }
}

// Every statement once.
constexpr const char* kEverything =
    "chicane board 1\n"
    "# A comment.\n"
    "name  all-of_it2\n"
    "title Every  statement once\n"
    "rows  12 # A lap.\n"
    "direction anticlockwise\n"
    "lanes I MID O\n"
    "width 7-8 I O\n"
    "long  I 12-1\n"
    "corner K1 First bend\n"
    "limit  K1 4-5 I 60 O 80\n"
    "limit  K1 MID4 80\n"
    "corner K2\n"
    "limit  K2 I1 100\n"
    "line R1 red O3 MID4 I5\n"
    "line G1 green I11 I1\n"
    "grey 3-5 outside\n"
    "grey 4 inside\n"
    "step  MID6 -> I7 O8\n"
    "ahead MID6 -> O8\n"
    "grid  I11 MID11\n"
    "grid  O11\r\n";

TEST(BoardText, SaysEverythingABoardHas) {
  const Board board = parsed(kEverything);
  EXPECT_EQ(board.name, "all-of_it2");
  EXPECT_EQ(board.title, "Every statement once");
  EXPECT_EQ(board.rows, 12);
  EXPECT_EQ(board.direction, Direction::anticlockwise);
  EXPECT_THAT(board.lanes, ElementsAre("I", "MID", "O"));
  EXPECT_EQ(board.spaces.size(), 12u * 3 - 2 - 1) << "two rows without MID, one long space";
  EXPECT_EQ(find_space(board, "MID7"), std::nullopt);
  EXPECT_EQ(space(board, "I1").first_row, 12);
  EXPECT_EQ(space(board, "I1").last_row, 1);
  EXPECT_EQ(board.corners[0], (BoardCorner{"K1", "First bend"}));
  EXPECT_EQ(board.corners[1], (BoardCorner{"K2", ""}));
  EXPECT_EQ(space(board, "I5").limit, 60);
  EXPECT_EQ(space(board, "O4").limit, 80);
  EXPECT_EQ(space(board, "MID4").corner, 0);
  EXPECT_EQ(space(board, "MID5").limit, 0);
  EXPECT_EQ(board.lines[0].colour, LineColour::red);
  EXPECT_THAT(names(board, board.lines[0].spaces), ElementsAre("O3", "MID4", "I5"));
  EXPECT_EQ(board.lines[1].colour, LineColour::green);
  EXPECT_EQ(board.grey[2], Side::outside);
  EXPECT_EQ(board.grey[3], Side::inside) << "what is said later counts";
  EXPECT_EQ(board.grey[4], Side::outside);
  EXPECT_EQ(board.grey[5], Side::inside) << "by default";
  EXPECT_THAT(names(board, space(board, "MID6").steps), ElementsAre("I7", "O8"));
  EXPECT_THAT(names(board, space(board, "MID6").ahead), ElementsAre("O8"));
  EXPECT_THAT(names(board, space(board, "MID5").steps), ElementsAre("MID6", "I6", "O6"));
  EXPECT_THAT(names(board, board.grid), ElementsAre("I11", "MID11", "O11"));
}

TEST(BoardText, OfEverythingComesBack) {
  const Board board = parsed(kEverything);
  EXPECT_EQ(parsed(format_board(board)), board) << format_board(board);
}

// The digest stands in records; a change of the canonical form would orphan them all.
TEST(BoardText, CanonicalFormIsKnown) {
  EXPECT_EQ(format_board(parsed("chicane board 1\nlanes I O\nrows 3\nname x\nwidth 2 I\n"
                                "corner K\nlimit K 2-3 I 40\nline L red O1 I2\ngrid O3 I3\n")),
            "chicane board 1\n"
            "name x\n"
            "rows 3\n"
            "direction clockwise\n"
            "lanes I O\n"
            "width 2 I\n"
            "corner K\n"
            "limit K I2 40\n"
            "limit K I3 40\n"
            "line L red O1 I2\n"
            "grid O3 I3\n");
}

// --- Strips ------------------------------------------------------------------------------------

const std::string kThreeRows = "chicane board 1\nname x\nrows 3\nlanes I O\ngrid O3 I3\n";

TEST(BoardText, GivesEveryBoardStripsUnlessItSaysNone) {
  const Board usual = parsed(kThreeRows);
  EXPECT_EQ(usual.inside_strip, "X");
  EXPECT_EQ(usual.outside_strip, "Y");
  EXPECT_EQ(usual.strips.size(), 6u);
  const Board named = parsed(kThreeRows + "strips GR SA\n");
  EXPECT_EQ(named.inside_strip, "GR");
  EXPECT_EQ(named.outside_strip, "SA");
  EXPECT_TRUE(find_place(named, "GR3"));
  EXPECT_FALSE(find_place(named, "X3"));
  const Board none = parsed(kThreeRows + "strips none\n");
  EXPECT_EQ(none.inside_strip, "");
  EXPECT_EQ(none.outside_strip, "");
  EXPECT_TRUE(none.strips.empty());
}

TEST(BoardText, OfABoardWhoseLanesHaveTakenTheNamesHasNoStrips) {
  for (const char* lanes : {"X O", "I Y"}) {
    SCOPED_TRACE(lanes);
    const std::string text = "chicane board 1\nname x\nrows 3\nlanes " + std::string(lanes) + "\n";
    EXPECT_TRUE(parsed(text).strips.empty()) << "where nothing is said of them";
    EXPECT_EQ(parsed(text + "strips G S\n").strips.size(), 6u);
  }
}

TEST(BoardText, OfStripsComesBack) {
  struct Case {
    const char* said;
    const char* canonical;
  };
  const Case cases[] = {{"", ""},
                        {"strips X Y\n", ""},
                        {"strips Y X\n", "strips Y X\n"},
                        {"strips GR SA\n", "strips GR SA\n"},
                        {"strips X S\n", "strips X S\n"},
                        {"strips none\n", "strips none\n"}};
  for (const Case& c : cases) {
    SCOPED_TRACE(c.said);
    const Board board = parsed(kThreeRows + c.said);
    const std::string text = format_board(board);
    EXPECT_EQ(parsed(text), board);
    const std::size_t at = text.find("strips");
    EXPECT_EQ(at == std::string::npos ? "" : text.substr(at, text.find('\n', at) - at + 1),
              c.canonical)
        << "the usual names are not said";
  }
}

TEST(BoardText, OfUsualStripsHasTheDigestOfBefore) {
  EXPECT_EQ(board_digest(parsed(kThreeRows + "strips X Y\n")), board_digest(parsed(kThreeRows)));
  EXPECT_NE(board_digest(parsed(kThreeRows + "strips none\n")), board_digest(parsed(kThreeRows)));
}

TEST(BoardText, StatementsMayStandInAnyOrder) {
  const Board ordered = parsed(
      "chicane board 1\nname x\nrows 12\nlanes I O\nwidth 2 I\ncorner K\nlimit K I4 40\n"
      "grid I12\n");
  const Board shuffled = parsed(
      "chicane board 1\ngrid I12\nlimit K I4 40\ncorner K\nwidth 2 I\nlanes I O\nrows 12\nname "
      "x\n");
  EXPECT_EQ(shuffled, ordered);
}

// --- Complaints --------------------------------------------------------------------------------

struct Complaint {
  std::string text;
  int line;
  std::string what;
};

void expect_complaints(const std::vector<Complaint>& complaints, const std::string& before) {
  for (const Complaint& c : complaints) {
    SCOPED_TRACE(c.text);
    const Result<BoardFile, DataError> file = parse_board(before + c.text, "t.board");
    ASSERT_FALSE(static_cast<bool>(file)) << "is read";
    EXPECT_EQ(file.error(), (DataError{"t.board", c.line, c.what}));
  }
}

TEST(BoardText, ComplainsOfWhatIsNoBoardFile) {
  expect_complaints(
      {
          {"", 0, "the file is empty; a board begins with 'chicane board 1'"},
          {"# only a comment\n\n", 0, "the file is empty; a board begins with 'chicane board 1'"},
          {"\nname x\n", 2, "a board file begins with 'chicane board 1'"},
          {"chicane board 2\n", 1, "a board file begins with 'chicane board 1'"},
          {"chicane board 1 now\n", 1, "a board file begins with 'chicane board 1'"},
          {"chicane race 1\n", 1, "a board file begins with 'chicane board 1'"},
      },
      "");
}

TEST(BoardText, ComplainsOfAFileThatIsTooLarge) {
  const std::string text = "chicane board 1\n" + std::string(kBoardBytesMax, '#');
  const Result<BoardFile, DataError> file = parse_board(text, "t.board");
  ASSERT_FALSE(static_cast<bool>(file));
  EXPECT_EQ(to_string(file.error()), "t.board: the file is larger than 256 KiB; that is no board");
}

TEST(BoardText, ComplainsOfAnIncompleteFrame) {
  expect_complaints(
      {
          {"rows 3\nlanes I\n", 0, "name: missing; give the board one, as in 'name monza'"},
          {"name x\nlanes I\n", 0, "rows: missing; say how many rows a lap has, as in 'rows 75'"},
          {"name x\nrows 3\n", 0,
           "lanes: missing; name them from the inside out, as in 'lanes I M O'"},
      },
      "chicane board 1\n");
}

TEST(BoardText, ComplainsOfTheFrame) {
  expect_complaints(
      {
          {"name\n", 2, "name: write it like 'name monza'"},
          {"name a b\n", 2, "name: write it like 'name monza'"},
          {"name a\nname a\n", 3, "name: said twice"},
          {"name a/b\n", 2, "name: 'a/b' may have up to 40 letters, digits, '-' and '_' only"},
          {"name " + std::string(41, 'a') + "\n", 2,
           "name: '" + std::string(41, 'a') +
               "' may have up to 40 letters, digits, '-' and '_' only"},
          {"title\n", 2, "title: too short; write it like 'title Autodromo di Monza'"},
          {"title a\ntitle b\n", 3, "title: said twice"},
          {"rows\n", 2, "rows: write it like 'rows 75'"},
          {"rows 3\nrows 3\n", 3, "rows: said twice"},
          {"rows 0\n", 2, "rows: '0' is not a number from 1 to 1000"},
          {"rows 1001\n", 2, "rows: '1001' is not a number from 1 to 1000"},
          {"rows ten\n", 2, "rows: 'ten' is not a number from 1 to 1000"},
          {"direction\n", 2, "direction: write it like 'direction clockwise'"},
          {"direction left\n", 2, "direction: 'left' is neither clockwise nor anticlockwise"},
          {"lanes\n", 2, "lanes: too short; write it like 'lanes I M O'"},
          {"lanes I\nlanes I\n", 3, "lanes: said twice"},
          {"lanes A B C D E F G H I\n", 2, "lanes: at most 8 lanes"},
          {"lanes i\n", 2, "lanes: 'i' is no lane name; use one to three capital letters"},
          {"lanes ABCD\n", 2, "lanes: 'ABCD' is no lane name; use one to three capital letters"},
          {"lanes I1\n", 2, "lanes: 'I1' is no lane name; use one to three capital letters"},
          {"lanes I O I\n", 2, "lanes: 'I' is named twice"},
          {"limitt K1\n", 2, "'limitt' is no statement of a board file; did you mean 'limit'?"},
          {"pitlane 3\n", 2, "'pitlane' is no statement of a board file"},
      },
      "chicane board 1\n");
}

TEST(BoardText, ComplainsOfStrips) {
  const std::string form = "strips: write it like 'strips X Y' or 'strips none'";
  expect_complaints(
      {
          {"strips\n", 5, form},
          {"strips X\n", 5, form},
          {"strips X Y Z\n", 5, form},
          {"strips none none\n", 5, "strips: 'none' is no name; use one to three capital letters"},
          {"strips X y\n", 5, "strips: 'y' is no name; use one to three capital letters"},
          {"strips X ABCD\n", 5, "strips: 'ABCD' is no name; use one to three capital letters"},
          {"strips X X\n", 5, "strips: the two sides need two names"},
          {"strips I Y\n", 0, "strips: a lane has one of these names; choose others"},
          {"strips X O\n", 0, "strips: a lane has one of these names; choose others"},
          {"stripes X Y\n", 5, "'stripes' is no statement of a board file; did you mean 'strips'?"},
      },
      "chicane board 1\nname x\nrows 12\nlanes I O\n");
}

TEST(BoardText, ComplainsOfWidthsAndLongSpaces) {
  expect_complaints(
      {
          {"width 3\n", 5, "width: too short; write it like 'width 21-40 I O'"},
          {"width 3 X\n", 5, "width: there is no lane 'X'; the lanes are I O"},
          {"width 0-3 I\n", 5, "width: '0-3' are no rows; write '12' or '12-15', within 1-12"},
          {"width 3-13 I\n", 5, "width: '3-13' are no rows; write '12' or '12-15', within 1-12"},
          {"width 3- I\n", 5, "width: '3-' are no rows; write '12' or '12-15', within 1-12"},
          {"width x I\n", 5, "width: 'x' are no rows; write '12' or '12-15', within 1-12"},
          {"long I\n", 5, "long: write it like 'long I 16-17'"},
          {"long X 3-4\n", 5, "long: there is no lane 'X'; the lanes are I O"},
          {"long I 3-x\n", 5, "long: '3-x' are no rows; write '12' or '12-15', within 1-12"},
          {"long I 3\n", 5, "long: '3' is one row; a long space covers several"},
          {"long I 3-3\n", 5, "long: '3-3' is one row; a long space covers several"},
          {"width 4 O\nlong I 3-4\n", 6, "long: lane I does not exist in row 4"},
          {"long I 3-4\nlong I 4-5\n", 6, "long: row 4 belongs to another long space already"},
          {"long I 12-1\nlong I 1-2\n", 6, "long: row 1 belongs to another long space already"},
      },
      "chicane board 1\nname x\nrows 12\nlanes I O\n");
}

TEST(BoardText, ComplainsOfCornersAndLimits) {
  expect_complaints(
      {
          {"corner\n", 6, "corner: too short; write it like 'corner K1 Prima Variante'"},
          {"corner K,1\n", 6, "corner: 'K,1' may have up to 40 letters, digits, '-' and '_' only"},
          {"corner K1\n", 6, "corner: 'K1' is named twice"},
          {"limit K1 I3\n", 6, "limit: too short; write it like 'limit K1 16-17 M 100 O 100'"},
          {"limit K2 I3 60\n", 6, "limit: there is no corner 'K2'"},
          {"limit K1 I3 60 60\n", 6, "limit: write it like 'limit K1 I17 80'"},
          {"limit K1 3 I 60 O\n", 6,
           "limit: after the rows come pairs of lane and limit, as in 'limit K1 16-17 M 100 O "
           "100'"},
          {"limit K1 3 X 60\n", 6, "limit: there is no lane 'X'; the lanes are I O"},
          {"limit K1 I13 60\n", 6, "limit: 'I13' are no rows; write '12' or '12-15', within 1-12"},
          {"width 4 O\nlimit K1 3-4 I 60\n", 7, "limit: lane I does not exist in row 4"},
          {"limit K1 I3 50\n", 6, "limit: '50' is no limit; limits are multiples of 20 up to 400"},
          {"limit K1 I3 0\n", 6, "limit: '0' is no limit; limits are multiples of 20 up to 400"},
          {"limit K1 I3 420\n", 6,
           "limit: '420' is no limit; limits are multiples of 20 up to 400"},
          {"limit K1 3 I fast\n", 6,
           "limit: 'fast' is no limit; limits are multiples of 20 up to 400"},
          {"limit K1 I3 60\nlimit K1 2-3 I 80\n", 7, "limit: I3 has one already"},
          {"corner K2\nlimit K1 I3 60\nlimit K2 I3 60\n", 8, "limit: I3 has one already"},
      },
      "chicane board 1\nname x\nrows 12\nlanes I O\ncorner K1\n");
}

TEST(BoardText, ComplainsOfLinesGridAndGrey) {
  expect_complaints(
      {
          {"line R1 red I3\n", 5, "line: too short; write it like 'line R1 red O9 O10 I11 I12'"},
          {"line R+ red I3 I4\n", 5,
           "line: 'R+' may have up to 40 letters, digits, '-' and '_' only"},
          {"line R1 red I3 I4\nline R1 red I3 I4\n", 6, "line: 'R1' is named twice"},
          {"line R1 blue I3 I4\n", 5, "line: the colour is red or green, not 'blue'"},
          {"line R1 red I3 I13\n", 5, "line: there is no space 'I13'"},
          {"grid\n", 5, "grid: too short; write it like 'grid I40 M40 O40 I39 M39 O39'"},
          {"grid I12 X12\n", 5, "grid: there is no space 'X12'"},
          {"long I 3-4\ngrid I3\n", 6, "grid: there is no space 'I3'"},
          {"grey 3\n", 5, "grey: write it like 'grey 1-15 inside'"},
          {"grey 3 left\n", 5, "grey: the side is inside or outside, not 'left'"},
          {"grey 30 inside\n", 5, "grey: '30' are no rows; write '12' or '12-15', within 1-12"},
      },
      "chicane board 1\nname x\nrows 12\nlanes I O\n");
}

TEST(BoardText, ComplainsOfStepsAndWhatIsAhead) {
  expect_complaints(
      {
          {"step I3 ->\n", 5, "step: too short; write it like 'step I15 -> I17 M16'"},
          {"step I3 to I4\n", 5, "step: write it like 'step I15 -> I17 M16'"},
          {"step I0 -> I4\n", 5, "step: there is no space 'I0'"},
          {"step I3 -> I4 I14\n", 5, "step: there is no space 'I14'"},
          {"step I3 -> I4\nstep I3 -> I5\n", 6, "step: 'I3' was given on line 5"},
          {"ahead I3\n", 5, "ahead: too short; write it like 'ahead I15 -> I17 M16'"},
          {"ahead I3 => I4\n", 5, "ahead: write it like 'ahead I15 -> I17 M16'"},
          {"ahead I3 -> I4\nahead I3 -> I5\n", 6, "ahead: 'I3' was given on line 5"},
      },
      "chicane board 1\nname x\nrows 12\nlanes I O\n");
}

// Complaints of the frame come first, wherever they stand: the rest refers to it.
TEST(BoardText, ComplainsOfTheFirstThingThatMustBeMended) {
  expect_complaints({{"grid I99\nrows 0\n", 3, "rows: '0' is not a number from 1 to 1000"}},
                    "chicane board 1\n");
}

// --- Findings ----------------------------------------------------------------------------------

TEST(BoardText, FindingsPointAtTheirStatement) {
  const Result<BoardFile, DataError> file = parse_board(
      "chicane board 1\nname x\nrows 12\nlanes I\ncorner K1\ncorner K2\nline L1 red I1 I2\n"
      "line L2 red I1 I2\ngrid I12\n",
      "t.board");
  ASSERT_TRUE(static_cast<bool>(file));
  struct Case {
    Finding finding;
    const char* want;
  };
  const Case cases[] = {
      {{Fault::no_lanes, Subject::board, 0, "a"}, "t.board:3: no_lanes: a"},
      {{Fault::empty_row, Subject::row, 2, "a"}, "t.board:3: empty_row: a"},
      {{Fault::dead_end, Subject::space, 2, "a"}, "t.board:3: dead_end: a"},
      {{Fault::empty_corner, Subject::corner, 1, "a"}, "t.board:6: empty_corner: a"},
      {{Fault::short_line, Subject::line, 1, "a"}, "t.board:8: short_line: a"},
      {{Fault::grid_too_small, Subject::grid, 0, "a"}, "t.board:9: grid_too_small: a"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.want);
    EXPECT_EQ(to_string(to_error(c.finding, file->source)), c.want);
  }
}

}  // namespace
}  // namespace chicane
