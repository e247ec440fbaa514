#include "rules/motorchamp/classification.h"

#include <algorithm>
#include <tuple>

namespace chicane::motorchamp {

namespace {

// Cars still level stand as they stood on the grid; those without a slot behind, by their number.
int slot_of(const State& state, int car) {
  for (int slot = 0; slot < state.slot_count; ++slot) {
    if (state.slots[slot] == car) return slot;
  }
  return kCarsMax + car;
}

}  // namespace

bool is_classified_before(const Options& options, const Car& a, const Car& b) {
  // MC-END-4, MC-END-5  Laps first; of equal laps those still under way before those stopped, for
  // they were in the next lap. A car that has driven the whole race is first in any case.
  // Part 1.3  A car that never left the grid has completed no lap either.
  const auto group = [&](const Car& car) {
    const bool is_home = car.where == Where::finished;
    return std::tuple(-std::max<int>(car.laps, 0), is_home && car.laps < options.laps ? 1 : 0,
                      is_home ? 0 : 1);
  };
  if (group(a) != group(b)) return group(a) < group(b);
  if (a.where == Where::finished) return a.sequence < b.sequence;
  // MC-END-6, A-31
  if (options.out_rank == OutRank::distance) {
    if (a.laps != b.laps) return a.laps > b.laps;
    if (a.row != b.row) return a.row > b.row;
  }
  return a.sequence > b.sequence;
}

int classify(const Game& game, const State& state, std::array<std::uint8_t, kCarsMax>& order) {
  int count = 0;
  for (std::uint8_t i = 0; i < state.car_count; ++i) {
    if (state.cars[i].where != Where::unplaced) order[count++] = i;
  }
  std::sort(order.begin(), order.begin() + count, [&](std::uint8_t a, std::uint8_t b) {
    const Car& one = state.cars[a];
    const Car& other = state.cars[b];
    if (is_classified_before(game.options, one, other)) return true;
    if (is_classified_before(game.options, other, one)) return false;
    return slot_of(state, a) < slot_of(state, b);
  });
  return count;
}

bool is_faster(const Car& a, const Car& b) {
  return std::tuple(a.throws, a.practice_short, -a.practice_total) <
         std::tuple(b.throws, b.practice_short, -b.practice_total);
}

}  // namespace chicane::motorchamp
