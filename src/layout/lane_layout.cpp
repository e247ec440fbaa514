#include "layout/lane_layout.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "base/text.h"
#include "board/lane_stats.h"
#include "layout/lane_board.h"
#include "layout/lane_sections.h"

namespace chicane {

namespace {

// Speeds by radius may be too slow or too fast for a good board as a whole; so much they may all
// be moved, in miles an hour.
constexpr int kFasterMost = 60;
// Well within the target: the last step is not decided on its edge.
constexpr double kLimitLeast = 86.5;
constexpr double kLimitMost = 98.5;

struct Laid {
  LaneSections sections;
  LaneBoard made;
  int targets_held = 0;
  bool is_good = false;
};

Laid lay(const Circuit& circuit, int faster) {
  Laid laid;
  laid.sections = divide(circuit, faster);
  laid.made = make_lane_board(circuit, laid.sections);
  const LaneStats stats = lane_stats(laid.made.board);
  for (const LaneTarget& target : lane_targets()) laid.targets_held += target.holds(stats) ? 1 : 0;
  laid.is_good = laid.targets_held == static_cast<int>(lane_targets().size()) &&
                 kLimitLeast <= stats.corner_limit && stats.corner_limit <= kLimitMost;
  return laid;
}

// With speeds as near as can be to those by radius that meet the targets of a good board, or most
// of them.
Laid lay_well(const Circuit& circuit) {
  Laid best = lay(circuit, 0);
  for (int off = 1; off <= kFasterMost && !best.is_good; ++off) {
    for (const int faster : {off, -off}) {
      Laid laid = lay(circuit, faster);
      if (laid.is_good) return laid;
      if (laid.targets_held > best.targets_held) best = std::move(laid);
    }
  }
  return best;
}

// "14.5"; lengths of circuits have at most one decimal.
std::string metres_word(double metres) {
  const int tenths = static_cast<int>(std::lround(metres * 10));
  return tenths % 10 == 0 ? std::to_string(tenths / 10) : fill("{}.{}", tenths / 10, tenths % 10);
}

// "9-10"
std::string rows_word(int first, int last) {
  return first == last ? std::to_string(first) : fill("{}-{}", first, last);
}

// "rows 9-10"
std::string rows_of(int first, int last) {
  return (first == last ? "row " : "rows ") + rows_word(first, last);
}

// A comment that parts the sections of a file.
std::string heading(const std::string& words) {
  constexpr std::size_t kWidth = 120;
  std::string line = "# --- " + words + " ";
  line.resize(std::max(line.size() + 3, kWidth), '-');
  return "\n" + line + "\n";
}

class Writer {
 public:
  Writer(const Circuit& circuit, const Laid& laid)
      : circuit_(circuit),
        sections_(laid.sections),
        board_(laid.made.board),
        line_corners_(laid.made.line_corners) {}

  std::string run() {
    write_head();
    int row = 1;
    int metres = 0;
    for (std::size_t k = 0; k < sections_.corners.size(); ++k) {
      const LaneCorner& corner = sections_.corners[k];
      write_straight(row, corner.first_row - 1, metres, corner.from, "Straight to " + corner.title);
      write_corner(k);
      row = corner.last_row + 1;
      metres = corner.to;
    }
    write_straight(row, sections_.rows, metres, sections_.metres, "Straight to the line");
    write_grid();
    write_grey();
    return std::move(text_);
  }

 private:
  void write_head() {
    const std::string road = circuit_.layout.empty() ? "" : ", " + circuit_.layout;
    text_ = fill("chicane board 1\n# {}{}: {} m in {} rows, laid over its straights and bends.\n",
                 circuit_.title, road, sections_.metres, sections_.rows);
    const std::string_view hand = board_.direction == Direction::clockwise ? "right" : "left";
    text_ += fill(
        "# The inside lane I lies on the driver's {}; a bend to the other hand is tight on the "
        "side "
        "of O.\n",
        hand);
    if (sections_.faster != 0) write_speeds();
    text_ += fill(
        "name      {}\ntitle     {}\ncircuit   {}\nrows      {}\ndirection {}\n"
        "lanes     I M O\n",
        board_.name, board_.title, circuit_.name, board_.rows,
        board_.direction == Direction::clockwise ? "clockwise" : "anticlockwise");
  }

  void write_speeds() {
    const std::string_view how = sections_.faster > 0 ? "faster" : "slower";
    text_ += fill(
        "# All bends are taken {} mph {} than by their radius: so corners come to {} mph on "
        "average.\n",
        std::abs(sections_.faster), how,
        static_cast<int>(std::lround(lane_stats(board_).corner_limit)));
  }

  void write_straight(int first, int last, int from, int to, const std::string& title) {
    text_ +=
        heading(fill("{}, {} m{}: {}", title, to - from, flat_out(from, to), rows_of(first, last)));
    write_mark(first, from);
  }

