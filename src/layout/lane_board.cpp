#include "layout/lane_board.h"

#include <algorithm>

#include "base/text.h"
#include "board/steps.h"
#include "layout/lane_lines.h"

namespace chicane {

namespace {

constexpr Index kInside = 0;
constexpr Index kMiddle = 1;
constexpr Index kOutside = 2;

// How much slower the tight side is than the middle, and how much faster the other. On a road two
// wide the two always come to differ by one step of 20.
constexpr int kLaneThreeWide = 14;
constexpr int kLaneTwoWide = 10;
constexpr int kLimitLeast = 40;
constexpr int kLimitMost = 160;

// A row is saved on the tight side by the first 60 degrees, and by each further 90.
constexpr int kFirstSavingDegrees = 60;
constexpr int kSavingDegrees = 90;

// The road narrows before a narrow corner and widens again behind it.
constexpr int kNarrowBefore = 2;
constexpr int kNarrowAfter = 1;
constexpr int kWideLeast = 4;     // Rows; a shorter pocket between two narrow corners is no gain.
constexpr int kNarrowBelow = 90;  // Miles an hour; faster bends are narrow only if need be.
constexpr int kWidePercentMost = 66;

// A corner that slows hardly anybody, in miles an hour, needs no line.
constexpr int kNoLineFrom = 155;
constexpr int kOuterLineRows = 3;

// How much of the lap is to be three wide: less where the real road is narrow.
int wide_percent(double width) {
  return std::clamp(static_cast<int>(45 + 4 * (width - 9)), 40, 65);
}

int to_limit(int speed) { return std::clamp((speed + 10) / 20 * 20, kLimitLeast, kLimitMost); }

class Maker {
 public:
  Maker(const Circuit& circuit, const LaneSections& sections)
      : circuit_(circuit), sections_(sections), two_wide_(sections.rows + 1) {}

  LaneBoard run() {
    Board& board = made_.board;
    board.name = circuit_.name;
    board.title = circuit_.title;
    board.rows = sections_.rows;
    board.direction = circuit_.direction == LapDirection::anticlockwise ? Direction::anticlockwise
                                                                        : Direction::clockwise;
    board.lanes = {"I", "M", "O"};
    narrow();
    lay_spaces();
    post_limits();
    draw_lines();
    set_grey();
    set_grid();
    return std::move(made_);
  }

 private:
  bool is_tight_inside(const LaneSweep& sweep) const {
    const bool is_clockwise = made_.board.direction == Direction::clockwise;
    return (sweep.hand == Hand::right) == is_clockwise;
  }
  Index tight_lane(const LaneSweep& sweep) const {
    return is_tight_inside(sweep) ? kInside : kOutside;
  }

  int rows_wide() const {
    return static_cast<int>(std::count(two_wide_.begin() + 1, two_wide_.end(), false));
  }

  // The slowest corners are narrow, as many as the width of the real road asks for.
  void narrow() {
    std::vector<const LaneCorner*> slowest_first;
    for (const LaneCorner& corner : sections_.corners) slowest_first.push_back(&corner);
    std::sort(slowest_first.begin(), slowest_first.end(),
              [](const LaneCorner* a, const LaneCorner* b) {
                return a->speed != b->speed ? a->speed < b->speed : a->first_row < b->first_row;
              });
    for (const LaneCorner* corner : slowest_first) {
      const int wanted =
          corner->speed < kNarrowBelow ? wide_percent(circuit_.width) : kWidePercentMost;
      if (rows_wide() * 100 <= wanted * sections_.rows) break;
      narrow(*corner);
      fill_pockets();
    }
  }

  void narrow(const LaneCorner& corner) {
    const auto is_straight = [&](int row) {
      return row >= 1 && row <= sections_.rows - kGridRows && !is_in_corner(row);
    };
    for (int row = corner.first_row; row <= corner.last_row; ++row) two_wide_[row] = true;
    for (int i = 1; i <= kNarrowBefore && is_straight(corner.first_row - i); ++i)
      two_wide_[corner.first_row - i] = true;
    for (int i = 1; i <= kNarrowAfter && is_straight(corner.last_row + i); ++i)
      two_wide_[corner.last_row + i] = true;
  }

  bool is_in_corner(int row) const {
    return std::any_of(sections_.corners.begin(), sections_.corners.end(),
                       [&](const LaneCorner& corner) {
                         return corner.first_row <= row && row <= corner.last_row;
                       });
  }

  void fill_pockets() {
    int last_narrow = 0;
    for (int row = 1; row <= sections_.rows; ++row) {
      if (!two_wide_[row]) continue;
      const bool is_pocket = last_narrow > 0 && row - last_narrow - 1 < kWideLeast;
      for (int pocket = last_narrow + 1; is_pocket && pocket < row; ++pocket)
        two_wide_[pocket] = true;
      last_narrow = row;
    }
  }

  void lay_spaces() {
    for (int row = 1; row <= sections_.rows; ++row) {
      for (const Index lane : {kInside, kMiddle, kOutside}) {
        if (lane != kMiddle || !two_wide_[row])
          made_.board.spaces.push_back({.lane = lane, .first_row = row, .last_row = row});
      }
    }
    for (const LaneCorner& corner : sections_.corners) {
      int row = corner.first_row;
      for (const LaneSweep& sweep : corner.sweeps) {
        join_rows(sweep, row);
        row += sweep.rows();
      }
    }
    link();
  }

