#include "rules/speed_circuit/preparation.h"

#include <algorithm>
#include <numeric>

namespace chicane::speed_circuit {

namespace {

constexpr std::array<Points, kBuildCount> make_builds() {
  std::array<Points, kBuildCount> builds{};
  std::size_t count = 0;
  for (int code = 0; code < 243; ++code) {
    Points points{};
    int sum = 0;
    for (int i = 4, rest = code; i >= 0; --i, rest /= 3) {
      points[i] = static_cast<std::uint8_t>(rest % 3);
      sum += rest % 3;
    }
    if (sum == kPreparationPoints) builds[count++] = points;
  }
  CHICANE_ASSERT(count == kBuildCount);
  return builds;
}

constexpr std::array<Points, kBuildCount> kBuilds = make_builds();

constexpr std::array<Decision, kBuildCount> make_decisions() {
  std::array<Decision, kBuildCount> decisions{};
  for (std::size_t i = 0; i < kBuildCount; ++i) decisions[i] = build(kBuilds[i]);
  return decisions;
}

constexpr std::array<Decision, kBuildCount> kBuildDecisions = make_decisions();

}  // namespace

bool categories_hold(const Points& points) {
  return std::all_of(points.begin(), points.end(),
                     [](int p) { return p <= kPointsPerCategoryMax; });
}

bool points_hold(const Points& points) {
  return std::accumulate(points.begin(), points.end(), 0) == kPreparationPoints;
}

int build_number(const Points& points) {
  const auto found = std::lower_bound(kBuilds.begin(), kBuilds.end(), points);
  CHICANE_ASSERT(found != kBuilds.end() && *found == points);
  return static_cast<int>(found - kBuilds.begin());
}

const Points& build_points(int number) { return kBuilds[number]; }

const std::array<Decision, kBuildCount>& all_builds() { return kBuildDecisions; }

Specs specs_of(const Points& points) {
  return {kStartSpeeds[points[0]], kAccelerations[points[1]], kDecelerations[points[2]],
          kTopSpeeds[points[3]]};
}

int wear_of(const Points& points, int laps) { return kWearPerLap[points[4]] * laps; }

void list_grid(State& state) {
  state.grid.rank(state.car_count, [&](int a, int b) {
    return state.cars[a].specs.start > state.cars[b].specs.start;
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

}  // namespace chicane::speed_circuit
