#include "solver/speed_circuit_wbc/sure_plots.h"

#include <algorithm>
#include <array>

#include "base/inline_vector.h"
#include "rules/speed_circuit_wbc/plotting.h"

namespace chicane::speed_circuit_wbc {

namespace {

// The overspeed that wear alone can buy (WBC-3.4a, WBC-3.4b).
Speed payable_over(const Car& car) { return Speed::from_spaces(std::min<int>(car.wear, 2)); }

// How fast a car may be for the slowest space on its way, by the number of steps, if it takes the
// lanes that are fastest. Lines are left out.
using Road = std::array<Speed, kPathLengthMax + 1>;

Road road_ahead(const Course& course, SpaceId from) {
  struct End {
    SpaceId at;
    Speed slowest;
  };
  Road road{};
  road[0] = kNoLimit;
  InlineVector<End, 16> here;
  here.push_back({from, kNoLimit});
  for (int steps = 1; steps <= kPathLengthMax; ++steps) {
    InlineVector<End, 16> next;
    for (const End& end : here) {
      for (int step = 0; step < course[end.at].step_count; ++step) {
        const SpaceId to = course.next(end.at, step);
        const Speed limit = course[to].is_posted() ? course[to].limit : kNoLimit;
        const Speed slowest = std::min(end.slowest, limit);
        End* known =
            std::find_if(next.begin(), next.end(), [&](const End& e) { return e.at == to; });
        if (known != next.end()) {
          known->slowest = std::max(known->slowest, slowest);
        } else if (next.size() < next.capacity()) {
          next.push_back({to, slowest});
        }
      }
    }
    here = next;
    for (const End& end : here) road[steps] = std::max(road[steps], end.slowest);
  }
  return road;
}

// May the car drive on at that speed, and brake in time for whatever comes, by its deceleration and
// by wear?
bool can_be_borne(const Road& road, const Car& car, Speed speed) {
  const Speed over = payable_over(car);
  int steps = speed.spaces();
  while (speed > Speed{} && steps <= kPathLengthMax) {
    if (excess(speed, over) > road[steps]) return false;
    if (car.specs.decel == Speed{}) return true;
    speed = excess(speed, car.specs.decel);
    steps += speed.spaces();
  }
  return true;
}

}  // namespace

PlotRange sure_plots(const Game& game, const Car& car) {
  constexpr Speed kLeast = 20_mph;
  const Speed highest = highest_plot(game, car);
  const Speed reach = car.starting ? car.specs.start : car.speed + car.specs.accel;
  const Speed unpushed = std::min({highest, reach, car.specs.top});
  // What braking costs nothing.
  const Speed lowest = std::max(kLeast, excess(car.speed, car.specs.decel));

  Speed most = std::max(unpushed, kLeast);
  const Road road = road_ahead(game.course, car.at);
  while (most > lowest && !can_be_borne(road, car, most)) most = most - 20_mph;
  // A little less may lead to a better place; more than that is needless.
  return {std::min(most, std::max(lowest, excess(most, 40_mph))), most};
}

}  // namespace chicane::speed_circuit_wbc
