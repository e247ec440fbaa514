#include "codec/band_board_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "board/banded_for_tests.h"
#include "codec/board_text.h"
#include "codec/files_for_tests.h"

namespace chicane {
namespace {

using ::testing::ElementsAre;

Board parsed(const std::string& text) {
  const Result<BandBoardFile, DataError> file = parse_band_board(text, "t.board");
  EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  return file ? file->board : Board{};
}

std::string complaint(const std::string& text) {
  const Result<BandBoardFile, DataError> file = parse_band_board(text, "t.board");
  return file ? "accepted" : to_string(file.error());
}

const std::string kHead = "chicane band-board 1\nname ring\nrows 40\nline 39\n";
const std::string kRest = "0-39 1 2 3\nband B1 10 1/40 2/60 3/80\npits 2 1 0 39 38 37\n";

TEST(BandBoardText, SaysEverythingABoardHas) {
  const Result<BandBoardFile, DataError> file = parse_band_board(
      "# A comment.\n\nchicane  band-board 1\nname my-ring_2 # named\ntitle Every  word\r\n"
      "rows 40\nline 39\n0-19 1 2\n20-39 1 2 6\nlong 1 27-29\nband B1 10 1/40 2/60 First  Bend\n"
      "band B2 28 1/60 2/80 6/160\ntyres B2\nbrakes B1\npits 2 1 0 39 38 37\ngrid 2.0 1.0\n",
      "t.board");
  ASSERT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  const Board& board = file->board;
  EXPECT_EQ(board.name, "my-ring_2");
  EXPECT_EQ(board.title, "Every word");
  EXPECT_EQ(board.rows, 40);
  EXPECT_EQ(board.spaces.size(), 98u);
  EXPECT_EQ(board.corners[0].title, "First Bend");
  EXPECT_EQ(board.corners[1].title, "");
  EXPECT_EQ(board.banded->line_row, 39);
  EXPECT_THAT(board.banded->band_rows, ElementsAre(10, 28));
  EXPECT_EQ(board.banded->tyres, 1);
  EXPECT_EQ(board.banded->brakes, 0);
  EXPECT_THAT(board.banded->pit_rows, ElementsAre(2, 1, 0, 39, 38, 37));
  EXPECT_EQ(place_name(board, board.grid[0]), "2.0");
  const BoardSpace& bend = board.spaces[*find_space(board, "1.29")];
  EXPECT_EQ(bend.first_row, 28) << "rows count from 1 there";
  EXPECT_EQ(bend.limit, 60);
  EXPECT_EQ(bend.corner, 1);
  EXPECT_EQ(file->rows_line, 6);
  EXPECT_EQ(file->row_lines[19], 8);
  EXPECT_EQ(file->row_lines[20], 9);
  EXPECT_THAT(file->band_lines, ElementsAre(11, 12));
  EXPECT_EQ(file->grid_line, 16);
}

TEST(BandBoardText, IsReadLikeAnyOtherBoard) {
  const Result<BoardFile, DataError> file = parse_board("# first\n" + kHead + kRest, "t.board");
  ASSERT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  ASSERT_TRUE(file->board.banded);
  const std::vector<Finding> findings = validate(file->board);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(to_string(to_error(findings[0], file->source)),
            "t.board:4: band_defect: name the corners behind which tyres and brakes fail: 'tyres "
            "B1', 'brakes B3'");
}

// A finding stands on the line that it is about.
TEST(BandBoardText, FindingsHaveTheirLines) {
  const auto found = [](const std::string& text) {
    const Result<BoardFile, DataError> file = parse_board(text, "t.board");
    EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
    std::vector<std::string> said;
    for (const Finding& finding : validate(file->board))
      said.push_back(to_string(to_error(finding, file->source)));
    return said;
  };
  EXPECT_THAT(found(kHead + "0-39 1 2 3\nband B1 10 1/40 2/60\ntyres B1\nbrakes B1\n"
                            "pits 2 1 0 39 38 37\n"),
              ElementsAre("t.board:6: band_safety: B1: lane 3 needs a safety speed of 20 to 160 in "
                          "twenties"));
  EXPECT_THAT(found(kHead + "0-9 1\n10-39 1\nlong 1 30-33\n" +
                    "band B1 10 1/40\ntyres B1\nbrakes B1\npits 2 1 0 39 38 37\n"),
              ElementsAre("t.board:6: band_rows: a long square of 4 rows; 3 are the most"));
  EXPECT_THAT(found(kHead + kRest + "tyres B1\nbrakes B1\ngrid 1.5 1.5\n"),
              ElementsAre("t.board:10: grid_place_twice: 1.5 is a starting place twice"));
}

TEST(BandBoardText, OfTheBoardsOfTheRulesComesBack) {
  const std::pair<const char*, Board> boards[] = {
      {"data/boards/reference/F1-TT.board", for_tests::test_track()},
      {"data/boards/formula-one/F1-REF.board", for_tests::reference_board()},
  };
  for (const auto& [path, wanted] : boards) {
    Board board = for_tests::read_board(path);
    EXPECT_EQ(parsed(format_band_board(board)), board);
    EXPECT_EQ(format_band_board(parsed(format_band_board(board))), format_band_board(board));
    // The tests of the rules race on the same boards.
    board.title = "";
    EXPECT_EQ(board, wanted);
  }
}

// Any lanes, bands and long squares, fit to race on or not.
TEST(BandBoardText, OfAnyBoardComesBackFromItsCanonicalForm) {
  int read = 0;
  for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto any = [&](int count) {
      return std::to_string(random.below(static_cast<std::uint32_t>(count)));
    };
    std::string text = "chicane band-board 1\nname a\nrows 40\nline " + any(40) + "\n";
    for (int row = 0; row < 40; row += 4) {
      text +=
          std::to_string(row) + "-" + std::to_string(row + 2 + static_cast<int>(random.below(2)));
      for (int lane = 1; lane <= 6; ++lane) {
        if (lane == 1 || random.below(3) > 0) text += " " + std::to_string(lane);
      }
      text += "\n";
    }
    for (int i = 0; i < 3; ++i) {
      const int first = static_cast<int>(random.below(37));
      text += "long " + std::to_string(1 + random.below(6)) + " " + std::to_string(first) + "-" +
              std::to_string(first + 1 + static_cast<int>(random.below(2))) + "\n";
    }
    for (int i = 1; i <= 3; ++i) {
      text += "band B" + std::to_string(i) + " " + any(40);
      for (int lane = 1; lane <= 6; ++lane) {
        if (random.below(4) > 0)
          text += " " + std::to_string(lane) + "/" + std::to_string(20 + random.below(141));
      }
      text += random.below(2) == 0 ? "\n" : " Some Bend 1/40\n";
    }
    if (random.below(2) == 0) text += "tyres B2\n";
    text += "pits " + any(40) + " " + any(40) + " 1 2 3 4\n";
    const Result<BandBoardFile, DataError> file = parse_band_board(text, "t.board");
    if (!file) continue;
    ++read;
    EXPECT_EQ(parsed(format_band_board(file->board)), file->board);
  }
  EXPECT_GT(read, 100);
}

TEST(BandBoardText, ComplainsWithLineAndCause) {
  struct Wrong {
    std::string text;
    const char* what;
  };
  const std::string lanes = kHead + "0-39 1 2 3\n";
  const Wrong wrong[] = {
      {"", "t.board: the file begins with 'chicane band-board 1'"},
      {"chicane band-board 2\n", "t.board:1: the file begins with 'chicane band-board 1'"},
      {"chicane band-board 1\nname a b\n",
       "t.board:2: name: one word of letters, digits, - and _, at most 40"},
      {"chicane band-board 1\nname " + std::string(41, 'a') + "\n",
       "t.board:2: name: one word of letters, digits, - and _, at most 40"},
      {"chicane band-board 1\ntitle\n", "t.board:2: title: the title is missing"},
      {"chicane band-board 1\nrows 0\n", "t.board:2: rows: a number from 1 to 120"},
      {"chicane band-board 1\nrows 121\n", "t.board:2: rows: a number from 1 to 120"},
      {"chicane band-board 1\nrows 99999999999999999999\n",
       "t.board:2: rows: a number from 1 to 120"},
      {kHead + "rows 30\n", "t.board:5: rows: stands here twice"},
      {kHead + "line 40\n", "t.board:5: line: a row from 0 to 39"},
      {kHead + "0-40 1\n", "t.board:5: 0-40: rows like '3' or '3-4', from 0 to 39"},
      {kHead + "9-3 1\n", "t.board:5: 9-3: rows like '3' or '3-4', from 0 to 39"},
      {kHead + "0-4000000000 1\n", "t.board:5: 0-4000000000: rows like '3' or '3-4', from 0 to 39"},
      {kHead + "0-3\n", "t.board:5: 0-3: after the rows come their lanes"},
      {kHead + "0-3 7\n", "t.board:5: 0-3: lanes are numbers from 1 to 6"},
      {kHead + "0-3 1\n3 2\n", "t.board:6: 3: the lanes of row 3 stand here twice"},
      {lanes + "long 1 5\n", "t.board:6: long: a lane and its rows, like '1 11-13'"},
      {lanes + "long 7 5-6\n", "t.board:6: long: a lane and its rows, like '1 11-13'"},
      {lanes + "long 1 5-7\nlong 1 7-8\n",
       "t.board:7: long: some of the rows belong to another long square"},
      {lanes + "long 6 5-7\nband B1 10 1/40\npits 2 1 0 39 38 37\n",
       "t.board:6: long: row 5 has no lane 6"},
      {lanes + "band B1 10\n",
       "t.board:6: band: a name, a row and safety speeds, like 'B1 12 1/40 3/60 Abbey Curve'"},
      {lanes + "band B1234 10 1/40\n",
       "t.board:6: band: a name, a row and safety speeds, like 'B1 12 1/40 3/60 Abbey Curve'"},
      {lanes + "band B1 10 Abbey\n",
       "t.board:6: band: safety speeds are written lane/speed, like '1/40 3/60'"},
      {lanes + "band B1 10 1/10\n",
       "t.board:6: band: safety speeds are written lane/speed, like '1/40 3/60'"},
      {lanes + "band B1 10 1/40\nband B1 20 1/40\n",
       "t.board:7: band: this name stands here twice"},
      {lanes + "band B1 10 6/40\npits 2 1 0 39 38 37\n",
       "t.board:6: band: no square of row 10 has one of these speeds"},
      {lanes + "band B1 10 1/40\nband B2 10 2/40\npits 2 1 0 39 38 37\n",
       "t.board:6: band: no square of row 10 has one of these speeds"},
      {lanes + "tyres B1\n", "t.board:6: tyres: name a band that stands above"},
      {lanes + "pits 1 2 3\n", "t.board:6: pits: the rows of the pits of cars 1 to 6"},
      {lanes + "pits 1 2 3 4 5 40\n", "t.board:6: pits: rows from 0 to 39"},
      {kHead + kRest + "grid 4.0\n", "t.board:8: grid: there is no square '4.0'"},
      {kHead + kRest + "grid 1.0 1.1 1.2 1.3 1.4 1.5 1.6\n",
       "t.board:8: grid: at most six places, of cars 1 to 6"},
      {"chicane band-board 1\nrows 40\nline 1\n" + kRest, "t.board: name: missing"},
      {"chicane band-board 1\nname a\n", "t.board: rows: missing"},
      {"chicane band-board 1\nname a\nrows 40\n" + kRest, "t.board: line: missing"},
      {kHead + "0-39 1\nband B1 10 1/40\n", "t.board: pits: missing"},
      {kHead + "0-39 1\npits 2 1 0 39 38 37\n", "t.board: band: there is none"},
  };
  for (const Wrong& w : wrong) EXPECT_EQ(complaint(w.text), w.what) << w.text;
  std::string many = lanes;
  for (int i = 0; i < 13; ++i) many += "band C" + std::to_string(i) + " 5 1/40\n";
  EXPECT_EQ(complaint(many), "t.board:18: band: at most 12 bands");
  EXPECT_EQ(complaint(kHead + "colour red\n").substr(0, 47),
            "t.board:5: colour: there is no such statement; ");
}

}  // namespace
}  // namespace chicane
