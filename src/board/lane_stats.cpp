#include "board/lane_stats.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

namespace chicane {

namespace {

// Between the limits that are posted, which are multiples of 20.
constexpr double kSlowBelow = 70;
constexpr double kFastFrom = 110;
// What a fast car covers in a turn of 80 and in one of 180 mph.
constexpr int kShortStraight = 4;
constexpr int kMediumStraight = 9;

int lanes_in(const Board& board, int row) {
  int count = 0;
  for (Index lane = 0; lane < static_cast<Index>(board.lanes.size()); ++lane)
    count += space_at(board, lane, row) != kNone ? 1 : 0;
  return count;
}

// Over the lanes of the row that the corner posts; nothing if it posts none.
std::optional<double> mean_limit(const Board& board, Index corner, int row) {
  int sum = 0;
  int count = 0;
  for (Index lane = 0; lane < static_cast<Index>(board.lanes.size()); ++lane) {
    const Index space = space_at(board, lane, row);
    if (space == kNone || board.spaces[space].corner != corner) continue;
    sum += board.spaces[space].limit;
    ++count;
  }
  if (count == 0) return std::nullopt;
  return static_cast<double>(sum) / count;
}

bool is_posted(const Board& board, int row) {
  for (Index lane = 0; lane < static_cast<Index>(board.lanes.size()); ++lane) {
    const Index space = space_at(board, lane, row);
    if (space != kNone && board.spaces[space].limit != 0) return true;
  }
  return false;
}

// Lengths of the runs of rows without a limit, round the line; one without a corner.
std::vector<int> straights(const Board& board) {
  int first = 1;
  while (first <= board.rows && !is_posted(board, first)) ++first;
  if (first > board.rows) return {board.rows};
  std::vector<int> lengths;
  int length = 0;
  for (int i = 0; i < board.rows; ++i) {
    const int row = (first + i) % board.rows + 1;
    if (!is_posted(board, row)) {
      ++length;
    } else if (length > 0) {
      lengths.push_back(length);
      length = 0;
    }
  }
  return lengths;
}

struct Ways {
  int shortest = std::numeric_limits<int>::max();
  int longest = 0;
};

// Of all laps from a space back to it.
void add_laps(const Board& board, Index start, Ways& ways) {
  constexpr int kUnknown = -1;
  std::vector<int> least(board.spaces.size(), kUnknown);
  std::vector<int> most(board.spaces.size(), kUnknown);
  const auto reach = [&](Index to, int shortest, int longest) {
    least[to] = least[to] == kUnknown ? shortest : std::min(least[to], shortest);
    most[to] = std::max(most[to], longest);
  };
  for (const Index to : board.spaces[start].steps) reach(to, 1, 1);
  // By progress: every step leads to a space that ends in a later row.
  const auto count = static_cast<Index>(board.spaces.size());
  for (Index i = 1; i < count; ++i) {
    const Index from = (start + i) % count;
    const int row = board.spaces[from].last_row;
    if (least[from] == kUnknown || row == board.spaces[start].last_row) continue;
    for (const Index to : board.spaces[from].steps) reach(to, least[from] + 1, most[from] + 1);
  }
  if (least[start] == kUnknown) return;
  ways.shortest = std::min(ways.shortest, least[start]);
  ways.longest = std::max(ways.longest, most[start]);
}

}  // namespace

double limit_of(const Board& board, Index corner) {
  double slowest = 0;
  for (int row = 1; row <= board.rows; ++row) {
    const std::optional<double> mean = mean_limit(board, corner, row);
    if (mean && (slowest == 0 || *mean < slowest)) slowest = *mean;
  }
  return slowest;
}

LaneStats lane_stats(const Board& board) {
  LaneStats stats{.rows = board.rows,
                  .spaces = static_cast<int>(board.spaces.size()),
                  .corners = static_cast<int>(board.corners.size())};
  for (int row = 1; row <= board.rows; ++row)
    stats.rows_three_wide += lanes_in(board, row) >= 3 ? 1 : 0;
  for (Index corner = 0; corner < stats.corners; ++corner) {
    const double limit = limit_of(board, corner);
    stats.corner_limit += limit / stats.corners;
    ++stats.corners_by_speed[limit < kSlowBelow ? 0 : limit < kFastFrom ? 1 : 2];
  }
  for (const int length : straights(board)) {
    stats.longest_straight = std::max(stats.longest_straight, length);
    ++stats.straights_by_length[length <= kShortStraight ? 0 : length <= kMediumStraight ? 1 : 2];
  }
  Ways ways;
  for (Index lane = 0; lane < static_cast<Index>(board.lanes.size()); ++lane) {
    const Index start = space_at(board, lane, board.rows);
    if (start != kNone) add_laps(board, start, ways);
  }
  stats.longest_way = ways.longest;
  stats.shortest_way = std::min(ways.shortest, ways.longest);
  return stats;
}

std::span<const LaneTarget> lane_targets() {
  static constexpr LaneTarget kTargets[] = {
      {"rows", 55, 100, [](const LaneStats& s) { return static_cast<double>(s.rows); }},
      {"corners", 6, 11, [](const LaneStats& s) { return static_cast<double>(s.corners); }},
      {"longest straight, rows", 10, 23,
       [](const LaneStats& s) { return static_cast<double>(s.longest_straight); }},
      {"rows three wide, %", 20, 70, [](const LaneStats& s) { return s.percent_three_wide(); }},
      {"corner limit, mph", 85, 100, [](const LaneStats& s) { return s.corner_limit; }},
  };
  return kTargets;
}

}  // namespace chicane
