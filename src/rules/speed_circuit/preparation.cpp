#include "rules/speed_circuit/preparation.h"

#include <algorithm>
#include <bit>
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

bool is_tied(const State& state, int place) { return (state.grid_ties >> place & 1) != 0; }

void set_tied(State& state, int place, bool tied) {
  const int bit = 1 << place;
  state.grid_ties =
      static_cast<std::uint16_t>(tied ? state.grid_ties | bit : state.grid_ties & ~bit);
}

struct Group {
  int first;
  int last;
};

// The best contested places: the first run of ties.
Group first_tied_group(const State& state) {
  const int first = std::countr_zero(state.grid_ties);
  int last = first;
  while (is_tied(state, last)) ++last;
  return {first, last};
}

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
  CHICANE_ASSERT(state.car_count <= kCarsMax);
  const auto start = [&](int place) { return state.cars[state.order[place]].specs.start; };
  for (int car = 0; car < state.car_count; ++car) {
    // SC-2.7  Descending Start Speed; equal ones in seat order until the dice part them.
    int place = car;
    while (place > 0 && start(place - 1) < state.cars[car].specs.start) {
      state.order[place] = state.order[place - 1];
      --place;
    }
    state.order[place] = static_cast<std::uint8_t>(car);
  }
  for (int place = 0; place + 1 < state.car_count; ++place)
    set_tied(state, place, start(place) == start(place + 1));
}

int grid_roller(const State& state) {
  if (state.grid_ties == 0) return -1;
  const Group group = first_tied_group(state);
  int next = kCarsMax;
  for (int place = group.first; place <= group.last; ++place) {
    const int car = state.order[place];
    if (state.grid_roll[car] == 0) next = std::min(next, car);
  }
  CHICANE_ASSERT(next < kCarsMax);
  return next;
}

void take_grid_roll(State& state, int car, int face) {
  state.grid_roll[car] = static_cast<std::uint8_t>(face);
  const Group group = first_tied_group(state);
  const auto first = state.order.begin() + group.first;
  const auto end = state.order.begin() + group.last + 1;
  if (std::any_of(first, end, [&](std::uint8_t c) { return state.grid_roll[c] == 0; })) return;

  // SC-2.7  The highest die takes the best place still free; equal dice throw again among
  // themselves (Q34).
  std::sort(first, end, [&](std::uint8_t a, std::uint8_t b) {
    return state.grid_roll[a] != state.grid_roll[b] ? state.grid_roll[a] > state.grid_roll[b]
                                                    : a < b;
  });
  for (int place = group.first; place < group.last; ++place) {
    set_tied(state, place,
             state.grid_roll[state.order[place]] == state.grid_roll[state.order[place + 1]]);
  }
  for (auto c = first; c != end; ++c) state.grid_roll[*c] = 0;
}

void place_on_grid(const Course& course, State& state) {
  for (int place = 0; place < state.car_count; ++place) {
    Car& car = state.cars[state.order[place]];
    car.at = course.grid[place];
    // Lap 0: behind the line. The last row before it has progress 0.
    car.progress = static_cast<std::int16_t>(course[car.at].row - course.rows);
    car.starting = true;
  }
}

}  // namespace chicane::speed_circuit
