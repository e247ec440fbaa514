// The boards of Formula One over all circuits of the repository.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "base/text.h"
#include "board/banded.h"
#include "circuits/laid_boards.h"
#include "layout/band_layout.h"

namespace chicane {
namespace {

using for_tests::Laid;

class BandsOfCircuits : public testing::Test {
 protected:
  static void SetUpTestSuite() { all = for_tests::lay_all(BoardForm::bands); }
  static inline std::vector<Laid> all;
};

// The lanes of a row, long squares in every row they cover.
std::vector<Index> lanes_in(const Board& board, int row) {
  std::vector<Index> lanes;
  for (Index lane = 0; lane < kBandedLanesMax; ++lane) {
    if (space_at(board, lane, row) != kNone) lanes.push_back(lane);
  }
  return lanes;
}

std::vector<int> speeds_of(const Board& board, Index corner) {
  std::vector<std::pair<Index, int>> found;
  for (const BoardSpace& space : board.spaces) {
    if (space.corner == corner) found.emplace_back(space.lane, space.limit);
  }
  std::sort(found.begin(), found.end());
  std::vector<int> speeds;
  for (const auto& [lane, speed] : found) speeds.push_back(speed);
  return speeds;
}

double mean(const std::vector<int>& speeds) {
  return std::accumulate(speeds.begin(), speeds.end(), 0.0) / static_cast<double>(speeds.size());
}

int rows_saved(const BoardSpace& space) { return space.last_row - space.first_row; }

// Everything that one can drive to from a space.
std::vector<bool> reached_from(const Board& board, Index from) {
  std::vector<bool> reached(board.spaces.size());
  std::vector<Index> open = {from};
  while (!open.empty()) {
    const Index at = open.back();
    open.pop_back();
    for (const Index to : board.spaces[at].steps) {
      if (reached[to]) continue;
      reached[to] = true;
      open.push_back(to);
    }
  }
  return reached;
}

// The fewest and the most squares from a space of the first row to the line; rows only go up.
std::pair<int, int> squares_to_line(const Board& board, Index from) {
  constexpr int kFar = 1000;
  std::vector<int> fewest(board.spaces.size(), kFar);
  std::vector<int> most(board.spaces.size(), -kFar);
  fewest[from] = most[from] = 1;
  for (std::size_t i = 0; i < board.spaces.size(); ++i) {
    for (const Index to : board.spaces[i].steps) {
      if (board.spaces[to].last_row <= board.spaces[i].last_row) continue;
      fewest[to] = std::min(fewest[to], fewest[i] + 1);
      most[to] = std::max(most[to], most[i] + 1);
    }
  }
  std::pair<int, int> both = {kFar, -kFar};
  for (std::size_t i = 0; i < board.spaces.size(); ++i) {
    if (board.spaces[i].last_row != board.rows) continue;
    both = {std::min(both.first, fewest[i]), std::max(both.second, most[i])};
  }
  return both;
}

TEST_F(BandsOfCircuits, HaveNoFaults) {
  for (const Laid& laid : all) {
    for (const Finding& finding : validate_banded(laid.board))
      ADD_FAILURE() << laid.board.name << ": " << finding.what;
    EXPECT_EQ(laid.board.name, laid.circuit.name + "-bands");
    EXPECT_EQ(laid.board.title, laid.circuit.title);
  }
}

TEST_F(BandsOfCircuits, AreAsLongAsAGameLikes) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.board.name);
    EXPECT_GE(laid.board.rows, 55);
    EXPECT_LE(laid.board.rows, 75);
    EXPECT_EQ(laid.board.banded->line_row, laid.board.rows - 1);
  }
}

TEST_F(BandsOfCircuits, EverySquareLiesOnALap) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.board.name);
    for (std::size_t i = 0; i < laid.board.spaces.size(); ++i) {
      const auto space = static_cast<Index>(i);
      const std::vector<bool> reached = reached_from(laid.board, space);
      EXPECT_EQ(std::count(reached.begin(), reached.end(), false), 0)
          << "from " << place_name(laid.board, space);
    }
  }
}

TEST_F(BandsOfCircuits, LapsDifferByLongSquaresOnly) {
  for (const Laid& laid : all) {
    const Board& board = laid.board;
    int saved = 0;
    for (const BoardSpace& space : board.spaces) saved += rows_saved(space);
    for (const Index start : board.grid) {
      SCOPED_TRACE(place_name(board, start) + " of " + board.name);
      const auto [fewest, most] = squares_to_line(board, start);
      EXPECT_EQ(most, board.rows);  // Round the outside of every corner.
      EXPECT_LT(fewest, board.rows);
      EXPECT_GE(fewest, board.rows - saved);
    }
  }
}

TEST_F(BandsOfCircuits, BandsAreSixToTenApartAndTheirNamesDiffer) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.board.name);
    const std::vector<int>& rows = laid.board.banded->band_rows;
    EXPECT_GE(rows.size(), 6u);
    EXPECT_LE(rows.size(), 10u);
    for (std::size_t i = 1; i < rows.size(); ++i) EXPECT_GT(rows[i] - rows[i - 1], kBandGap);
    std::set<std::string> titles;
    for (const BoardCorner& corner : laid.board.corners) titles.insert(corner.title);
    EXPECT_EQ(titles.size(), rows.size());
    EXPECT_GT(rows.front(), kBandGap);
    EXPECT_LT(rows.back(), laid.board.banded->line_row - kBandGap);
  }
}

