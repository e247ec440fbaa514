#include "board/validate.h"

#include <algorithm>
#include <set>

#include "board/banded.h"
#include "board/cells.h"
#include "board/motor.h"

namespace chicane {

namespace {

class Validator {
 public:
  explicit Validator(const Board& board) : board_(board) {}

  std::vector<Finding> run() {
    if (board_.rows < 1)
      add(Fault::no_rows, Subject::board, 0, "rows: there are none; a lap has at least one row");
    if (board_.lanes.empty())
      add(Fault::no_lanes, Subject::board, 0, "lanes: there are none; name at least one");
    if (!findings_.empty()) return std::move(findings_);
    rows();
    spaces();
    corners();
    lines();
    grid();
    reachability();
    return std::move(findings_);
  }

 private:
  void add(Fault fault, Subject subject, Index index, std::string what) {
    findings_.push_back({fault, subject, index, std::move(what)});
  }

  const BoardSpace& space(Index i) const { return board_.spaces[i]; }
  std::string at(Index i) const { return place_name(board_, i); }
  Index space_count() const { return static_cast<Index>(board_.spaces.size()); }

  void rows() {
    std::vector<bool> filled(board_.rows + 1);
    for (const BoardSpace& s : board_.spaces) {
      for (int row = s.first_row;; row = row_after(row, board_.rows)) {
        filled[row] = true;
        if (row == s.last_row) break;
      }
    }
    for (int row = 1; row <= board_.rows; ++row) {
      if (!filled[row]) {
        add(Fault::empty_row, Subject::row, row, "row " + std::to_string(row) + " has no space");
      }
    }
  }

  void spaces() {
    for (Index i = 0; i < space_count(); ++i) {
      const BoardSpace& s = space(i);
      if (s.steps.empty()) add(Fault::dead_end, Subject::space, i, at(i) + " leads nowhere");
      for (const Index to : s.steps) {
        // Half a lap is the farthest that still says which way is forward.
        const int gain = rows_between(s.last_row, space(to).last_row, board_.rows);
        if (gain == 0 || gain > board_.rows / 2) {
          add(Fault::backward_step, Subject::space, i,
              "the step " + at(i) + " -> " + at(to) + " does not lead forward");
        } else if (space(to).first_row != row_after(s.last_row, board_.rows)) {
          add(Fault::step_skips_rows, Subject::space, i,
              "the step " + at(i) + " -> " + at(to) + " does not lead to the next row");
        }
      }
      for (const Index front : s.ahead) {
        if (std::find(s.steps.begin(), s.steps.end(), front) == s.steps.end()) {
          add(Fault::ahead_not_a_step, Subject::space, i,
              at(front) + " is ahead of " + at(i) + " but no step leads to it");
        }
      }
      if (s.limit % 20 != 0 || s.limit < 0) {
        add(Fault::limit_not_in_twenties, Subject::space, i,
            "the limit of " + at(i) + " is " + std::to_string(s.limit) +
                "; limits are multiples of 20");
      }
      if (s.limit != 0 && s.corner == kNone) {
        add(Fault::limit_without_corner, Subject::space, i,
            at(i) + " has a limit but belongs to no corner");
      }
      if (s.limit == 0 && s.corner != kNone) {
        add(Fault::corner_without_limit, Subject::space, i,
            at(i) + " belongs to a corner but has no limit");
      }
    }
  }

  void corners() {
    for (Index corner = 0; corner < static_cast<Index>(board_.corners.size()); ++corner) {
      const std::string& id = board_.corners[corner].id;
      const bool has_space = std::any_of(board_.spaces.begin(), board_.spaces.end(),
                                         [&](const BoardSpace& s) { return s.corner == corner; });
      if (!has_space) {
        add(Fault::empty_corner, Subject::corner, corner, "corner " + id + " has no space");
      } else if (!corner_span(board_, corner)) {
        add(Fault::endless_corner, Subject::corner, corner,
            "corner " + id + " covers the whole lap");
      }
    }
  }

