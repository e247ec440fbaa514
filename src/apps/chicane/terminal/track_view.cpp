#include "apps/chicane/terminal/track_view.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>

#include "board/validate.h"

namespace chicane::app {

namespace {

constexpr int kCell =
    5;  // Columns of a row: an edge, three for what stands in it, one for the arrow.
constexpr int kMargin = 3;     // Lane names at the left.
constexpr int kBandLines = 2;  // Names above, numbers below; lanes come on top.
constexpr int kRowsBehind = 3;

constexpr Paint kStraight{.text = 250, .ground = 238};
constexpr Paint kCorner{.text = 231, .ground = 94, .is_bold = true};
constexpr Paint kRedBand{.text = 231, .ground = 88, .is_bold = true};
// By the factor of a cell: the more, the redder.
constexpr std::array<Paint, 3> kFactors = {{{.text = 231, .ground = 94, .is_bold = true},
                                            {.text = 231, .ground = 130, .is_bold = true},
                                            {.text = 231, .ground = 124, .is_bold = true}}};
constexpr Paint kLineInk{.text = 209, .ground = 238, .is_bold = true};
constexpr Paint kLineInkCorner{.text = 209, .ground = 94, .is_bold = true};
constexpr int kEdge = 234;

// Yellow, orange, teal, pink, cream, blue, then six more for larger fields.
constexpr std::array<int, 12> kCarColours = {220, 208, 43,  211, 230, 75,
                                             149, 203, 141, 80,  180, 248};

// Lanes from top to bottom: the inside of a clockwise circuit lies on the driver's right, which is
// below when he drives to the right.
std::vector<Index> lanes_top_down(const Board& board) {
  std::vector<Index> lanes;
  for (Index lane = 0; lane < static_cast<Index>(board.lanes.size()); ++lane) lanes.push_back(lane);
  if (board.direction == Direction::clockwise) std::reverse(lanes.begin(), lanes.end());
  return lanes;
}

int row_at(const Board& board, int first_row, int offset) {
  return (first_row - 1 + offset) % board.rows + 1;
}

// The arrow of a printed line that leads on from this space.
std::optional<std::string> arrow_of(const Board& board, Index space, bool has_colour) {
  for (const BoardLine& line : board.lines) {
    const auto here = std::find(line.spaces.begin(), line.spaces.end(), space);
    if (here == line.spaces.end() || here + 1 == line.spaces.end()) continue;
    int lanes_out = board.spaces[here[1]].lane - board.spaces[space].lane;
    if (board.direction == Direction::anticlockwise) lanes_out = -lanes_out;
    if (lanes_out == 0) return has_colour ? "→" : ">";
    if (lanes_out > 0) return has_colour ? "↗" : "/";
    return has_colour ? "↘" : "\\";
  }
  return std::nullopt;
}

// Text in the middle of so many columns.
std::string centred(const std::string& text, int columns) {
  const int left = std::max(0, (columns - static_cast<int>(text.size())) / 2);
  const int right = std::max(0, columns - left - static_cast<int>(text.size()));
  return std::string(left, ' ') + text + std::string(right, ' ');
}

struct Look {
  Paint ground;
  std::string text;
  Paint arrow;
};

// Limits on brown; on motor boards the grey says how many dice, and a bar at the right
// of the number that a solid line runs there.
Look look_of(const Board& board, const BoardSpace& space) {
  if (board.cells) {
    const int factor = board.cells->factors[space.last_row - 1];
    if (factor == 0) return {kStraight, "", kLineInk};
    return {kFactors[factor - 1], "f" + std::to_string(factor), kFactors[factor - 1]};
  }
  if (!board.motor && space.limit == 0) return {kStraight, "", kLineInk};
  if (board.banded) return {kRedBand, std::to_string(space.limit), kRedBand};
  if (!board.motor) return {kCorner, std::to_string(space.limit), kLineInkCorner};
  const MotorRow& row = board.motor->rows[space.last_row - 1];
  const MotorSquare& square = space.lane == 0 ? row.right : row.left;
  constexpr std::array<Paint, 3> kGreys = {
      {{.text = 231, .ground = 235}, {.text = 231, .ground = 240}, {.text = 16, .ground = 247}}};
  const Paint& ground = kGreys[square.dice - 1];
  const std::string limit = square.limit > 0 ? std::to_string(square.limit) : "";
  return {ground, limit + (row.is_solid ? "=" : ""), ground};
}

std::string draw_space(const Board& board, Index index, int rows, const TrackView& view,
                       const Pen& pen) {
  const BoardSpace& space = board.spaces[index];
  const Look look = look_of(board, space);
  const Paint& ground = look.ground;
  const int inner = rows * kCell - 2;

  std::string middle = look.text;
  Paint paint = ground;
  if (const auto lit = view.lit.find(index); lit != view.lit.end()) {
    middle = lit->second.text;
    paint = lit->second.paint;
  }
  for (const CarMark& car : view.cars) {
    if (car.space != index) continue;
    const std::string name = car.label.empty() ? std::to_string(car.number) : car.label;
    middle = car.is_own ? "[" + name + "]" : pen.has_colour() ? name : "(" + name + ")";
    paint = car_paint(car.number);
  }
  // The first row past the line has a chequered edge; on banded boards the line is a row itself.
  const int chequered = board.banded ? board.banded->line_row + 1 : 1;
  const std::string edge =
      space.first_row == chequered
          ? (pen.has_colour() ? pen("▓", {.text = 255, .ground = 16}) : "#")
          : (pen.has_colour() ? pen("▏", {.text = kEdge, .ground = ground.ground}) : "|");
  // What is too long for the middle takes the place of the arrow as well.
  if (static_cast<int>(middle.size()) > inner) return edge + pen(centred(middle, inner + 1), paint);
  const std::optional<std::string> arrow = arrow_of(board, index, pen.has_colour());
  return edge + pen(centred(middle, inner), paint) + pen(arrow.value_or(" "), look.arrow);
}

std::string draw_lane(const Board& board, Index lane, int first_row, int count,
                      const TrackView& view, const Pen& pen) {
  std::string text = pen(fmt::format("{:>2} ", board.lanes[lane]), kQuiet);
  for (int i = 0; i < count;) {
    const int row = row_at(board, first_row, i);
    const Index space = space_at(board, lane, row);
    if (space == kNone) {
      text += std::string(kCell, ' ');
      ++i;
      continue;
    }
    // A long space is drawn once, as far as it lies in this band.
    int rows = 1;
    while (i + rows < count && space_at(board, lane, row_at(board, first_row, i + rows)) == space)
      ++rows;
    text += draw_space(board, space, rows, view, pen);
    i += rows;
  }
  return text + "\n";
}

// Lanes that end far away are not drawn.
bool has_space(const Board& board, Index lane, int first_row, int count) {
  for (int i = 0; i < count; ++i) {
    if (space_at(board, lane, row_at(board, first_row, i)) != kNone) return true;
  }
  return false;
}

// The strip beside the track, drawn only where a car stands on it.
std::string draw_strip(const Board& board, Side side, int first_row, int count,
                       const TrackView& view, const Pen& pen) {
  const auto track = static_cast<Index>(board.spaces.size());
  std::vector<std::string> cells(static_cast<std::size_t>(count), std::string(kCell, ' '));
  bool has_car = false;
  for (const CarMark& car : view.cars) {
    if (car.space < track || board.strips[car.space - track].side != side) continue;
    const int offset =
        rows_between(first_row, board.strips[car.space - track].last_row, board.rows);
    if (offset >= count) continue;
    const std::string name = std::to_string(car.number);
    cells[offset] =
        " " + pen(centred(car.is_own ? "[" + name + "]" : name, kCell - 2), car_paint(car.number)) +
        " ";
    has_car = true;
  }
  if (!has_car) return {};
  const std::string& name = side == Side::inside ? board.inside_strip : board.outside_strip;
  std::string text = pen(fmt::format("{:>2} ", name), kQuiet);
  for (const std::string& cell : cells) text += cell;
  return text + "\n";
}

std::string names_above(const Board& board, int first_row, int count, const Pen& pen) {
  // Cells have no names.
  if (board.cells) return {};
  std::string text(kMargin, ' ');
  for (int i = 0; i < count; ++i) {
    for (Index corner = 0; corner < static_cast<Index>(board.corners.size()); ++corner) {
      const std::optional<RowSpan> span = corner_span(board, corner);
      // A corner that began in the band before is named again at the edge.
      const int row = row_at(board, first_row, i);
      const bool begins =
          span && (span->first == row || (i == 0 && covers(span->first, span->last, row)));
      if (!begins) continue;
      const std::string& title = board.corners[corner].title.empty() ? board.corners[corner].id
                                                                     : board.corners[corner].title;
      const std::size_t column = kMargin + i * kCell + 1;
      if (text.size() > column) continue;
      text.resize(column, ' ');
      text += title;
    }
  }
  const std::size_t width = kMargin + count * kCell;
  if (text.size() > width) text.resize(width);
  return pen(text, {.text = 179}) + "\n";
}

// Do people count the rows from 0?
bool counts_from_zero(const Board& board) { return board.motor || board.banded || board.cells; }

// Every fifth row, and the first.
bool is_numbered(const Board& board, int row) {
  return counts_from_zero(board) ? (row - 1) % 5 == 0 : row % 5 == 0 || row == 1;
}

std::string draw_side_lanes(int first_row, int count, int rows, bool is_above,
                            const TrackView& view, const Pen& pen) {
  std::string text;
  for (const SideLane& lane : view.side_lanes) {
    if (lane.is_above != is_above) continue;
    std::string line = pen(fmt::format("{:>2} ", lane.name), kQuiet);
    bool has_cell = false;
    for (int i = 0; i < count; ++i) {
      const auto cell = lane.cells.find((first_row - 1 + i) % rows + 1);
      if (cell == lane.cells.end()) {
        line += std::string(kCell, ' ');
        continue;
      }
      has_cell = true;
      // What is too long for the middle takes the blanks beside it, the right one first.
      const auto width = std::clamp(static_cast<int>(cell->second.text.size()), kCell - 2, kCell);
      line += std::string(width < kCell ? 1 : 0, ' ') +
              pen(centred(cell->second.text, width), cell->second.paint) +
              std::string(std::max(0, kCell - 1 - width), ' ');
    }
    if (has_cell) text += line + "\n";
  }
  return text;
}

std::string numbers_below(const Board& board, int first_row, int count, const Pen& pen) {
  std::string text(kMargin, ' ');
  for (int i = 0; i < count; ++i) {
    const int row = row_at(board, first_row, i);
    text += is_numbered(board, row)
                ? centred(std::to_string(counts_from_zero(board) ? row - 1 : row), kCell)
                : std::string(kCell, ' ');
  }
  return pen(text, kQuiet) + "\n";
}

}  // namespace

Paint car_paint(int number) {
  return {.text = 16, .ground = kCarColours[(number - 1) % kCarColours.size()], .is_bold = true};
}

int rows_in(int columns) { return std::max(1, (columns - kMargin) / kCell); }

std::string draw_band(const Board& board, int first_row, int count, const TrackView& view,
                      const Pen& pen) {
  const bool is_inside_below = board.direction == Direction::clockwise;
  const Side above = is_inside_below ? Side::outside : Side::inside;
  const Side below = is_inside_below ? Side::inside : Side::outside;
  std::string text = names_above(board, first_row, count, pen);
  text += draw_strip(board, above, first_row, count, view, pen);
  text += draw_side_lanes(first_row, count, board.rows, true, view, pen);
  for (const Index lane : lanes_top_down(board)) {
    if (has_space(board, lane, first_row, count))
      text += draw_lane(board, lane, first_row, count, view, pen);
  }
  text += draw_side_lanes(first_row, count, board.rows, false, view, pen);
  text += draw_strip(board, below, first_row, count, view, pen);
  return text + numbers_below(board, first_row, count, pen);
}

std::string draw_track(const Board& board, int from_row, int columns, int lines_max,
                       const TrackView& view, const Pen& pen) {
  int band_lines = kBandLines + static_cast<int>(board.lanes.size());
  // Cars in cells stand below them; instead of names.
  if (board.cells) band_lines += static_cast<int>(view.side_lanes.size()) - 1;
  const int bands_max = std::max(1, lines_max / band_lines);
  const int bands_needed = (board.rows + rows_in(columns) - 1) / rows_in(columns);
  const int bands = std::min(bands_max, bands_needed);
  // Bands of equal length if the whole lap fits, full ones otherwise.
  const int rows = bands == bands_needed ? (board.rows + bands - 1) / bands : rows_in(columns);
  const int start = bands == bands_needed ? 1 : row_at(board, from_row, board.rows - kRowsBehind);
  std::string text;
  for (int band = 0; band < bands; ++band) {
    const int left = board.rows - band * rows;
    text += draw_band(board, row_at(board, start, band * rows), std::min(rows, left), view, pen);
  }
  return text;
}

}  // namespace chicane::app
