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
  course.space_count = course.track_count = static_cast<std::uint16_t>(board.spaces.size());
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

// Lanes before `lane` that run through the row.
int lanes_in_row(const Board& board, int row, Index lane) {
  return static_cast<int>(
      std::count_if(board.spaces.begin(), board.spaces.end(), [&](const BoardSpace& space) {
        return space.lane < lane && covers(space.first_row, space.last_row, row);
      }));
}

// Spaces of one row, which stand together: how many, and how far each is from the grey line.
void fill_rows(const Board& board, Course& course) {
  for (int first = 0; first < course.track_count;) {
    int end = first;
    while (end < course.track_count && course.spaces[end].row == course.spaces[first].row) ++end;
    const int width = end - first;
    for (int i = first; i < end; ++i) {
      CourseSpace& space = course.spaces[i];
      space.row_width = static_cast<std::uint8_t>(width);
      space.row_place = static_cast<std::uint8_t>(i - first);
      space.road_width = static_cast<std::uint8_t>(
          lanes_in_row(board, space.row, static_cast<Index>(board.lanes.size())));
      space.lanes_inside = static_cast<std::uint8_t>(lanes_in_row(board, space.row, space.lane));
      const bool is_inside = board.grey[space.row - 1] == Side::inside;
      // Places 0 and width + 1 are the strips beside the row.
      space.grey_rank = static_cast<std::uint8_t>(is_inside ? i - first + 1 : end - i);
    }
    first = end;
  }
}

// WBC-2.11c  Strips are driven like a lane: the next strip space, or diagonally back on to the
// track.
void fill_strips(const Board& board, Course& course) {
  for (const BoardStrip& strip : board.strips) {
    CourseSpace& space = course.spaces[course.space_count++];
    const bool is_inside = strip.side == Side::inside;
    space.is_strip = true;
    space.row = static_cast<std::uint16_t>(strip.last_row);
    space.lane = static_cast<std::uint8_t>(is_inside ? 0 : board.lanes.size());
    space.beside_limit = Speed::from_mph(board.spaces[strip.beside].limit);
    space.steps[space.step_count++] = id_of(static_cast<Index>(course.track_count + strip.next));
    space.steps[space.step_count++] = id_of(board.strips[strip.next].beside);
    const bool is_near = (board.grey[strip.last_row - 1] == Side::inside) == is_inside;
    space.grey_rank = static_cast<std::uint8_t>(is_near ? 0 : board.lanes.size() + 1);
  }
  for (int side = 0; side < 2; ++side) {
    // Twice round: the first row may look back across the line.
    SpaceId latest = kNoSpace;
    for (int i = 0; i < 2 * board.rows; ++i) {
      const int row = i % board.rows + 1;
      for (std::size_t s = 0; s < board.strips.size(); ++s) {
        if (static_cast<int>(board.strips[s].side) == side && board.strips[s].last_row == row)
          latest = id_of(static_cast<Index>(course.track_count + s));
      }
      course.strip_beside[side][row] = latest;
    }
  }
}

void fill_corners(const Board& board, Course& course) {
  course.corner_count = static_cast<std::uint8_t>(board.corners.size());
  for (std::size_t k = 0; k < board.corners.size(); ++k) {
    CourseCorner& corner = course.corners[k];
    corner.lowest_limit = kNoLimit;
    const std::optional<RowSpan> span = corner_span(board, static_cast<Index>(k));
    if (!span) continue;  // A corner without a space is no corner.
    corner.first_row = static_cast<std::uint16_t>(span->first);
    corner.last_row = static_cast<std::uint16_t>(span->last);
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
std::string fill_lines(const Board& board, const CourseRules& rules, Course& course) {
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

Outcome compile_course(const Board& board, const CourseRules& rules) {
  if (board.motor) return fail(board, "this is a board for motorchamp");
  if (board.banded) return fail(board, "this is a board for formula-one");
  if (board.cells) return fail(board, "this is a board for grand-prix");
  for (const Finding& finding : validate(board)) {
    if (is_fatal(finding.fault)) return fail(board, finding.what);
  }
  if (board.rows > kRowsMax) return too_many(board, "rows", board.rows, kRowsMax);
  const std::size_t spaces = board.spaces.size() + (rules.has_strips ? board.strips.size() : 0);
  if (spaces > kSpacesMax) return too_many(board, "spaces", spaces, kSpacesMax);
  if (rules.has_strips && board.strips.empty())
    return fail(board, "the board has no strips beside the track (WBC-2.11a)");
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
  fill_rows(board, course);
  if (rules.has_strips) fill_strips(board, course);
  fill_corners(board, course);
  if (const std::string complaint = fill_lines(board, rules, course); !complaint.empty())
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
