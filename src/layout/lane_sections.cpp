#include "layout/lane_sections.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/text.h"
#include "circuit/speeds.h"

namespace chicane {

namespace {

// Tournament boards have 60 to 80 rows; 76 m a row comes to that on the longer circuits. Shorter
// ones need shorter rows, and one of twenty kilometres longer ones.
constexpr int kPitchUsual = 76;
constexpr int kPitchLeast = 44;
constexpr int kRowsLeast = 60;
constexpr int kRowsMost = 96;
constexpr int kLongestLeast = 10;  // Rows; without a long straight nobody slipstreams.
constexpr int kLongestMost = 22;
constexpr std::size_t kCornersMost = 11;
constexpr int kCornerRowsLeast = 2;  // A bend of one row is jumped over by accident.
// Rows of a short corner reach beyond its bends until each has this share of the pitch.
constexpr int kShortRowPercent = 75;
constexpr int kMetresLeast = 10;  // Of any section.

// All below is in whole metres and miles an hour: so nothing hangs on the last digit of a fraction.
int whole(double value) { return static_cast<int>(std::lround(value)); }
int rounded_ratio(int value, int by) { return (2 * value + by) / (2 * by); }

int speed_of(const CircuitBend& bend, int faster) { return whole(bend.speed) + faster; }

// Bends that are flat out by now are no longer part of a corner, unless they lie between two that
// are.
void trim(CircuitCorner& corner, int faster) {
  std::vector<CircuitBend>& bends = corner.bends;
  const auto is_slow = [&](const CircuitBend& bend) {
    return speed_of(bend, faster) < static_cast<int>(kFlatOut);
  };
  bends.erase(bends.begin(), std::find_if(bends.begin(), bends.end(), is_slow));
  bends.erase(std::find_if(bends.rbegin(), bends.rend(), is_slow).base(), bends.end());
}

int slowest(const CircuitCorner& corner, int faster) {
  int speed = speed_of(corner.bends.front(), faster);
  for (const CircuitBend& bend : corner.bends) speed = std::min(speed, speed_of(bend, faster));
  return speed;
}

// The fastest corner whose bends can be driven flat out without making too long a straight.
std::size_t fastest_to_spare(const std::vector<LaneCorner>& corners, double longest) {
  std::size_t fastest = 0;
  bool is_spare = false;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const bool is_between = i > 0 && i + 1 < corners.size();
    const bool makes_too_long =
        is_between && corners[i + 1].bends.from() - corners[i - 1].bends.to() > longest;
    if (makes_too_long || (is_spare && corners[i].speed <= corners[fastest].speed)) continue;
    fastest = i;
    is_spare = true;
  }
  return fastest;
}

// The corners of the board, not too many of them.
std::vector<LaneCorner> choose_corners(const Circuit& circuit, int faster, int pitch) {
  std::vector<LaneCorner> corners;
  for (CircuitCorner& bends : corners_of(circuit)) {
    trim(bends, faster);
    if (bends.bends.empty()) continue;
    LaneCorner corner;
    corner.speed = slowest(bends, faster);
    corner.bends = std::move(bends);
    corners.push_back(std::move(corner));
  }
  while (corners.size() > kCornersMost) {
    const std::size_t spare = fastest_to_spare(corners, kLongestMost * pitch);
    corners.erase(corners.begin() + static_cast<std::ptrdiff_t>(spare));
  }
  return corners;
}

// Several corners may share a name: then their numbers are said too.
void name_corners(std::vector<LaneCorner>& corners) {
  for (LaneCorner& corner : corners) {
    const std::string title = corner.bends.title();
    const auto has_title = [&](const LaneCorner& c) { return c.bends.title() == title; };
    const bool is_shared = std::count_if(corners.begin(), corners.end(), has_title) > 1;
    corner.title = title.empty() ? corner.bends.turns() : title;
    if (!title.empty() && is_shared) corner.title += fill(" ({})", corner.bends.turns());
  }
}

using Group = std::vector<CircuitBend>;

std::vector<Group> groups_by_hand(const std::vector<CircuitBend>& bends) {
  std::vector<Group> groups;
  for (const CircuitBend& bend : bends) {
    if (groups.empty() || groups.back().back().piece->hand != bend.piece->hand)
      groups.emplace_back();
    groups.back().push_back(bend);
  }
  return groups;
}

// Shares rows out by weight: one each, and each further one to the heaviest load a row. Fewer rows
// than parts: the last parts get none.
std::vector<int> share(int rows, const std::vector<int>& weights) {
  std::vector<int> shares(weights.size(), 0);
  for (int row = 0; row < rows; ++row) {
    std::size_t next = 0;
    if (row < static_cast<int>(weights.size())) {
      next = row;
    } else {
      for (std::size_t i = 1; i < weights.size(); ++i) {
        if (weights[i] * shares[next] > weights[next] * shares[i]) next = i;
      }
    }
    ++shares[next];
  }
  return shares;
}

// Each row has the speed of its bend; where there are more bends than rows, that of the slowest.
std::vector<int> row_speeds(const Group& group, int rows, int faster) {
  std::vector<int> weights;
  int least = speed_of(group.front(), faster);
  for (const CircuitBend& bend : group) {
    weights.push_back(whole(bend.metres()));
    least = std::min(least, speed_of(bend, faster));
  }
  if (rows < static_cast<int>(group.size())) return std::vector<int>(rows, least);
  std::vector<int> speeds;
  const std::vector<int> shares = share(rows, weights);
  for (std::size_t i = 0; i < group.size(); ++i)
    speeds.insert(speeds.end(), shares[i], speed_of(group[i], faster));
  return speeds;
}

void set_sweeps(LaneCorner& corner, int pitch, int faster) {
  const std::vector<Group> groups = groups_by_hand(corner.bends.bends);
  const int rows = std::max({kCornerRowsLeast, static_cast<int>(groups.size()),
                             rounded_ratio(whole(corner.bends.metres()), pitch)});
  std::vector<int> weights;
  for (const Group& group : groups) weights.push_back(whole(group.back().to - group.front().from));
  const std::vector<int> shares = share(rows, weights);
  corner.sweeps.clear();
  for (std::size_t i = 0; i < groups.size(); ++i) {
    double degrees = 0;
    for (const CircuitBend& bend : groups[i]) degrees += bend.piece->degrees;
    corner.sweeps.push_back(
        {groups[i].front().piece->hand, whole(degrees), row_speeds(groups[i], shares[i], faster)});
  }
}

int rows_of(const LaneCorner& corner) {
  return std::accumulate(corner.sweeps.begin(), corner.sweeps.end(), 0,
                         [](int sum, const LaneSweep& sweep) { return sum + sweep.rows(); });
}

class Divider {
 public:
  Divider(const Circuit& circuit, int faster, int pitch) {
    sections_.metres = whole(circuit.metres());
    sections_.pitch = pitch;
    sections_.faster = faster;
    sections_.corners = choose_corners(circuit, faster, pitch);
    name_corners(sections_.corners);
  }