  // On the tight side two rows are one space, as often as the bend saves a row.
  void join_rows(const LaneSweep& sweep, int first_row) {
    const int saved = std::min(
        (sweep.degrees - kFirstSavingDegrees + kSavingDegrees) / kSavingDegrees, sweep.rows() / 2);
    std::vector<BoardSpace>& spaces = made_.board.spaces;
    for (int i = 0; i < saved; ++i) {
      const int row = first_row + 2 * i;
      const Index lane = tight_lane(sweep);
      std::erase_if(spaces,
                    [&](const BoardSpace& s) { return s.lane == lane && s.last_row == row; });
      for (BoardSpace& space : spaces) {
        if (space.lane == lane && space.last_row == row + 1) space.first_row = row;
      }
    }
  }

  void link() {
    Board& board = made_.board;
    for (Index i = 0; i < static_cast<Index>(board.spaces.size()); ++i)
      board.spaces[i].steps = default_steps(board, i);
  }

  void post_limits() {
    for (std::size_t k = 0; k < sections_.corners.size(); ++k) {
      const LaneCorner& corner = sections_.corners[k];
      made_.board.corners.push_back({fill("K{}", static_cast<int>(k) + 1), corner.title});
      int row = corner.first_row;
      for (const LaneSweep& sweep : corner.sweeps) {
        for (const int speed : sweep.speeds) {
          const int width = lane_width(corner, row);
          for (const Index lane : {kInside, kMiddle, kOutside})
            post(static_cast<Index>(k), lane, row, speed + outwards(sweep, lane) * width);
          ++row;
        }
      }
    }
  }

  // In a chicane all lanes are alike: whoever kept to the loose side of every bend would need no
  // line.
  int lane_width(const LaneCorner& corner, int row) const {
    if (corner.sweeps.size() > 1) return 0;
    return two_wide_[row] ? kLaneTwoWide : kLaneThreeWide;
  }

  // From -1 on the tight side to 1 on the loose one.
  int outwards(const LaneSweep& sweep, Index lane) const {
    return is_tight_inside(sweep) ? lane - kMiddle : kMiddle - lane;
  }

  // A long space has the lower limit of its rows.
  void post(Index corner, Index lane, int row, int speed) {
    const Index index = space_at(made_.board, lane, row);
    if (index == kNone) return;
    BoardSpace& space = made_.board.spaces[index];
    const int limit = to_limit(speed);
    space.limit = space.limit == 0 ? limit : std::min(space.limit, limit);
    space.corner = corner;
  }

  void draw_lines() {
    for (std::size_t k = 0; k < sections_.corners.size(); ++k) {
      if (sections_.corners[k].speed >= kNoLineFrom) continue;
      for (BoardLine& line : lines_of(made_.board, ground_of(k), static_cast<int>(k) + 1)) {
        made_.board.lines.push_back(std::move(line));
        made_.line_corners.push_back(static_cast<Index>(k));
      }
    }
  }

  LineGround ground_of(std::size_t k) const {
    const LaneCorner& corner = sections_.corners[k];
    LineGround ground;
    ground.first_row = corner.first_row;
    ground.rows_before = sections_.straight_after(k == 0 ? sections_.corners.size() - 1 : k - 1);
    ground.rows_after = sections_.straight_after(k);
    for (const LaneSweep& sweep : corner.sweeps)
      ground.tight.insert(ground.tight.end(), sweep.rows(), tight_lane(sweep));
    ground.has_outer_line = has_outer_line(corner);
    return ground;
  }

  // Long wide bends have one, and the bend that turns most, so that every board has a green line.
  bool has_outer_line(const LaneCorner& corner) const {
    if (corner.sweeps.size() != 1) return false;
    if (corner.rows() >= kOuterLineRows && !two_wide_[corner.first_row]) return true;
    const auto turns_more = [&](const LaneCorner& other) {
      const int degrees = corner.sweeps.front().degrees;
      const bool is_earlier = other.first_row < corner.first_row;
      return other.sweeps.size() == 1 && other.speed < kNoLineFrom &&
             (other.sweeps.front().degrees > degrees ||
              (other.sweeps.front().degrees == degrees && is_earlier));
    };
    return std::none_of(sections_.corners.begin(), sections_.corners.end(), turns_more);
  }

  // The inside of the corner to come, until the last arrow of it ends.
  void set_grey() {
    Board& board = made_.board;
    board.grey.assign(board.rows, Side::inside);
    if (sections_.corners.empty()) return;
    int row = 1;
    for (std::size_t k = 0; k < sections_.corners.size(); ++k) {
      for (const int end = last_arrow_row(k); row <= end; ++row) board.grey[row - 1] = side_of(k);
    }
    for (; row <= board.rows; ++row) board.grey[row - 1] = side_of(0);
  }

  Side side_of(std::size_t corner) const {
    return is_tight_inside(sections_.corners[corner].sweeps.front()) ? Side::inside : Side::outside;
  }

  int last_arrow_row(std::size_t corner) const {
    int row = sections_.corners[corner].last_row;
    for (std::size_t i = 0; i < made_.board.lines.size(); ++i) {
      const int end = made_.board.spaces[made_.board.lines[i].spaces.back()].last_row;
      if (made_.line_corners[i] == static_cast<Index>(corner)) row = std::max(row, end);
    }
    return row;
  }

  void set_grid() {
    Board& board = made_.board;
    for (int row = board.rows; row > board.rows - kGridRows; --row) {
      for (const Index lane : {kInside, kMiddle, kOutside})
        board.grid.push_back(space_at(board, lane, row));
    }
  }

  const Circuit& circuit_;
  const LaneSections& sections_;
  std::vector<bool> two_wide_;  // By row; index 0 is not used.
  LaneBoard made_;
};

}  // namespace

LaneBoard make_lane_board(const Circuit& circuit, const LaneSections& sections) {
  return Maker(circuit, sections).run();
}

}  // namespace chicane
