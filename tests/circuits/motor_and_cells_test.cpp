// The boards of MotorChamp and of Grand Prix over all circuits of the repository.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numbers>
#include <string>
#include <vector>

#include "base/random.h"
#include "board/validate.h"
#include "circuits/laid_boards.h"

namespace chicane {
namespace {

using for_tests::Laid;
using for_tests::lay_all;

void expect_good(const Laid& laid, BoardForm form) {
  for (const Finding& finding : validate(laid.board)) ADD_FAILURE() << finding.what;
  EXPECT_EQ(laid.board.name, board_name(form, laid.circuit.name));
  EXPECT_EQ(laid.board.title, laid.circuit.title);
  EXPECT_EQ(laid.board.ground.circuit, laid.circuit.name);
  EXPECT_EQ(lay_board(form, laid.circuit), laid.text) << "not the same again";
}

// Metres of every row, the lap being a ring.
std::vector<double> row_lengths(const Laid& laid) {
  const std::vector<BoardGround::Mark>& marks = laid.board.ground.marks;
  std::vector<double> lengths(laid.board.rows);
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const bool is_last = i + 1 == marks.size();
    const BoardGround::Mark& next = marks[is_last ? 0 : i + 1];
    const int rows = next.row - marks[i].row + (is_last ? laid.board.rows : 0);
    const double metres = next.metres - marks[i].metres + (is_last ? laid.circuit.metres() : 0);
    for (int k = 0; k < rows; ++k) lengths[(marks[i].row + k) % laid.board.rows] = metres / rows;
  }
  return lengths;
}

class MotorOfCircuits : public testing::Test {
 protected:
  static void SetUpTestSuite() { all = lay_all(BoardForm::motor); }
  static inline std::vector<Laid> all;
};

int count_dice(const Board& board, int dice) {
  return static_cast<int>(
      std::count_if(board.motor->rows.begin(), board.motor->rows.end(),
                    [&](const MotorRow& row) { return row.right.dice == dice; }));
}

TEST_F(MotorOfCircuits, AreGoodBoards) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.circuit.name);
    expect_good(laid, BoardForm::motor);
    EXPECT_EQ(laid.board.motor->is_long, laid.circuit.length > 4000);
  }
}

TEST_F(MotorOfCircuits, RowsAndColoursAreThoseOfThePieces) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.circuit.name);
    const bool is_long = laid.board.motor->is_long;
    EXPECT_GE(laid.board.rows, is_long ? 58 : 42);
    EXPECT_LE(laid.board.rows, is_long ? 64 : 46);
    const auto share = [&](int dice) {
      return static_cast<double>(count_dice(laid.board, dice)) / laid.board.rows;
    };
    EXPECT_GE(share(1), 0.20);
    EXPECT_LE(share(1), 0.30);
    EXPECT_GE(share(2), 0.24);
    EXPECT_LE(share(2), 0.43);
    EXPECT_GE(share(3), 0.33);
  }
}

TEST_F(MotorOfCircuits, EveryLimitLeavesASafeThrowAndCanBeExceeded) {
  constexpr std::array kMost = {6, 12, 15};
  for (const Laid& laid : all) {
    for (const MotorRow& row : laid.board.motor->rows) {
      for (const MotorSquare& square : {row.right, row.left}) {
        if (square.limit == 0) continue;
        EXPECT_GE(square.limit, 4) << laid.circuit.name;
        EXPECT_LT(square.limit, kMost.at(square.dice - 1)) << laid.circuit.name;
      }
    }
  }
}

// Also where rows meet that were laid apart.
TEST_F(MotorOfCircuits, SolidLinesAreLongerThanARowAndNotTooLong) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.circuit.name);
    int lines = 0;
    int length = 0;
    for (const MotorRow& row : laid.board.motor->rows) {
      if (row.is_solid) {
        ++length;
        EXPECT_FALSE(row.has_lane || row.is_entry);
      } else if (length > 0) {
        ++lines;
        EXPECT_GE(length, 2);
        EXPECT_LE(length, 4);
        length = 0;
      }
    }
    EXPECT_GE(lines, 1);
    EXPECT_LE(lines, 7);
  }
}

// MC-PIT-3  From the last squares before the entrance one throws at most one die.
TEST_F(MotorOfCircuits, TheLastCornerIsSingle) {
  for (const Laid& laid : all) {
    const std::vector<MotorRow>& rows = laid.board.motor->rows;
    const auto entry =
        std::find_if(rows.begin(), rows.end(), [](const MotorRow& row) { return row.is_entry; });
    ASSERT_GE(entry - rows.begin(), 4);
    for (auto row = entry - 4; row != entry; ++row)
      EXPECT_TRUE(row->right.dice == 1 && row->left.dice == 1) << laid.circuit.name;
  }
}

// The reader sees that marks go up; here that no row is too short to be drawn, the rounding of
// marks aside.
TEST_F(MotorOfCircuits, RowsLieAllRoundTheLap) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.circuit.name);
    const std::vector<double> lengths = row_lengths(laid);
    EXPECT_GE(*std::min_element(lengths.begin(), lengths.end()), 20);
    EXPECT_LE(*std::max_element(lengths.begin(), lengths.end()), 250);
  }
}

