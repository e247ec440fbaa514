#include "apps/chicane/terminal/cell_ring_view.h"

#include <algorithm>

namespace chicane::app {

TrackView ring_view(std::vector<RingCar> cars) {
  std::sort(cars.begin(), cars.end(),
            [](const RingCar& a, const RingCar& b) { return a.arrived < b.arrived; });
  std::vector<SideLane> off;
  std::vector<SideLane> queue;
  for (const RingCar& car : cars) {
    std::vector<SideLane>& lanes = car.is_off_road ? off : queue;
    const int row = car.cell + 1;
    const auto free = std::find_if(lanes.begin(), lanes.end(),
                                   [&](const SideLane& lane) { return !lane.cells.contains(row); });
    const auto place = static_cast<std::size_t>(free - lanes.begin());
    if (free == lanes.end())
      lanes.push_back(
          {car.is_off_road ? "x" : std::to_string(place + 1), car.is_off_road, false, {}});
    lanes[place].cells[row] = {car.is_own ? "[" + car.label + "]" : car.label,
                               car_paint(car.number)};
  }
  TrackView view;
  view.side_lanes = std::move(off);
  view.side_lanes.insert(view.side_lanes.end(), queue.begin(), queue.end());
  return view;
}

}  // namespace chicane::app
