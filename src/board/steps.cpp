#include "board/steps.h"

#include <algorithm>

namespace chicane {

namespace {

bool lane_exists(const Board& board, Index lane, int row) {
  return space_at(board, lane, row) != kNone;
}

bool are_neighbours(const Board& board, Index a, Index b, int row, int next_row) {
  for (Index lane = std::min(a, b) + 1; lane < std::max(a, b); ++lane) {
    if (lane_exists(board, lane, row) || lane_exists(board, lane, next_row)) return false;
  }
  return true;
}

}  // namespace

std::vector<Index> default_steps(const Board& board, Index space) {
  const BoardSpace& from = board.spaces[space];
  const int next_row = row_after(from.last_row, board.rows);
  std::vector<Index> steps;
  for (Index lane = 0; lane < static_cast<Index>(board.lanes.size()); ++lane) {
    const Index to = space_at(board, lane, next_row);
    if (to == kNone || board.spaces[to].first_row != next_row) continue;
    if (!are_neighbours(board, from.lane, lane, from.last_row, next_row)) continue;
    if (lane == from.lane) {
      steps.insert(steps.begin(), to);
    } else {
      steps.push_back(to);
    }
  }
  return steps;
}

std::vector<Index> default_ahead(const Board& board, Index space) {
  const BoardSpace& from = board.spaces[space];
  for (const Index to : from.steps) {
    if (board.spaces[to].lane == from.lane) return {to};
  }
  return from.steps;
}

}  // namespace chicane
