#include "drawing/lanes.h"

#include <algorithm>

namespace chicane::drawing {

namespace {

// A cell of Grand Prix has room for four cars, which are drawn small: there are many cells.
constexpr double kCellWidth = 1.35;
// How much of a narrow row the road takes to become as narrow.
constexpr double kTaper = 0.7;

double smooth(double share) {
  const double x = std::clamp(share, 0.0, 1.0);
  return x * x * (3 - 2 * x);
}

Span mix(Span from, Span to, double share) {
  return {from.low + (to.low - from.low) * share, from.high + (to.high - from.high) * share};
}

// Lanes of a road that keeps its middle: those that are there lie side by side.
void centre(std::vector<std::optional<Span>>& row, double width) {
  const auto count = std::count_if(row.begin(), row.end(), [](const auto& s) { return !!s; });
  double low = -static_cast<double>(count) * width / 2;
  for (std::optional<Span>& span : row) {
    if (!span) continue;
    span = Span{low, low + width};
    low += width;
  }
}

Span hull(const std::vector<std::optional<Span>>& row) {
  std::optional<Span> whole;
  for (const std::optional<Span>& span : row) {
    if (!span) continue;
    whole =
        whole ? Span{std::min(whole->low, span->low), std::max(whole->high, span->high)} : *span;
  }
  return whole.value_or(Span{-0.5, 0.5});
}

}  // namespace

Lanes::Lanes(const Board& board)
    : spans_(board.rows, std::vector<std::optional<Span>>(board.lanes.size())) {
  for (const BoardSpace& space : board.spaces) {
    for (int row = space.first_row;; row = row_after(row, board.rows)) {
      spans_[row - 1][space.lane] = Span{space.lane * 1.0, space.lane + 1.0};
      if (row == space.last_row) break;
    }
  }
  for (auto& row : spans_) {
    if (!board.banded) centre(row, board.cells ? kCellWidth : 1);
    roads_.push_back(hull(row));
  }
  if (!board.banded) return;
  // Lanes of Formula One stay where they are; the middle of the road is that of most rows.
  std::vector<double> middles;
  for (const Span& road : roads_) middles.push_back(road.middle());
  std::nth_element(middles.begin(), middles.begin() + board.rows / 2, middles.end());
  const double middle = middles[board.rows / 2];
  for (auto& row : spans_) {
    for (std::optional<Span>& span : row) {
      if (span) span = Span{span->low - middle, span->high - middle};
    }
  }
  for (Span& road : roads_) road = {road.low - middle, road.high - middle};
}

bool Lanes::is_narrower(int row, int than) const {
  return roads_[row].width() < roads_[than].width() - 1e-9;
}

Span Lanes::road(int row, double share) const {
  Span span = roads_[row];
  if (tapers_at_start(row)) span = mix(roads_[before(row)], span, smooth(share / kTaper));
  if (tapers_at_end(row)) span = mix(roads_[after(row)], span, smooth((1 - share) / kTaper));
  return span;
}

std::optional<Span> Lanes::lane(int row, Index lane, double share) const {
  std::optional<Span> span = spans_[row][lane];
  if (!span) return span;
  const std::optional<Span>& last = spans_[before(row)][lane];
  const std::optional<Span>& next = spans_[after(row)][lane];
  if (tapers_at_start(row) && last) span = mix(*last, *span, smooth(share / kTaper));
  if (tapers_at_end(row) && next) span = mix(*next, *span, smooth((1 - share) / kTaper));
  return span;
}

std::vector<Span> Lanes::gaps(int row) const {
  std::vector<Span> gaps;
  double edge = roads_[row].low;
  for (const std::optional<Span>& span : spans_[row]) {
    if (!span) continue;
    if (span->low > edge + 1e-9) gaps.push_back({edge, span->low});
    edge = span->high;
  }
  return gaps;
}

}  // namespace chicane::drawing
