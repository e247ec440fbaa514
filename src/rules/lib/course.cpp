#include "rules/lib/course.h"

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "board/validate.h"

namespace chicane {

namespace {

using Outcome = Result<Course, DataError>;

Failure<DataError> fail(const Board& board, std::string what) {
  return Failure{DataError{"board " + board.name, 0, std::move(what)}};
}

Failure<DataError> too_many(const Board& board, const std::string& what, std::size_t count,
                            int most) {
  return fail(board, what + ": there are " + std::to_string(count) + ", at most " +
                         std::to_string(most) + " are possible");
}

SpaceId id_of(Index space) { return static_cast<SpaceId>(space); }

bool is_joinable(const Course& course, const CourseLine& line, int spot, LineJoin join) {
  switch (join) {
    case LineJoin::first_space:
      return spot == 0;
    case LineJoin::before_corner:
      // Up to and not including the first posted space.
      for (int i = 0; i <= spot; ++i) {
        if (course[line.spaces[i]].is_posted()) return false;
      }
      return true;
    case LineJoin::any:
      return spot + 1 < line.length;
  }
  return false;
}

void fill_spaces(const Board& board, Course& course) {
  course.space_count = static_cast<std::uint16_t>(board.spaces.size());
  for (std::size_t i = 0; i < board.spaces.size(); ++i) {
    const BoardSpace& from = board.spaces[i];
    CourseSpace& to = course.spaces[i];
    to.row = static_cast<std::uint16_t>(from.last_row);
    to.lane = static_cast<std::uint8_t>(from.lane);
    to.limit = Speed::from_mph(from.limit);
    // A space without a limit is straight, whatever corner it was meant for.
    to.corner = from.limit == 0 ? kNoCorner : static_cast<CornerId>(from.corner);
    for (const Index step : from.steps) to.steps[to.step_count++] = id_of(step);
    for (const Index front : from.ahead) to.ahead[to.ahead_count++] = id_of(front);
  }
}

void fill_corners(const Board& board, Course& course) {
  course.corner_count = static_cast<std::uint8_t>(board.corners.size());
  for (std::size_t k = 0; k < board.corners.size(); ++k) {
    CourseCorner& corner = course.corners[k];
    corner.lowest_limit = kNoLimit;
    const std::optional<RowSpan> span = corner_span(board, static_cast<Index>(k));
    if (!span) continue;  // A corner without a space is no corner.
    for (std::size_t i = 0; i < course.space_count; ++i) {
      CourseSpace& space = course.spaces[i];
      if (covers(span->first, span->last, space.row)) space.corner_rows |= 1u << k;
      if (space.corner == static_cast<CornerId>(k))
        corner.lowest_limit = std::min(corner.lowest_limit, space.limit);
    }
  }
}

// The slot of a line among those of the corner, making one if it is new; kLinesPerCornerMax if
// there is no room.
int slot_of(CourseCorner& corner, LineId line) {
  const auto end = corner.lines.begin() + corner.line_count;
  const auto found = std::find(corner.lines.begin(), end, line);
  if (found == end) {
    if (corner.line_count == kLinesPerCornerMax) return kLinesPerCornerMax;
    corner.lines[corner.line_count++] = line;
  }
  return static_cast<int>(found - corner.lines.begin());
}

// Empty if all lines fit, else the complaint.
std::string fill_lines(const Board& board, const LineRules& rules, Course& course) {
  course.line_count = static_cast<std::uint8_t>(board.lines.size());
  for (std::size_t l = 0; l < board.lines.size(); ++l) {
    const BoardLine& from = board.lines[l];
    CourseLine& line = course.lines[l];
    line.length = static_cast<std::uint8_t>(from.spaces.size());
    line.bonus = from.colour == LineColour::green ? rules.green_bonus : rules.red_bonus;
    for (std::size_t i = 0; i < from.spaces.size(); ++i) line.spaces[i] = id_of(from.spaces[i]);

    for (int i = 0; i < line.length; ++i) {
      CourseSpace& space = course.spaces[index(line.spaces[i])];
      const std::string where = place_name(board, from.spaces[i]);
      if (space.line_count == kLinesPerSpaceMax) {
        return "more than " + std::to_string(kLinesPerSpaceMax) + " lines run through " + where;
      }
      int slot = 0;
      if (space.is_posted()) {
        slot = slot_of(course.corners[index(space.corner)], static_cast<LineId>(l));
        if (slot == kLinesPerCornerMax) {
          return "more than " + std::to_string(kLinesPerCornerMax) + " lines run through corner " +
                 board.corners[index(space.corner)].id;
        }
      }
      const bool joinable = is_joinable(course, line, i, rules.join);
      if (joinable) {
        line.last_join_row = space.row;
        space.has_joinable_line = true;
      }
      space.lines[space.line_count++] = {static_cast<LineId>(l), static_cast<std::uint8_t>(i),
                                         static_cast<std::uint8_t>(slot), joinable};
    }
  }
  return {};
}

// Corners whose ledgers can be open for a car on this space: it may stand beside them, or be on a
// line that has come through.
int ledgers_possible(const Course& course, const CourseSpace& space) {
  std::uint32_t open = space.corner_rows;
  for (int i = 0; i < space.line_count; ++i) {
    const LineSpot& spot = space.lines[i];
    const CourseLine& line = course[spot.line];
    for (int j = 0; j <= spot.index; ++j) {
      const CornerId corner = course[line.spaces[j]].corner;
      if (corner != kNoCorner) open |= 1u << index(corner);
    }
  }
  return std::popcount(open);
}

void fill_reach(Course& course) {
  std::array<bool, kSpacesMax> comes_to_line{};  // In n steps or fewer.
  for (int i = 0; i < course.space_count; ++i) course.slowest_within[i][0] = kNoLimit;
  for (int n = 1; n <= kPathLengthMax; ++n) {
    const std::array<bool, kSpacesMax> came_to_line = comes_to_line;
    for (int i = 0; i < course.space_count; ++i) {
      Speed slowest = kNoLimit;
      int rows = 0;
      for (int s = 0; s < course.spaces[i].step_count; ++s) {
        const SpaceId to = course.spaces[i].steps[s];
        if (course[to].is_posted()) slowest = std::min(slowest, course[to].limit);
        slowest = std::min(slowest, course.slowest_within[index(to)][n - 1]);
        if (course[to].has_joinable_line || came_to_line[index(to)]) comes_to_line[i] = true;
        rows = std::max(
            rows, course.gain(static_cast<SpaceId>(i), to) + course.rows_within[index(to)][n - 1]);
      }
      course.slowest_within[i][n] = slowest;
      course.rows_within[i][n] = static_cast<std::uint8_t>(std::min(rows, 255));
      if (!comes_to_line[i]) course.lineless[i] = static_cast<std::uint8_t>(n);
    }
  }
}

}  // namespace

Outcome compile_course(const Board& board, const LineRules& line_rules) {
  for (const Finding& finding : validate(board)) {
    if (is_fatal(finding.fault)) return fail(board, finding.what);
  }
  if (board.rows > kRowsMax) return too_many(board, "rows", board.rows, kRowsMax);
  if (board.spaces.size() > kSpacesMax)
    return too_many(board, "spaces", board.spaces.size(), kSpacesMax);
  if (board.corners.size() > kCornersMax)
    return too_many(board, "corners", board.corners.size(), kCornersMax);
  if (board.lines.size() > kLinesMax)
    return too_many(board, "lines", board.lines.size(), kLinesMax);
  for (const BoardLine& line : board.lines) {
    if (line.spaces.size() > kLineLengthMax) {
      return too_many(board, "spaces of line " + line.id, line.spaces.size(), kLineLengthMax);
    }
  }
  for (std::size_t i = 0; i < board.spaces.size(); ++i) {
    const BoardSpace& space = board.spaces[i];
    const std::string where = place_name(board, static_cast<Index>(i));
    if (space.steps.size() > kStepsMax)
      return too_many(board, "steps from " + where, space.steps.size(), kStepsMax);
    if (space.ahead.size() > kAheadMax) {
      return too_many(board, "spaces directly ahead of " + where, space.ahead.size(), kAheadMax);
    }
    if (space.limit > 400) return fail(board, "the limit of " + where + " is above 400");
  }

  Outcome outcome = Course{};
  Course& course = *outcome;
  course.rows = static_cast<std::uint16_t>(board.rows);
  fill_spaces(board, course);
  fill_corners(board, course);
  if (const std::string complaint = fill_lines(board, line_rules, course); !complaint.empty())
    return fail(board, complaint);
  for (std::size_t i = 0; i < course.space_count; ++i) {
    if (ledgers_possible(course, course.spaces[i]) > kLedgersMax) {
      return fail(board, "more than " + std::to_string(kLedgersMax) + " corners overlap at " +
                             place_name(board, static_cast<Index>(i)) +
                             ", lines through them included");
    }
  }
  fill_reach(course);
  for (const Index place : board.grid) {
    if (course.grid_count < kGridMax) course.grid[course.grid_count++] = id_of(place);
  }
  return outcome;
}

}  // namespace chicane
