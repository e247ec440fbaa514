#include "board/strips.h"

#include <algorithm>

namespace chicane {

namespace {

// The space that lies at that edge of the row, or kNone.
Index edge_space(const Board& board, Side side, int row) {
  const auto lanes = static_cast<Index>(board.lanes.size());
  for (Index i = 0; i < lanes; ++i) {
    const Index space = space_at(board, side == Side::inside ? i : lanes - 1 - i, row);
    if (space != kNone) return space;
  }
  return kNone;
}

}  // namespace

std::vector<BoardStrip> make_strips(const Board& board) {
  std::vector<BoardStrip> strips;
  if (board.inside_strip.empty()) return strips;
  for (int row = 1; row <= board.rows; ++row) {
    for (const Side side : {Side::inside, Side::outside}) {
      const Index beside = edge_space(board, side, row);
      const Index next = edge_space(board, side, row_after(row, board.rows));
      if (beside != kNone && beside != next) strips.push_back({side, row, beside, kNone});
    }
  }
  // The next of a side is the first that comes after it, round the lap.
  const std::size_t count = strips.size();
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t ahead = 1; ahead <= count; ++ahead) {
      const std::size_t j = (i + ahead) % count;
      if (strips[j].side != strips[i].side) continue;
      strips[i].next = static_cast<Index>(j);
      break;
    }
  }
  return strips;
}

}  // namespace chicane