  void lines() {
    for (Index line = 0; line < static_cast<Index>(board_.lines.size()); ++line) {
      const BoardLine& l = board_.lines[line];
      const std::string who = "line " + l.id;
      if (l.spaces.size() < 2)
        add(Fault::short_line, Subject::line, line, who + " has fewer than two spaces");
      for (std::size_t i = 1; i < l.spaces.size(); ++i) {
        const std::vector<Index>& steps = space(l.spaces[i - 1]).steps;
        if (std::find(steps.begin(), steps.end(), l.spaces[i]) == steps.end()) {
          add(Fault::line_not_a_path, Subject::line, line,
              who + ": no step leads from " + at(l.spaces[i - 1]) + " to " + at(l.spaces[i]));
        }
      }
      if (std::set<Index>(l.spaces.begin(), l.spaces.end()).size() != l.spaces.size()) {
        add(Fault::line_crosses_itself, Subject::line, line, who + " names a space twice");
      }
      if (std::none_of(l.spaces.begin(), l.spaces.end(),
                       [&](Index s) { return space(s).limit != 0; })) {
        add(Fault::line_without_corner, Subject::line, line, who + " runs through no corner");
      }
    }
  }

  // Rows behind the line; a grid place lies in the last rows of the lap.
  int rows_before_line(Index s) const { return board_.rows - space(s).last_row; }

  void grid() {
    if (static_cast<int>(board_.grid.size()) < kGridMin) {
      add(Fault::grid_too_small, Subject::grid, 0,
          "the grid has " + std::to_string(board_.grid.size()) + " places; at least " +
              std::to_string(kGridMin) + " are needed");
    }
    for (std::size_t i = 0; i < board_.grid.size(); ++i) {
      const Index place = board_.grid[i];
      const auto index = static_cast<Index>(i);
      if (std::find(board_.grid.begin(), board_.grid.begin() + index, place) !=
          board_.grid.begin() + index) {
        add(Fault::grid_place_twice, Subject::grid, index,
            "the grid names " + at(place) + " twice");
      }
      if (i > 0 && rows_before_line(place) < rows_before_line(board_.grid[i - 1])) {
        add(Fault::grid_out_of_order, Subject::grid, index,
            "grid place " + at(place) + " lies ahead of the better place " +
                at(board_.grid[i - 1]));
      }
      if (space(place).limit != 0) {
        add(Fault::grid_in_corner, Subject::grid, index,
            "grid place " + at(place) + " lies in a corner");
      }
    }
  }

  void reachability() {
    if (board_.grid.empty()) return;
    std::vector<bool> seen(board_.spaces.size());
    std::vector<Index> open;
    // The first round is driven from the grid; spaces behind the grid are reached at the end of it.
    for (const Index place : board_.grid) {
      for (const Index to : space(place).steps) open.push_back(to);
    }
    while (!open.empty()) {
      const Index s = open.back();
      open.pop_back();
      if (seen[s]) continue;
      seen[s] = true;
      for (const Index to : space(s).steps) open.push_back(to);
    }
    for (Index i = 0; i < space_count(); ++i) {
      if (!seen[i]) {
        add(Fault::unreachable, Subject::space, i, "no way from the grid leads to " + at(i));
      }
    }
  }

