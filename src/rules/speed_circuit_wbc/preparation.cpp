#include "rules/speed_circuit_wbc/preparation.h"

#include <algorithm>
#include <numeric>

namespace chicane::speed_circuit_wbc {

namespace {

// Acceleration and deceleration have no level −2.
constexpr bool is_rate(std::size_t category) { return category == 1 || category == 2; }

constexpr int lowest_level(std::size_t category) {
  return is_rate(category) ? kRateLevelMin : kLevelMin;
}

constexpr std::array<Levels, kBuildCount> make_builds() {
  std::array<Levels, kBuildCount> builds{};
  std::size_t count = 0;
  Levels levels{};
  for (std::size_t i = 0; i < levels.size(); ++i)
    levels[i] = static_cast<std::int8_t>(lowest_level(i));
  // Counts through all levels, the last category fastest.
  while (true) {
    int sum = 0;
    for (const std::int8_t level : levels) sum += static_cast<int>(level);
    if (sum == kLevelSum) builds[count++] = levels;
    int i = static_cast<int>(levels.size()) - 1;
    while (i >= 0 && levels[i] == kLevelMax) {
      levels[i] = static_cast<std::int8_t>(lowest_level(static_cast<std::size_t>(i)));
      --i;
    }
    if (i < 0) break;
    ++levels[i];
  }
  CHICANE_ASSERT(count == kBuildCount);
  return builds;
}

constexpr std::array<Levels, kBuildCount> kBuilds = make_builds();

constexpr std::array<Decision, kBuildCount> make_decisions() {
  std::array<Decision, kBuildCount> decisions{};
  for (std::size_t i = 0; i < kBuildCount; ++i) decisions[i] = build(kBuilds[i]);
  return decisions;
}

constexpr std::array<Decision, kBuildCount> kBuildDecisions = make_decisions();

template <class Table>
auto at_level(const Table& table, int level) {
  return table[static_cast<std::size_t>(level + static_cast<int>(table.size()) - 1 - kLevelMax)];
}

}  // namespace

bool levels_hold(const Levels& levels) {
  for (std::size_t i = 0; i < levels.size(); ++i) {
    if (levels[i] < lowest_level(i) || levels[i] > kLevelMax) return false;
  }
  return true;
}

bool level_sum_holds(const Levels& levels) {
  return std::accumulate(levels.begin(), levels.end(), 0) == kLevelSum;
}

int build_number(const Levels& levels) {
  const auto found = std::lower_bound(kBuilds.begin(), kBuilds.end(), levels);
  CHICANE_ASSERT(found != kBuilds.end() && *found == levels);
  return static_cast<int>(found - kBuilds.begin());
}

const Levels& build_levels(int number) { return kBuilds[number]; }

const std::array<Decision, kBuildCount>& all_builds() { return kBuildDecisions; }

void equip(Car& car, const Levels& levels, int laps) {
  // WBC-1.0
  car.specs = {at_level(kStartSpeeds, levels[0]), at_level(kAccelerations, levels[1]),
               at_level(kDecelerations, levels[2]), at_level(kTopSpeeds, levels[3])};
  // WBC-1.1
  car.wear = static_cast<std::uint8_t>(at_level(kWearPerLap, levels[4]) * laps);
  // WBC-1.2
  car.ones = static_cast<std::uint8_t>(at_level(kOnesPerLap, levels[5]) * laps);
  car.threes = static_cast<std::uint8_t>(at_level(kThrees, levels[5]));
}

int doubled_grid_value(const Options& options, const Bid& bid, int seat) {
  // W18  A −3 chip is worth the three −1 chips it could be changed into.
  const int per_three = options.bid_minus3 == BidMinus3::three ? kThree : 1;
  int value = 2 * bid.wear + bid.ones + per_three * bid.threes;
  if (options.race == RaceKind::final) {
    const std::size_t best = options.best[seat];
    if (best >= 1 && best <= kFinishPoints.size()) value += 2 * kFinishPoints[best - 1];
  }
  return value;
}

void take_bids(const Options& options, State& state) {
  for (int i = 0; i < state.car_count; ++i) {
    Car& car = state.cars[i];
    // WBC-H.3c
    car.wear = static_cast<std::uint8_t>(car.wear - car.bid.wear);
    car.ones = static_cast<std::uint8_t>(car.ones - car.bid.ones);
    car.threes = static_cast<std::uint8_t>(car.threes - car.bid.threes);
  }
  state.grid.rank(state.car_count, [&](int a, int b) {
    return doubled_grid_value(options, state.cars[a].bid, a) >
           doubled_grid_value(options, state.cars[b].bid, b);
  });
}

void place_on_grid(const Course& course, State& state) {
  for (int place = 0; place < state.car_count; ++place) {
    Car& car = state.cars[state.grid.order[place]];
    car.at = course.grid[place];
    // Lap 0: behind the line. The last row before it has progress 0.
    car.progress = static_cast<std::int16_t>(course[car.at].row - course.rows);
    car.starting = true;
  }
}

}  // namespace chicane::speed_circuit_wbc
