#include "layout/lane_lines.h"

#include <algorithm>
#include <limits>

#include "base/text.h"

namespace chicane {

namespace {

// Straight rows of a line: two before the corner are enough to cross a road of three lanes; one
// behind it, for a line that asks for more is broken more often than followed.
constexpr int kRowsBefore = 2;
constexpr int kRowsAfter = 1;
// Being off the apex spoils a line more than being off the ideal way in or out.
constexpr int kApexWeight = 3;

class Finder {
 public:
  Finder(const Board& board, const LineGround& ground)
      : board_(board),
        ground_(ground),
        before_(std::min(kRowsBefore, ground.rows_before)),
        after_(std::min(kRowsAfter, ground.rows_after)) {}

  // The way with the least cost, by dynamic programming over the rows.
  std::vector<Index> racing_line() const {
    const int rows = before_ + corner_rows() + after_;
    std::vector<Way> ways(board_.spaces.size());
    for (const Index lane : lanes()) {
      const Index space = space_at(board_, lane, row_at(0));
      if (space != kNone) ways[space] = {cost(space), kNone};
    }
    for (int i = 0; i + 1 < rows; ++i) {
      for (const Index lane : lanes()) {
        const Index from = space_at(board_, lane, row_at(i));
        if (from == kNone || board_.spaces[from].last_row != row_at(i)) continue;
        if (ways[from].cost == kFar) continue;
        for (const Index to : board_.spaces[from].steps) {
          const int sum = ways[from].cost + cost(to);
          if (sum < ways[to].cost) ways[to] = {sum, from};
        }
      }
    }
    return way_to(best_of(ways, row_at(rows - 1)), ways);
  }

  // Round the outside, without a change of lane.
  std::vector<Index> outer_line() const {
    std::vector<Index> line;
    for (int i = before_ - 1; i <= before_ + corner_rows(); ++i)
      line.push_back(space_at(board_, opposite(ground_.tight.front()), row_at(i)));
    return line;
  }

 private:
  static constexpr int kFar = std::numeric_limits<int>::max();
  struct Way {
    int cost = kFar;
    Index from = kNone;
  };

  static std::vector<Index> lanes() { return {0, 1, 2}; }
  static Index opposite(Index lane) { return 2 - lane; }
  int corner_rows() const { return static_cast<int>(ground_.tight.size()); }

  // Row i of the line, from 0.
  int row_at(int i) const {
    return (ground_.first_row - before_ + i - 1 + board_.rows) % board_.rows + 1;
  }
  int place_of(int row) const { return rows_between(row_at(0), row, board_.rows); }

  // How far a space is from where one would like to be in its rows.
  int cost(Index space) const {
    const BoardSpace& s = board_.spaces[space];
    int sum = 0;
    for (int row = s.first_row;; row = row_after(row, board_.rows)) {
      sum += row_cost(s.lane, place_of(row) - before_);
      if (row == s.last_row) return sum;
    }
  }

  int row_cost(Index lane, int row_of_corner) const {
    if (row_of_corner < 0) return std::abs(lane - opposite(ground_.tight.front()));
    if (row_of_corner >= corner_rows()) return std::abs(lane - opposite(ground_.tight.back()));
    return kApexWeight * std::abs(lane - ground_.tight[row_of_corner]);
  }

  Index best_of(const std::vector<Way>& ways, int row) const {
    Index best = kNone;
    for (const Index lane : lanes()) {
      const Index space = space_at(board_, lane, row);
      if (space == kNone || ways[space].cost == kFar) continue;
      if (best == kNone || ways[space].cost < ways[best].cost) best = space;
    }
    return best;
  }

  static std::vector<Index> way_to(Index end, const std::vector<Way>& ways) {
    std::vector<Index> way;
    for (Index space = end; space != kNone; space = ways[space].from) way.push_back(space);
    std::reverse(way.begin(), way.end());
    return way;
  }

  const Board& board_;
  const LineGround& ground_;
  const int before_;
  const int after_;
};

}  // namespace

std::vector<BoardLine> lines_of(const Board& board, const LineGround& ground, int number) {
  const Finder finder(board, ground);
  std::vector<BoardLine> lines;
  lines.push_back({fill("R{}", number), LineColour::red, finder.racing_line()});
  if (ground.has_outer_line)
    lines.push_back({fill("G{}", number), LineColour::green, finder.outer_line()});
  return lines;
}

}  // namespace chicane
