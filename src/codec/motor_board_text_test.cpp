#include "codec/motor_board_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "base/random.h"
#include "base/text.h"
#include "codec/files_for_tests.h"
#include "rules/motorchamp/track.h"

namespace chicane {
namespace {

using ::testing::ElementsAre;

Board parsed(const std::string& text) {
  const Result<MotorBoardFile, DataError> file = parse_motor_board(text, "t.board");
  EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  return file ? file->board : Board{};
}

std::string complaint(const std::string& text) {
  const Result<MotorBoardFile, DataError> file = parse_motor_board(text, "t.board");
  return file ? "accepted" : to_string(file.error());
}

const std::string kHead = "chicane motor-board 1\nname ring\nclass long\n";

// --- Whole circuits ----------------------------------------------------------------------------

TEST(MotorBoardText, SaysEverythingABoardHas) {
  const Result<MotorBoardFile, DataError> file = parse_motor_board(
      "# A comment.\n\nchicane  motor-board 1\nname my-ring_2 # named\ntitle Every  word\r\n"
      "class short\n0-1 3/13 2 solid\n2 1/5 1/4 entry start\n3 3 3 lane noside pit exit\n",
      "t.board");
  ASSERT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  const Board& board = file->board;
  EXPECT_EQ(board.name, "my-ring_2");
  EXPECT_EQ(board.title, "Every word");
  EXPECT_FALSE(board.motor->is_long);
  EXPECT_EQ(board.motor->start_row, 2);
  ASSERT_EQ(board.motor->rows.size(), 4u);
  const MotorRow solid{.right = {3, 13}, .left = {2, 0}, .is_solid = true};
  EXPECT_EQ(board.motor->rows[0], solid);
  EXPECT_EQ(board.motor->rows[1], solid);
  EXPECT_EQ(board.motor->rows[2], (MotorRow{.right = {1, 5}, .left = {1, 4}, .is_entry = true}));
  EXPECT_EQ(board.motor->rows[3],
            (MotorRow{.has_no_side = true, .has_lane = true, .has_pit = true, .is_exit = true}));
  EXPECT_EQ(board.rows, 4);
  EXPECT_EQ(board.spaces.size(), 8u);
  EXPECT_THAT(file->row_lines, ElementsAre(7, 7, 8, 9));
}

TEST(MotorBoardText, IsReadLikeAnyOtherBoard) {
  const Result<BoardFile, DataError> file =
      parse_board("# first\n" + kHead + "0-59 3 3 start\n", "t.board");
  ASSERT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  EXPECT_TRUE(file->board.motor);
  const std::vector<Finding> findings = validate(file->board);
  ASSERT_FALSE(findings.empty());
  EXPECT_EQ(to_string(to_error(findings[0], file->source)),
            "t.board:5: motor_pit_lane: 0 entrances to the pit lane; one there must be");
}

TEST(MotorBoardText, OfEveryBoardComesBackFromItsCanonicalForm) {
  for (const char* name : {"M60", "M40"}) {
    const Board board =
        for_tests::read_board("data/boards/reference/" + std::string(name) + ".board");
    EXPECT_EQ(parsed(format_motor_board(board)), board);
    EXPECT_EQ(format_motor_board(parsed(format_motor_board(board))), format_motor_board(board));
  }
  // Any rows at all, fit to race on or not.
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Board board;
    board.name = "random";
    board.title = random.below(2) == 0 ? "" : "Some title";
    MotorTrack track;
    track.is_long = random.below(2) == 0;
    const auto rows = static_cast<std::size_t>(random.roll(kMotorRowsMax));
    const auto square = [&] {
      return MotorSquare{random.roll(3),
                         static_cast<int>(random.below(3) == 0 ? random.below(16) : 0)};
    };
    while (track.rows.size() < rows) {
      MotorRow row;
      row.right = square();
      row.left = square();
      for (bool MotorRow::* const flag :
           {&MotorRow::is_solid, &MotorRow::has_no_side, &MotorRow::has_lane, &MotorRow::has_pit,
            &MotorRow::is_entry, &MotorRow::is_exit})
        row.*flag = random.below(3) == 0;
      for (std::uint32_t more = random.below(4); track.rows.size() < rows; --more) {
        track.rows.push_back(row);
        if (more == 0) break;
      }
    }
    track.start_row = static_cast<int>(random.below(static_cast<std::uint32_t>(rows)));
    board.motor = track;
    lay_out_motor_board(board);
    const std::string text = format_motor_board(board);
    ASSERT_EQ(parsed(text), board) << text;
    ASSERT_EQ(format_motor_board(parsed(text)), text);
  }
}

TEST(MotorBoardText, ThatIsWrongIsRefusedWithItsLine) {
  struct Wrong {
    std::string text;
    const char* what;
  };
  const char* const squares =
      "t.board:4: after the rows come the right and the left square, like '3/13 3'";
  const char* const statement = "write name, title, 'class long' or 'class short', or rows";
  const std::vector<Wrong> cases = {
      {"", "t.board: the file begins with 'chicane motor-board 1'"},
      {"\n# nothing\n", "t.board: the file begins with 'chicane motor-board 1'"},
      {"\nchicane motor-board 2\n", "t.board:2: the file begins with 'chicane motor-board 1'"},
      {"chicane motor-board 1\nclass long\n0-3 3 3 start\n", "t.board: name: missing"},
      {"chicane motor-board 1\nname x\n0-3 3 3 start\n",
       "t.board: class: missing; write 'class long' or 'class short'"},
      {kHead, "t.board: there are no rows"},
      {kHead + "0-3 3 3\n", "t.board: one row has the flag 'start': the start area ends there"},
      {kHead + "0 3 3 start\n1 3 3 start\n",
       "t.board: one row has the flag 'start': the start area ends there"},
      {kHead + "0-119 3 3 start\n", "accepted"},
      {kHead + "0-120 3 3 start\n", "t.board: at most 120 rows"},
      {kHead + "0-121 3 3 start\n", "t.board:4: '0-121' are no rows; write '3' or '3-4'"},
      {kHead + "0-4000000000 3 3 start\n",
       "t.board:4: '0-4000000000' are no rows; write '3' or '3-4'"},
      {kHead + "99999999999999999999 3 3\n",
       "t.board:4: '99999999999999999999' are no rows; write '3' or '3-4'"},
      {kHead + "0-120 3 3\n121 3 3\n", "t.board:5: '121' are no rows; write '3' or '3-4'"},
      {kHead + "3-1 3 3\n", "t.board:4: '3-1' are no rows; write '3' or '3-4'"},
      {kHead + "0- 3 3\n", "t.board:4: '0-' are no rows; write '3' or '3-4'"},
      {kHead + "0--1 3 3\n", "t.board:4: '0--1' are no rows; write '3' or '3-4'"},
      {kHead + "0x 3 3\n", "t.board:4: '0x' are no rows; write '3' or '3-4'"},
      {kHead + "1 3 3\n", "t.board:4: row 0 comes next, not 1"},
      {kHead + "0-4 3 3\n4 3 3\n", "t.board:5: row 5 comes next, not 4"},
      {kHead + "0\n", squares},
      {kHead + "0 3\n", squares},
      {kHead + "0 3 solid\n", squares},
      {kHead + "0 0 3\n", squares},
      {kHead + "0 4 3\n", squares},
      {kHead + "0 3 3/\n", squares},
      {kHead + "0 3 3/0\n", squares},
      {kHead + "0 3 3/16\n", squares},
      {kHead + "0 3 3/5/5\n", squares},
      {kHead + "0 3 -1\n", squares},
      {kHead + "0 3 3 tarmac\n", "t.board:4: 'tarmac' is no flag of a row"},
      {kHead + "0 3 3 line\n",
       "t.board:4: a whole circuit has the flag 'start', and its line is at the end"},
      {kHead + "0 3 3 S\n",
       "t.board:4: a whole circuit has the flag 'start', and its line is at the end"},
      {kHead + "weather rain\n", "weather"},
      {kHead + "title\n", "title"},
      {kHead + "name ring\n", "t.board:4: name: said twice"},
      {kHead + "class short\n", "t.board:4: class: said twice"},
      {kHead + "title A\ntitle B\n", "t.board:5: title: said twice"},
  };
  for (const Wrong& c : cases) {
    SCOPED_TRACE(c.text);
    const std::string what = c.what;
    if (what == "weather" || what == "title") {
      EXPECT_EQ(complaint(c.text), "t.board:4: '" + what + "': " + statement);
    } else {
      EXPECT_EQ(complaint(c.text), what);
    }
  }
  for (const char* line : {"name", "name a b", "name a/b", "name ../x", "class", "class middle"}) {
    const std::string text = "chicane motor-board 1\n" + std::string(line) + "\n";
    EXPECT_EQ(complaint(text), "t.board:2: '" + std::string(words(line)[0]) + "': " + statement);
  }
  EXPECT_NE(complaint("chicane motor-board 1\nname " + std::string(41, 'x') + "\n"), "accepted");
}

// --- Pieces ------------------------------------------------------------------------------------

std::vector<Face> shipped_faces() {
  const std::string path = "data/boards/motorchamp/motorchamp.pieces";
  const Result<std::vector<Face>, DataError> faces =
      parse_pieces(for_tests::read_file(for_tests::repository() / path), path);
  EXPECT_TRUE(static_cast<bool>(faces)) << to_string(faces.error());
  return faces ? *faces : std::vector<Face>{};
}

// RULES.md, part 6.1: eight long circuits and four short ones, every face with every other.
TEST(PiecesText, OfTheGameMakeTwelveCircuits) {
  const std::vector<Face> faces = shipped_faces();
  ASSERT_EQ(faces.size(), 6u);
  std::vector<std::string> ids = {""};
  for (const Face& face : faces) ids.push_back(face.id);
  std::set<std::string> names;
  std::set<std::string> texts;
  int longs = 0;
  // Whatever two or three faces are put together in whatever order.
  for (const std::string& a : ids) {
    for (const std::string& b : ids) {
      for (const std::string& c : ids) {
        std::vector<std::string> chosen;
        for (const std::string& id : {a, b, c}) {
          if (!id.empty()) chosen.push_back(id);
        }
        const Result<Board, DataError> board = assemble(faces, chosen);
        if (!board || !names.insert(board->name).second) continue;
        SCOPED_TRACE(board->name);
        for (const Finding& finding : validate(*board)) ADD_FAILURE() << finding.what;
        EXPECT_TRUE(static_cast<bool>(motorchamp::compile_track(*board)));
        EXPECT_EQ(board->motor->is_long, chosen.size() == 3);
        longs += board->motor->is_long ? 1 : 0;
        const std::string text = format_motor_board(*board);
        EXPECT_EQ(parsed(text), *board);
        EXPECT_TRUE(texts.insert(text.substr(text.find("class"))).second) << "no two are alike";
      }
    }
  }
  EXPECT_EQ(names.size(), 12u);
  EXPECT_EQ(longs, 8);
}

TEST(PiecesText, SaysFacesStrandsAndMarks) {
  const Result<std::vector<Face>, DataError> faces = parse_pieces(
      "chicane motor-pieces 1\nface A1 Lake side\nstrand loop\n1-2 3 3/9 S\n3 1 1 L line\n"
      "face M2\nstrand straight\n1 3 3 lane\nstrand return\n",
      "t.pieces");
  ASSERT_TRUE(static_cast<bool>(faces)) << to_string(faces.error());
  ASSERT_EQ(faces->size(), 2u);
  EXPECT_EQ((*faces)[0].id, "A1");
  EXPECT_EQ((*faces)[0].title, "Lake side");
  ASSERT_EQ((*faces)[0].strands.size(), 1u);
  const std::vector<PieceRow>& rows = (*faces)[0].strands[0].rows;
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_TRUE(rows[0].ends_short_start);
  EXPECT_FALSE(rows[0].ends_long_start);
  EXPECT_EQ(rows[1].row.left, (MotorSquare{3, 9}));
  EXPECT_TRUE(rows[2].ends_long_start);
  EXPECT_TRUE(rows[2].has_line);
  EXPECT_EQ((*faces)[1].title, "");
  ASSERT_EQ((*faces)[1].strands.size(), 2u);
  EXPECT_TRUE((*faces)[1].strands[0].rows[0].row.has_lane);
}

TEST(PiecesText, ThatIsWrongIsRefusedWithItsLine) {
  struct Wrong {
    const char* text;
    const char* what;
  };
  const Wrong cases[] = {
      {"chicane motor-board 1\n", "t.pieces:1: the file begins with 'chicane motor-pieces 1'"},
      {"chicane motor-pieces 1\nface B1\n",
       "t.pieces:2: 'B1' is no face; write A, M or Z and a digit"},
      {"chicane motor-pieces 1\nface A\n",
       "t.pieces:2: 'A' is no face; write A, M or Z and a digit"},
      {"chicane motor-pieces 1\nface Ax\n",
       "t.pieces:2: 'Ax' is no face; write A, M or Z and a digit"},
      {"chicane motor-pieces 1\nface\n", "t.pieces:2: 'face': write face, strand or rows"},
      {"chicane motor-pieces 1\nstrand loop\n",
       "t.pieces:2: a strand belongs to a face; 'face' comes first"},
      {"chicane motor-pieces 1\n1 3 3\n",
       "t.pieces:2: rows belong to a strand; 'face' and 'strand' come first"},
      {"chicane motor-pieces 1\nface A1\n1 3 3\n",
       "t.pieces:3: rows belong to a strand; 'face' and 'strand' come first"},
      {"chicane motor-pieces 1\nface A1\nstrand loop\n0 3 3\n",
       "t.pieces:4: row 1 comes next, not 0"},
      {"chicane motor-pieces 1\nface A1\nstrand loop\n1-999999999 3 3\n",
       "t.pieces:4: '1-999999999' are no rows; write '3' or '3-4'"},
      {"chicane motor-pieces 1\nface A1\nstrand return\n",
       "t.pieces:3: 'return' is no strand of face A1; A and Z have 'loop', M has 'straight' and "
       "'return'"},
      {"chicane motor-pieces 1\nface M1\nstrand loop\n",
       "t.pieces:3: 'loop' is no strand of face M1; A and Z have 'loop', M has 'straight' and "
       "'return'"},
      {"chicane motor-pieces 1\nface A1\nstrand loop\nstrand loop\n",
       "t.pieces:4: strand loop: said twice"},
      {"chicane motor-pieces 1\nface A1\nface A1\n", "t.pieces:3: face A1: said twice"},
      {"chicane motor-pieces 1\nname x\n", "t.pieces:2: 'name': write face, strand or rows"},
  };
  for (const Wrong& c : cases) {
    SCOPED_TRACE(c.text);
    const Result<std::vector<Face>, DataError> faces = parse_pieces(c.text, "t.pieces");
    ASSERT_FALSE(static_cast<bool>(faces));
    EXPECT_EQ(to_string(faces.error()), c.what);
  }
}

}  // namespace
}  // namespace chicane