  // Bends with a name that no corner was made of.
  std::string flat_out(int from, int to) const {
    std::vector<std::string> names;
    double at = 0;
    for (const Piece& piece : circuit_.pieces) {
      const double middle = at + piece.metres / 2;
      at += piece.metres;
      const bool is_named = piece.is_bend() && !piece.corner.empty() && !piece.name.empty();
      if (!is_named || middle < from || middle >= to) continue;
      if (std::find(names.begin(), names.end(), piece.name) == names.end())
        names.push_back(piece.name);
    }
    return names.empty() ? "" : ", flat out through " + join(names, ", ");
  }

  void write_corner(std::size_t k) {
    const LaneCorner& corner = sections_.corners[k];
    std::vector<std::string> bends;
    for (const CircuitBend& bend : corner.bends.bends) {
      const std::string_view hand = bend.piece->hand == Hand::left ? "left" : "right";
      bends.push_back(fill("{} {} m", hand, metres_word(bend.piece->radius)));
    }
    text_ += heading(fill("{}: {}, {} wide: {}", corner.title, join(bends, ", "),
                          is_two_wide(corner.first_row) ? "two" : "three",
                          rows_of(corner.first_row, corner.last_row)));
    write_mark(corner.first_row, corner.from);
    write_width(corner.last_row);
    write_long_spaces(corner);
    text_ += fill("corner {} {}\n", board_.corners[k].id, corner.title);
    write_limits(k);
    write_lines(k);
  }

  void write_mark(int row, int metres) { text_ += fill("lies   {} {}\n", row, metres); }

  bool is_two_wide(int row) const { return space_at(board_, 1, row) == kNone; }

  // Narrow rows that begin before the end of this corner and were not said yet.
  void write_width(int corner_end) {
    while (true) {
      int first = width_said_ + 1;
      while (first <= corner_end && !is_two_wide(first)) ++first;
      if (first > corner_end) return;
      int last = first;
      while (last < board_.rows && is_two_wide(last + 1)) ++last;
      text_ += fill("width  {} I O\n", rows_word(first, last));
      width_said_ = last;
    }
  }

  void write_long_spaces(const LaneCorner& corner) {
    for (const BoardSpace& space : board_.spaces) {
      const bool is_here = corner.first_row <= space.first_row && space.last_row <= corner.last_row;
      if (is_here && space.first_row != space.last_row)
        text_ +=
            fill("long   {} {}-{}\n", board_.lanes[space.lane], space.first_row, space.last_row);
    }
  }

  // " I 80 M 100 O 120"
  std::string limits_in(int row) const {
    std::string words;
    for (Index lane = 0; lane < static_cast<Index>(board_.lanes.size()); ++lane) {
      const Index space = space_at(board_, lane, row);
      if (space != kNone) words += fill(" {} {}", board_.lanes[lane], board_.spaces[space].limit);
    }
    return words;
  }

  // Rows with the same limits in one statement.
  void write_limits(std::size_t k) {
    const LaneCorner& corner = sections_.corners[k];
    for (int first = corner.first_row; first <= corner.last_row;) {
      int last = first;
      while (last < corner.last_row && limits_in(last + 1) == limits_in(first)) ++last;
      text_ +=
          fill("limit  {} {}{}\n", board_.corners[k].id, rows_word(first, last), limits_in(first));
      first = last + 1;
    }
  }

  void write_lines(std::size_t k) {
    for (std::size_t i = 0; i < board_.lines.size(); ++i) {
      if (line_corners_[i] != static_cast<Index>(k)) continue;
      const BoardLine& line = board_.lines[i];
      text_ += fill("line   {} {}", line.id, line.colour == LineColour::red ? "red" : "green");
      for (const Index space : line.spaces) text_ += " " + place_name(board_, space);
      text_ += "\n";
    }
  }

  void write_grid() {
    text_ += "\n# The grid, best place first.\ngrid";
    for (const Index place : board_.grid) text_ += " " + place_name(board_, place);
    text_ += "\n";
  }

  void write_grey() {
    text_ += "\n# Side of the grey line (tournament rules): the inside of the corner to come.\n";
    for (int first = 1; first <= board_.rows;) {
      int last = first;
      while (last < board_.rows && board_.grey[last] == board_.grey[first - 1]) ++last;
      text_ += fill("grey   {} {}\n", rows_word(first, last),
                    board_.grey[first - 1] == Side::inside ? "inside" : "outside");
      first = last + 1;
    }
  }

  const Circuit& circuit_;
  const LaneSections& sections_;
  const Board& board_;
  const std::vector<Index>& line_corners_;
  std::string text_;
  int width_said_ = 0;  // Up to this row.
};

}  // namespace

std::string lay_lane_board(const Circuit& circuit) {
  const Laid laid = lay_well(circuit);
  return Writer(circuit, laid).run();
}

}  // namespace chicane