TEST_F(MotorOfCircuits, TheLineIsNearThatOfTheRoad) {
  for (const Laid& laid : all) {
    const BoardGround::Mark& first = laid.board.ground.marks.front();
    const std::vector<double> lengths = row_lengths(laid);
    double line = first.metres;
    for (int row = 0; row < first.row; ++row) line -= lengths[row];
    EXPECT_NEAR(line, 0, 70) << laid.circuit.name;
  }
}

class CellsOfCircuits : public testing::Test {
 protected:
  static void SetUpTestSuite() { all = lay_all(BoardForm::cells); }
  static inline std::vector<Laid> all;
};

TEST_F(CellsOfCircuits, AreGoodBoards) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.circuit.name);
    expect_good(laid, BoardForm::cells);
    EXPECT_NEAR(laid.circuit.length / static_cast<double>(laid.board.rows), 50, 0.6);
    ASSERT_EQ(laid.board.ground.marks.size(), 1u);
    EXPECT_EQ(laid.board.ground.marks[0], (BoardGround::Mark{0, 0}));
  }
}

// GP-REF has 29 %, and 0.45 on average.
TEST_F(CellsOfCircuits, AreNumberedAboutAsGpRefIs) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.circuit.name);
    int numbered = 0;
    int sum = 0;
    for (const int factor : laid.board.cells->factors) {
      numbered += factor > 0 ? 1 : 0;
      sum += factor;
    }
    EXPECT_GE(numbered, 0.24 * laid.board.rows);
    EXPECT_LE(numbered, 0.35 * laid.board.rows);
    EXPECT_GE(sum, 0.38 * laid.board.rows);
    EXPECT_LE(sum, 0.56 * laid.board.rows);
    const auto& factors = laid.board.cells->factors;
    for (const int factor : {1, 2, 3})
      EXPECT_TRUE(std::find(factors.begin(), factors.end(), factor) != factors.end()) << factor;
  }
}

TEST_F(CellsOfCircuits, StartCellsAreFreeAndTheBoxesBehindThem) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.circuit.name);
    const CellTrack& track = *laid.board.cells;
    ASSERT_EQ(track.start_cells.size(), 6u);
    for (const int cell : track.start_cells) EXPECT_EQ(track.factors[cell], 0) << cell;
    EXPECT_EQ(track.box_entry, track.start_cells.back() - 1);
    EXPECT_EQ(track.box_exit, track.start_cells.back());
  }
}

// Between neighbours the factor goes up by one at most: one is warned.
TEST_F(CellsOfCircuits, OneIsWarnedOfSlowBends) {
  for (const Laid& laid : all) {
    const auto& factors = laid.board.cells->factors;
    for (std::size_t i = 1; i < factors.size(); ++i)
      EXPECT_LE(factors[i], factors[i - 1] + 1) << laid.circuit.name << " cell " << i;
  }
}

// As long as three laps of GP-REF, as nearly as whole laps allow.
TEST_F(CellsOfCircuits, RacesAreAboutEquallyLong) {
  for (const Laid& laid : all) {
    const double metres = laid.circuit.metres() * laid.board.cells->laps;
    EXPECT_NEAR(metres, 12'600, 2'500) << laid.circuit.name;
  }
}

// Straights and bends by chance; whether they close does not matter to a layout.
Circuit random_circuit(Random& random) {
  Circuit circuit;
  circuit.name = "any";
  circuit.title = "Any";
  const int pieces = random.roll(random.roll(20) == 1 ? 150 : 30);
  for (int i = 0; i <= pieces; ++i) {
    Piece piece;
    if (i > 0 && random.roll(2) == 1) {
      piece.metres = random.roll(random.roll(4) == 1 ? 2000 : 300);
    } else {
      piece.hand = random.roll(2) == 1 ? Hand::left : Hand::right;
      piece.degrees = random.roll(200);
      piece.radius = 8 + random.roll(random.roll(3) == 1 ? 1000 : 100);
      piece.metres = piece.radius * piece.degrees * std::numbers::pi / 180;
    }
    circuit.pieces.push_back(piece);
  }
  circuit.pieces.front().metres += 300;  // No lap is shorter.
  circuit.length = static_cast<int>(circuit.metres());
  return circuit;
}

TEST(MotorAndCells, LieOverAnyCircuit) {
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    Random random(seed);
    const Circuit circuit = random_circuit(random);
    for (const BoardForm form : {BoardForm::motor, BoardForm::cells}) {
      const std::string text = lay_board(form, circuit);
      SCOPED_TRACE("seed " + std::to_string(seed) + "\n" + text);
      const Result<BoardFile, DataError> file = parse_board(text, circuit.name);
      ASSERT_TRUE(static_cast<bool>(file)) << to_string(file.error());
      for (const Finding& finding : validate(file->board)) ADD_FAILURE() << finding.what;
      const std::vector<BoardGround::Mark>& marks = file->board.ground.marks;
      EXPECT_LT(marks.back().metres, marks.front().metres + circuit.metres());
    }
  }
}

}  // namespace
}  // namespace chicane