TEST_F(BandsOfCircuits, SafetySpeedsAreLikeThoseOfTheReference) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.board.name);
    double sum = 0;
    for (std::size_t i = 0; i < laid.board.corners.size(); ++i) {
      const std::vector<int> speeds = speeds_of(laid.board, static_cast<Index>(i));
      EXPECT_GE(*std::min_element(speeds.begin(), speeds.end()), 40);
      EXPECT_LE(*std::max_element(speeds.begin(), speeds.end()), 140);
      sum += mean(speeds);
    }
    const double all_bands = sum / static_cast<double>(laid.board.corners.size());
    EXPECT_GE(all_bands, 76);
    EXPECT_LE(all_bands, 96);
  }
}

// From the inside of a bend out; the middle of a chicane is faster than both its sides.
TEST_F(BandsOfCircuits, SafetySpeedsRiseFromTheInsideOut) {
  for (const Laid& laid : all) {
    for (std::size_t i = 0; i < laid.board.corners.size(); ++i) {
      SCOPED_TRACE(laid.board.name + " " + laid.board.corners[i].title);
      const std::vector<int> speeds = speeds_of(laid.board, static_cast<Index>(i));
      const bool is_chicane = speeds.size() == 3 && speeds[1] > speeds[0] && speeds[1] > speeds[2];
      EXPECT_TRUE(is_chicane || std::is_sorted(speeds.begin(), speeds.end()) ||
                  std::is_sorted(speeds.rbegin(), speeds.rend()));
    }
  }
}

TEST_F(BandsOfCircuits, LongSquaresLieOnTheSlowestLaneOfABand) {
  for (const Laid& laid : all) {
    for (const BoardSpace& space : laid.board.spaces) {
      if (rows_saved(space) == 0) continue;
      SCOPED_TRACE(fill("row {} of {}", space.last_row - 1, laid.board.name));
      ASSERT_NE(space.corner, kNone);
      const std::vector<int> speeds = speeds_of(laid.board, space.corner);
      EXPECT_EQ(space.limit, *std::min_element(speeds.begin(), speeds.end()));
    }
  }
}

TEST_F(BandsOfCircuits, LanesComeAndGoOneByOne) {
  for (const Laid& laid : all) {
    std::size_t islands = 0;
    std::vector<Index> before = lanes_in(laid.board, laid.board.rows);
    for (int row = 1; row <= laid.board.rows; ++row) {
      SCOPED_TRACE(fill("row {} of {}", row - 1, laid.board.name));
      const std::vector<Index> lanes = lanes_in(laid.board, row);
      EXPECT_GE(lanes.size(), 2u);
      EXPECT_EQ(lanes.front(), 0);
      EXPECT_LE(std::abs(lanes.back() - before.back()), 1);
      const std::size_t missing = static_cast<std::size_t>(lanes.back()) + 1 - lanes.size();
      EXPECT_LE(missing, 1u);
      islands += missing;
      before = lanes;
    }
    EXPECT_GT(islands, 0u) << laid.board.name;
  }
}

TEST_F(BandsOfCircuits, SixStartAbreastBesideTheirPits) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.board.name);
    const int rows = laid.board.rows;
    ASSERT_EQ(laid.board.grid.size(), 6u);
    for (std::size_t car = 0; car < 6; ++car) {
      EXPECT_EQ(place_name(laid.board, laid.board.grid[car]),
                fill("{}.0", 6 - static_cast<int>(car)));
    }
    const std::array<int, 6> want = {2, 1, 0, rows - 1, rows - 2, rows - 3};
    EXPECT_EQ(laid.board.banded->pit_rows, want);
  }
}

// Faulty tyres matter only if there are corners before the line, and brakes fail somewhere else.
TEST_F(BandsOfCircuits, TyresFailInTheFirstHalfAndBrakesLater) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.board.name);
    EXPECT_LT(2u * laid.board.banded->tyres, laid.board.corners.size());
    EXPECT_EQ(laid.board.banded->brakes, laid.board.banded->tyres + 2);
  }
}

TEST_F(BandsOfCircuits, LieOnTheirCircuit) {
  for (const Laid& laid : all) {
    SCOPED_TRACE(laid.board.name);
    const BoardGround& ground = laid.board.ground;
    EXPECT_EQ(ground.circuit, laid.circuit.name);
    ASSERT_FALSE(ground.marks.empty());
    EXPECT_EQ(ground.marks.front(), (BoardGround::Mark{0, 0}));
    EXPECT_LT(ground.marks.back().metres, laid.circuit.metres());
    // No row is squeezed to less than a third of the others, none is twice as long.
    const double usual = laid.circuit.metres() / laid.board.rows;
    for (std::size_t i = 1; i < ground.marks.size(); ++i) {
      const BoardGround::Mark& a = ground.marks[i - 1];
      const BoardGround::Mark& b = ground.marks[i];
      const double metres = static_cast<double>(b.metres - a.metres) / (b.row - a.row);
      EXPECT_GT(metres, usual / 3) << "row " << a.row;
      EXPECT_LT(metres, usual * 2) << "row " << a.row;
    }
  }
}

TEST_F(BandsOfCircuits, AreTheSameEveryTime) {
  for (const Laid& laid : all) EXPECT_EQ(lay_band_board(laid.circuit), laid.text);
}

}  // namespace
}  // namespace chicane
