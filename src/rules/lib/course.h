// A board compiled for the Speed Circuit family: flat arrays that the rules index directly.
#pragma once

#include <array>
#include <cstdint>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "rules/lib/path.h"
#include "rules/lib/speed.h"

namespace chicane {

enum class SpaceId : std::uint16_t {};
enum class CornerId : std::uint8_t {};
enum class LineId : std::uint8_t {};

inline constexpr SpaceId kNoSpace{0xffff};
inline constexpr CornerId kNoCorner{0xff};

constexpr int index(SpaceId id) { return static_cast<int>(id); }
constexpr int index(CornerId id) { return static_cast<int>(id); }
constexpr int index(LineId id) { return static_cast<int>(id); }

inline constexpr int kSpacesMax = 1024;  // Strips included.
inline constexpr int kRowsMax = 400;
inline constexpr int kCornersMax = 32;
inline constexpr int kLinesMax = 32;
inline constexpr int kLineLengthMax = 24;
inline constexpr int kLinesPerSpaceMax = 3;
inline constexpr int kLinesPerCornerMax = 4;
inline constexpr int kLedgersMax = 3;  // Corners whose ledgers can be open for one car at once.
inline constexpr int kAheadMax = 2;
inline constexpr int kGridMax = 12;
inline constexpr Speed kNoLimit = Speed::from_spaces(255);

// Where a line may be joined (SC-6.3b; ruling Q21).
enum class LineJoin : std::uint8_t { first_space, before_corner, any };

// What a rule set makes of a board.
struct CourseRules {
  LineJoin join = LineJoin::first_space;
  Speed red_bonus = 20_mph;
  Speed green_bonus = 20_mph;
  bool has_strips = false;  // WBC-2.11a  Cars may come off the track.
};

// One space of a line, seen from the space.
struct LineSpot {
  LineId line;
  std::uint8_t index;  // How many spaces of the line come before.
  std::uint8_t slot;   // The line's number among the lines of this space's corner; of no meaning on
                       // a straight space.
  bool joinable;

  friend bool operator==(const LineSpot&, const LineSpot&) = default;
};

struct CourseSpace {
  std::array<SpaceId, kStepsMax> steps{};  // Straight ahead first.
  std::array<SpaceId, kAheadMax> ahead{};
  std::array<LineSpot, kLinesPerSpaceMax> lines{};
  std::uint32_t corner_rows =
      0;                  // Bit k: the row lies between the first and the last row of corner k.
  std::uint16_t row = 0;  // Its front edge, 1..rows.
  std::uint8_t step_count = 0;
  std::uint8_t ahead_count = 0;
  std::uint8_t line_count = 0;
  std::uint8_t lane = 0;        // From the inside.
  std::uint8_t row_width = 0;   // Track spaces of this row; they stand side by side in `spaces`, …
  std::uint8_t row_place = 0;   // … this one so many places after the innermost.
  std::uint8_t road_width = 0;  // Lanes that run through this row, long spaces included, …
  std::uint8_t lanes_inside = 0;  // … and how many of them lie nearer the inside.
  std::uint8_t grey_rank = 0;     // Of the spaces of a row the lowest is nearest to the grey line.
  CornerId corner = kNoCorner;
  Speed limit;         // Posted limit; 0 on a straight space.
  Speed beside_limit;  // Of a strip space: the limit posted beside it; 0 if there is none.
  bool has_joinable_line = false;
  bool is_strip = false;  // Beside the track.

  bool is_posted() const { return limit > Speed{}; }

  friend bool operator==(const CourseSpace&, const CourseSpace&) = default;
};

struct CourseCorner {
  std::uint16_t first_row = 0;
  std::uint16_t last_row = 0;
  std::array<LineId, kLinesPerCornerMax> lines{};  // By slot.
  std::uint8_t line_count = 0;
  Speed lowest_limit;

  friend bool operator==(const CourseCorner&, const CourseCorner&) = default;
};

struct CourseLine {
  std::array<SpaceId, kLineLengthMax> spaces{};
  std::uint16_t last_join_row = 0;  // Row of the last space on which it can be joined.
  std::uint8_t length = 0;
  Speed bonus;

  friend bool operator==(const CourseLine&, const CourseLine&) = default;
};

struct Course {
  std::array<CourseSpace, kSpacesMax> spaces{};
  // What n steps from a space can come to; by space, then by n.
  std::array<std::array<Speed, kPathLengthMax + 1>, kSpacesMax>
      slowest_within{};  // The lowest limit entered, kNoLimit if none.
  std::array<std::array<std::uint8_t, kPathLengthMax + 1>, kSpacesMax>
      rows_within{};  // The most rows gained.
  std::array<std::uint8_t, kSpacesMax>
      lineless{};  // So many steps come to no line that can be joined; at most kPathLengthMax.
  std::array<CourseCorner, kCornersMax> corners{};
  std::array<CourseLine, kLinesMax> lines{};
  std::array<SpaceId, kGridMax> grid{};
  // By side and row: the strip space beside the row or, if none ends there, the next one behind.
  std::array<std::array<SpaceId, kRowsMax + 1>, 2> strip_beside{};
  std::uint16_t space_count = 0;
  std::uint16_t track_count = 0;  // Spaces of the track; strips come after them.
  std::uint16_t rows = 0;
  std::uint8_t corner_count = 0;
  std::uint8_t line_count = 0;
  std::uint8_t grid_count = 0;

  const CourseSpace& operator[](SpaceId id) const {
    CHICANE_ASSERT(index(id) < space_count);
    return spaces[index(id)];
  }
  const CourseCorner& operator[](CornerId id) const {
    CHICANE_ASSERT(index(id) < corner_count);
    return corners[index(id)];
  }
  const CourseLine& operator[](LineId id) const {
    CHICANE_ASSERT(index(id) < line_count);
    return lines[index(id)];
  }

  SpaceId next(SpaceId from, int step) const {
    const CourseSpace& space = (*this)[from];
    CHICANE_ASSERT(step < space.step_count);
    return space.steps[step];
  }

  // Rows gained by the step: what it adds to race progress.
  int gain(SpaceId from, SpaceId to) const { return gain((*this)[from], (*this)[to]); }
  int gain(const CourseSpace& from, const CourseSpace& to) const {
    const int rows_gained = to.row - from.row;
    return rows_gained > 0 ? rows_gained : rows_gained + rows;
  }

  friend bool operator==(const Course&, const Course&) = default;
};

// Laps completed at that race progress: 0 on the grid and in the first lap.
inline int laps_completed(const Course& course, int progress) {
  return progress < 1 ? 0 : (progress - 1) / course.rows;
}

// Fails on a board with a fatal fault, and on one beyond the sizes above.
Result<Course, DataError> compile_course(const Board& board, const CourseRules& rules);

}  // namespace chicane
