// The track as a strip: rows run to the right, lanes lie one above the other as the driver sees
// them, several bands a lap. Knows boards, not rules.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "apps/chicane/terminal/pen.h"
#include "board/board.h"

namespace chicane::app {

struct CarMark {
  Index space;
  int number;  // From 1; decides the colour.
  bool is_own = false;
  std::string label{};  // Instead of the number; at most two characters.
};

// A space that can be chosen: what is written in it, and how.
struct Lit {
  std::string text;  // At most three characters.
  Paint paint;
};

// A line of cells beside the lanes: a pit lane, pits, side places.
struct SideLane {
  std::string name;
  bool is_above = false;
  bool is_always_shown = false;
  std::map<int, Lit> cells;  // By row, from 1.
};

struct TrackView {
  std::vector<CarMark> cars;
  std::map<Index, Lit> lit;
  std::vector<SideLane> side_lanes;
};

// Colour of a car's number, as ink and as ground.
Paint car_paint(int number);

// Rows that fit into so many columns.
int rows_in(int columns);

// `count` rows from `first_row` on, with a line of corner names above and of row numbers below.
std::string draw_band(const Board& board, int first_row, int count, const TrackView& view,
                      const Pen& pen);

// The whole lap, or as many bands as fit into `lines_max` lines, the first with `from_row` near its
// beginning.
std::string draw_track(const Board& board, int from_row, int columns, int lines_max,
                       const TrackView& view, const Pen& pen);

}  // namespace chicane::app