  LaneSections run() {
    for (LaneCorner& corner : corners()) {
      set_sweeps(corner, sections_.pitch, sections_.faster);
      place(corner);
    }
    make_room();
    put_in_order();
    count_rows();
    return std::move(sections_);
  }

 private:
  std::vector<LaneCorner>& corners() { return sections_.corners; }

  // Around the middle of its bends.
  void place(LaneCorner& corner) const {
    const int from = whole(corner.bends.from());
    const int to = whole(corner.bends.to());
    const int wanted = rows_of(corner) * sections_.pitch * kShortRowPercent / 100;
    const int more = std::max(0, wanted - (to - from)) / 2;
    corner.from = from - more;
    corner.to = to + more;
  }

  // A row of straight between two corners.
  void make_room() {
    for (std::size_t i = 1; i < corners().size(); ++i) {
      LaneCorner& before = corners()[i - 1];
      LaneCorner& after = corners()[i];
      const int row = sections_.pitch * kShortRowPercent / 100;
      if (after.from - before.to >= row) continue;
      const int bends_end = whole(before.bends.to());
      const int bends_begin = whole(after.bends.from());
      const int middle = (bends_end + bends_begin) / 2;
      // Where the bends leave less than half a row, the straight row takes something of them.
      const int half = std::clamp(bends_begin - bends_end, sections_.pitch / 2, row) / 2;
      before.to = middle - half;
      after.from = middle + half;
    }
  }

  // Sections follow each other, wherever the bends are: also close to the line, before which the
  // grid lies.
  void put_in_order() {
    std::vector<int*> borders;
    for (LaneCorner& corner : corners()) {
      borders.push_back(&corner.from);
      borders.push_back(&corner.to);
    }
    int before = 0;
    for (int* border : borders) before = *border = std::max(*border, before + kMetresLeast);
    int after = sections_.metres - kMetresLeast * (kGridRows - 1);
    for (std::size_t i = borders.size(); i-- > 0;)
      after = *borders[i] = std::min(*borders[i], after - kMetresLeast);
  }

  int straight_rows(int metres, int least) const {
    return std::clamp(rounded_ratio(metres, sections_.pitch), least, kLongestMost);
  }

  void count_rows() {
    if (corners().empty()) {
      sections_.rows = std::max(kGridRows, rounded_ratio(sections_.metres, sections_.pitch));
      return;
    }
    int before_line = straight_rows(sections_.metres - corners().back().to, kGridRows);
    int after_line = straight_rows(corners().front().from, 1);
    const int both = before_line + after_line;
    if (both > kLongestMost) {
      before_line = std::max(kGridRows, rounded_ratio(before_line * kLongestMost, both));
      after_line = kLongestMost - before_line;
    }
    int row = after_line;
    for (std::size_t i = 0; i < corners().size(); ++i) {
      LaneCorner& corner = corners()[i];
      if (i > 0) row += straight_rows(corner.from - corners()[i - 1].to, 1);
      corner.first_row = row + 1;
      row += rows_of(corner);
      corner.last_row = row;
    }
    sections_.rows = row + before_line;
  }

  LaneSections sections_;
};

int longest_straight(const LaneSections& sections) {
  int longest = 0;
  for (std::size_t i = 0; i < sections.corners.size(); ++i)
    longest = std::max(longest, sections.straight_after(i));
  return longest;
}

}  // namespace

int LaneSections::straight_after(std::size_t corner) const {
  const LaneCorner& next = corners[(corner + 1) % corners.size()];
  const int rows_to_next = next.first_row - corners[corner].last_row - 1;
  return corner + 1 == corners.size() ? rows_to_next + rows : rows_to_next;
}

LaneSections divide(const Circuit& circuit, int faster) {
  LaneSections sections;
  const int pitch_most = std::max(kPitchUsual, whole(circuit.metres()) / kRowsMost);
  for (int pitch = pitch_most; pitch >= kPitchLeast; --pitch) {
    sections = Divider(circuit, faster, pitch).run();
    const bool is_long_enough =
        sections.rows >= kRowsLeast && longest_straight(sections) >= kLongestLeast;
    if (is_long_enough) break;
  }
  return sections;
}

}  // namespace chicane
