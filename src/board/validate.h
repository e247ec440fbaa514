// Is a board fit to race on, whatever the rule set? Each fault has a name, so that tools and people
// can speak of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/board.h"

namespace chicane {

enum class Fault : std::uint8_t {
  no_rows,
  no_lanes,
  empty_row,         // A row without a space.
  dead_end,          // A space without a step.
  backward_step,     // A step to a space that does not begin ahead.
  step_skips_rows,   // A step over rows that lie between.
  unreachable,       // A space that no way from the grid leads to.
  ahead_not_a_step,  // "Directly ahead" is not a forward neighbour.
  limit_not_in_twenties,
  limit_without_corner,
  corner_without_limit,
  empty_corner,     // A corner without a space.
  endless_corner,   // A corner that covers every row: it would never be left.
  short_line,       // A line of fewer than two spaces.
  line_not_a_path,  // Two successive spaces of a line are not a step.
  line_crosses_itself,
  line_without_corner,  // A line none of whose spaces has a limit is worth nothing.
  grid_too_small,       // Fewer places than a race should have.
  grid_place_twice,
  grid_out_of_order,  // A better place lies behind a worse one.
  grid_in_corner,
  motor_rows,      // MotorChamp: too few rows or too many.
  motor_pit_lane,  // Entrance, lane, pits and exits do not fit together.
  motor_sides,     // The finishing straight has the wrong length.
  motor_solid,
  motor_square,
  motor_start,  // Start area or grid.
  band_rows,    // Formula One: too few rows or too many.
  band_safety,  // A square of a band without a safety speed, or with one that no car can drive.
  band_close,   // Two bands too close to each other, or to the line.
  band_pit,     // A pit that cannot be entered or left.
  cell_count,   // Grand Prix: too few cells or too many.
  cell_factor,
  cell_start,  // Start cells that do not lie behind the line, or with a factor.
  cell_box,
  band_defect,  // No corner is named behind which tyres or brakes fail.
};

// What a finding is about: the index is into the vector of that name in Board; rows count from 1.
enum class Subject : std::uint8_t { board, row, space, corner, line, grid };

struct Finding {
  Fault fault;
  Subject subject;
  Index index;
  std::string what;  // One sentence without a full stop.
};

inline constexpr int kGridMin = 6;

std::string_view name(Fault fault);

// A board with such a fault cannot be raced on at all; the others make it a bad board, not an
// impossible one.
bool is_fatal(Fault fault);

// All faults, in the order of the board file: rows, spaces, corners, lines, grid.
std::vector<Finding> validate(const Board& board);

// First and last row of a corner along the ring, or nothing if it has no space or leaves no row
// out.
struct RowSpan {
  int first;
  int last;
};
std::optional<RowSpan> corner_span(const Board& board, Index corner);

}  // namespace chicane
