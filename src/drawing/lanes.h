// Where the lanes of a board lie across the road, row by row. Lane widths, outwards positive; rows
// count from 0.
#pragma once

#include <optional>
#include <vector>

#include "board/board.h"

namespace chicane::drawing {

struct Span {
  double low = 0;
  double high = 0;

  double middle() const { return (low + high) / 2; }
  double width() const { return high - low; }
};

class Lanes {
 public:
  explicit Lanes(const Board& board);

  int rows() const { return static_cast<int>(spans_.size()); }
  // The whole road in a row, as wide as it is away from tapers.
  Span road(int row) const { return roads_[row]; }
  // The same `share` of the way through the row: narrowing or widening where its neighbour is
  // wider.
  Span road(int row, double share) const;
  // One lane so far through the row; nothing where there is none.
  std::optional<Span> lane(int row, Index lane, double share) const;
  bool has(int row, Index lane) const { return spans_[row][lane].has_value(); }
  bool has_taper(int row) const { return tapers_at_start(row) || tapers_at_end(row); }
  // Lanes that are missing between others, as on either side of an island.
  std::vector<Span> gaps(int row) const;
  int before(int row) const { return row == 0 ? rows() - 1 : row - 1; }
  int after(int row) const { return row + 1 == rows() ? 0 : row + 1; }

 private:
  bool tapers_at_start(int row) const { return is_narrower(row, before(row)); }
  bool tapers_at_end(int row) const { return is_narrower(row, after(row)); }
  bool is_narrower(int row, int than) const;

  std::vector<std::vector<std::optional<Span>>> spans_;  // By row, by lane.
  std::vector<Span> roads_;
};

}  // namespace chicane::drawing
