// A table at which a test can put any position and drive on from it. The board is that of the
// conformance cases: factors 10: 1 1 2 3 1, 20: 2 2, 30: 1; start 39 38 37; box entry 36.
#pragma once

#include <initializer_list>

#include "board/cells_for_tests.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"
#include "rules/lib/ring_table_for_tests.h"

namespace chicane::grand_prix_advanced {

inline DamageSet damages(std::initializer_list<Damage> list) {
  DamageSet set{};
  for (const Damage damage : list) set.add(damage);
  return set;
}

// One number for each cell entered: the brakings in it.
inline Plan plan_of(std::initializer_list<int> brakings, bool is_box = false) {
  Plan plan;
  for (const int braking : brakings) plan.brake(++plan.cells, braking);
  plan.is_box = is_box;
  return plan;
}
inline Decision plan(std::initializer_list<int> brakings) { return follow(plan_of(brakings)); }
inline Decision plan_to_box(std::initializer_list<int> brakings) {
  return follow(plan_of(brakings, true));
}

class TestTable : public for_tests::RingTable<GrandPrixAdvanced> {
 public:
  explicit TestTable(const Options& options = {},
                     const Board& board = for_tests::advanced_test_ring())
      : RingTable(board, options) {}

  Car& add_car(int cell, int gear = 1, DamageSet damage = {}) {
    Car& car = add_running_car(cell, 2);
    car.gear = static_cast<std::uint8_t>(gear);
    car.damage = damage;
    return car;
  }
  void add_cars(std::initializer_list<int> cells) {
    for (const int cell : cells) add_car(cell);
  }

  void go(int car) {
    if ((state.acted >> car & 1u) != 0) begin_move(state);
    begin_go(game(), state, car);
  }
  // Up to the plan: keeps its gear, does not push.
  void come_to_plan(int car, int risk_die) {
    go(car);
    if (state.phase == Phase::box) take(leave());
    take(gear(state.at_wheel().status == Status::box ? 1 : state.at_wheel().gear));
    take(push(0));
    rolls({risk_die});
    ASSERT_EQ(state.phase, Phase::plan);
  }
};

}  // namespace chicane::grand_prix_advanced