  const Board& board_;
  std::vector<Finding> findings_;
};

}  // namespace

std::string_view name(Fault fault) {
  switch (fault) {
    case Fault::no_rows:
      return "no_rows";
    case Fault::no_lanes:
      return "no_lanes";
    case Fault::empty_row:
      return "empty_row";
    case Fault::dead_end:
      return "dead_end";
    case Fault::backward_step:
      return "backward_step";
    case Fault::step_skips_rows:
      return "step_skips_rows";
    case Fault::unreachable:
      return "unreachable";
    case Fault::ahead_not_a_step:
      return "ahead_not_a_step";
    case Fault::limit_not_in_twenties:
      return "limit_not_in_twenties";
    case Fault::limit_without_corner:
      return "limit_without_corner";
    case Fault::corner_without_limit:
      return "corner_without_limit";
    case Fault::empty_corner:
      return "empty_corner";
    case Fault::endless_corner:
      return "endless_corner";
    case Fault::short_line:
      return "short_line";
    case Fault::line_not_a_path:
      return "line_not_a_path";
    case Fault::line_crosses_itself:
      return "line_crosses_itself";
    case Fault::line_without_corner:
      return "line_without_corner";
    case Fault::grid_too_small:
      return "grid_too_small";
    case Fault::grid_place_twice:
      return "grid_place_twice";
    case Fault::grid_out_of_order:
      return "grid_out_of_order";
    case Fault::grid_in_corner:
      return "grid_in_corner";
    case Fault::motor_rows:
      return "motor_rows";
    case Fault::motor_pit_lane:
      return "motor_pit_lane";
    case Fault::motor_sides:
      return "motor_sides";
    case Fault::motor_solid:
      return "motor_solid";
    case Fault::motor_square:
      return "motor_square";
    case Fault::motor_start:
      return "motor_start";
    case Fault::band_rows:
      return "band_rows";
    case Fault::band_safety:
      return "band_safety";
    case Fault::band_close:
      return "band_close";
    case Fault::band_pit:
      return "band_pit";
    case Fault::band_defect:
      return "band_defect";
    case Fault::cell_count:
      return "cell_count";
    case Fault::cell_factor:
      return "cell_factor";
    case Fault::cell_start:
      return "cell_start";
    case Fault::cell_box:
      return "cell_box";
  }
  return "";
}

bool is_fatal(Fault fault) {
  switch (fault) {
    case Fault::no_rows:
    case Fault::no_lanes:
    case Fault::dead_end:
    case Fault::backward_step:
    case Fault::limit_not_in_twenties:
    case Fault::limit_without_corner:
    case Fault::endless_corner:
    case Fault::short_line:
    case Fault::line_not_a_path:
    case Fault::line_crosses_itself:
    case Fault::grid_place_twice:
    case Fault::motor_rows:
    case Fault::motor_pit_lane:
    case Fault::motor_square:
    case Fault::motor_solid:
    case Fault::motor_start:
    case Fault::band_rows:
    case Fault::band_safety:
    case Fault::band_close:
    case Fault::band_pit:
    case Fault::band_defect:
    case Fault::cell_count:
    case Fault::cell_factor:
    case Fault::cell_start:
    case Fault::cell_box:
      return true;
    case Fault::empty_row:
    case Fault::step_skips_rows:
    case Fault::unreachable:
    case Fault::ahead_not_a_step:
    case Fault::corner_without_limit:
    case Fault::empty_corner:
    case Fault::line_without_corner:
    case Fault::grid_too_small:
    case Fault::grid_out_of_order:
    case Fault::grid_in_corner:
    case Fault::motor_sides:
      return false;
  }
  return true;
}

std::vector<Finding> validate(const Board& board) {
  if (board.motor) return validate_motor(board);
  if (board.banded) return validate_banded(board);
  if (board.cells) return validate_cells(board);
  return Validator(board).run();
}

std::optional<RowSpan> corner_span(const Board& board, Index corner) {
  std::vector<bool> inside(board.rows + 1);
  bool any = false;
  for (const BoardSpace& s : board.spaces) {
    if (s.corner != corner || s.limit == 0) continue;
    any = true;
    for (int row = s.first_row;; row = row_after(row, board.rows)) {
      inside[row] = true;
      if (row == s.last_row) break;
    }
  }
  if (!any) return std::nullopt;

  // The corner is what remains of the ring when its longest stretch without corner rows is cut out.
  int best_gap = 0;
  RowSpan span{};
  for (int row = 1; row <= board.rows; ++row) {
    if (!inside[row]) continue;
    int gap = 0;
    int next = row_after(row, board.rows);
    while (!inside[next]) {
      ++gap;
      next = row_after(next, board.rows);
    }
    if (gap > best_gap) {
      best_gap = gap;
      span = {next, row};
    }
  }
  if (best_gap == 0) return std::nullopt;
  return span;
}

}  // namespace chicane
