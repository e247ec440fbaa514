// A board as a value: what a board file says, before any rule set compiles it for its own use.
//
// A board is a closed loop of rows 1..N; row 1 is the first past the start/finish line. A space
// lies in one lane and covers one row or, in a bend, several ("long"); its last row is its front
// edge and its name: I17. Equal front edges are one row.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chicane {

// Indices into the vectors of a Board. kNone is no index.
using Index = int;
inline constexpr Index kNone = -1;

enum class Side : std::uint8_t { inside, outside };
enum class Direction : std::uint8_t { clockwise, anticlockwise };
enum class LineColour : std::uint8_t { red, green };

struct BoardSpace {
  Index lane = 0;
  int first_row = 0;
  int last_row = 0;
  std::vector<Index> steps;  // Forward neighbours: straight ahead first, then from the inside out.
  std::vector<Index> ahead;  // Spaces directly ahead (slipstream).
  int limit = 0;             // Posted limit in mph; 0 is none.
  Index corner = kNone;

  friend bool operator==(const BoardSpace&, const BoardSpace&) = default;
};

struct BoardCorner {
  std::string id;
  std::string title;
  friend bool operator==(const BoardCorner&, const BoardCorner&) = default;
};

// A printed arrow: all its spaces in order, some usually outside the corner.
struct BoardLine {
  std::string id;
  LineColour colour = LineColour::red;
  std::vector<Index> spaces;
  friend bool operator==(const BoardLine&, const BoardLine&) = default;
};

// A stretch of run-off beside the track, one space long. It lies beside an edge space of the track
// and ends in a row of its own: X17 inside, Y17 outside.
struct BoardStrip {
  Side side = Side::inside;
  int last_row = 0;
  Index beside = kNone;  // The edge space of the track.
  Index next = kNone;    // The strip space after it, an index into `strips`.
  friend bool operator==(const BoardStrip&, const BoardStrip&) = default;
};

// What MotorChamp hangs on its two lanes, right and left, row by row.
struct MotorSquare {
  int dice = 3;   // 1, 2, 3: dark, middle, light grey.
  int limit = 0;  // 0 is none.
  friend bool operator==(const MotorSquare&, const MotorSquare&) = default;
};

struct MotorRow {
  MotorSquare right;
  MotorSquare left;
  bool is_solid = false;     // A solid line separates the two squares.
  bool has_no_side = false;  // No side place beside the right square.
  bool has_lane = false;     // A pit-lane square lies beside it, …
  bool has_pit = false;      // … and a pit beside that.
  bool is_entry = false;     // The right square leads into the pit lane.
  bool is_exit = false;      // The pit-lane square leads on to the track.
  friend bool operator==(const MotorRow&, const MotorRow&) = default;
};

struct MotorTrack {
  bool is_long = true;
  int start_row = 0;           // The start area ends after this row.
  std::vector<MotorRow> rows;  // From 0: the first past the line.
  friend bool operator==(const MotorTrack&, const MotorTrack&) = default;
};

// What Formula One hangs on the track: red bands across it, one for each corner, whose squares
// carry the safety speeds; and six private pits.
struct BandTrack {
  static constexpr std::size_t kPits = 6;

  int line_row = 0;            // Entering it completes a lap. Rows count from 0 here.
  std::vector<int> band_rows;  // By corner of the board.
  Index tyres = kNone;         // The corner behind which faulty tyres fail, …
  Index brakes = kNone;        // … and the one behind which brakes do (F1-6.3).
  std::array<int, kPits> pit_rows{};
  friend bool operator==(const BandTrack&, const BandTrack&) = default;
};

// What Grand Prix plays on: one lane of cells with room for several cars, a risk factor printed in
// some.
struct CellTrack {
  std::vector<int> factors;      // By cell, from 0: the first past the line.
  std::vector<int> start_cells;  // Front first.
  int box_entry = kNone;         // The cell before the boxes, …
  int box_exit = kNone;          // … and the one they lead to; kNone: there are none.
  int laps = 0;                  // Of a race on this map; 0: not said.
  friend bool operator==(const CellTrack&, const CellTrack&) = default;
};

// The road of the real world that a board lies over, for drawings. No rule looks at it.
struct BoardGround {
  // Where a row begins, in metres from the line. Between two marks rows are equally long.
  struct Mark {
    int row = 0;  // From 0.
    int metres = 0;
    friend bool operator==(const Mark&, const Mark&) = default;
  };
  std::string circuit;  // Empty: none.
  std::vector<Mark> marks;
  friend bool operator==(const BoardGround&, const BoardGround&) = default;
};

struct Board {
  std::string name;
  std::string title;
  int rows = 0;
  Direction direction = Direction::clockwise;
  std::vector<std::string>
      lanes;  // Lane names from the inside (the area enclosed by the circuit) out.
  std::vector<BoardSpace> spaces;  // By last row, then by lane from the inside.
  std::vector<BoardCorner> corners;
  std::vector<BoardLine> lines;
  std::vector<Index> grid;         // Starting places, best first.
  std::vector<Side> grey;          // The grey-line side of each row; index row − 1.
  std::string inside_strip = "X";  // Names of the strips, as lanes have names; both empty: none.
  std::string outside_strip = "Y";
  std::vector<BoardStrip> strips;  // By last row, inside first. Follows from all the above.

  // A board for MotorChamp. Its lanes are R and L, and its places are named the other way round and
  // from row 0: 12R.
  std::optional<MotorTrack> motor;

  // A board for Formula One. Its lanes are 1, 2, … and its places are named from row 0: 2.30.
  std::optional<BandTrack> banded;

  // A board for Grand Prix. It has one lane, and its places are cells: 22.
  std::optional<CellTrack> cells;

  BoardGround ground;

  friend bool operator==(const Board&, const Board&) = default;
};

// "I17": lane name and last row. Places are the spaces of the track and, after them, the strips.
std::string place_name(const Board& board, Index place);
std::optional<Index> find_space(const Board& board, std::string_view place);
std::optional<Index> find_place(const Board& board, std::string_view place);
std::optional<Index> find_corner(const Board& board, std::string_view id);
std::optional<Index> find_line(const Board& board, std::string_view id);

// The space that covers `row` in `lane`, or kNone.
Index space_at(const Board& board, Index lane, int row);

// The row after `row` on the ring 1..rows.
inline int row_after(int row, int rows) { return row == rows ? 1 : row + 1; }

// How many rows on the ring lead from row `from` forward to row `to`; 0 if they are the same.
inline int rows_between(int from, int to, int rows) { return (to - from + rows) % rows; }

// Is `row` within first..last on the ring (first may be greater than last: across the line)?
inline bool covers(int first, int last, int row) {
  return first <= last ? first <= row && row <= last : row >= first || row <= last;
}

}  // namespace chicane
