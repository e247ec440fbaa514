// A table at which a test can put any position and drive on from it. The board is that of the
// conformance cases: factors 10: 1 1 2 3 1, 20: 2 2, 30: 1; start 39 38 37; box entry 36.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "board/cells_for_tests.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

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

class TestTable {
 public:
  explicit TestTable(const Options& options = {},
                     const Board& board = for_tests::advanced_test_ring())
      : game_(*GrandPrixAdvanced::make_game(board, options)) {
    state.is_manual = true;
    state.phase = Phase::idle;
    state.move = 1;
  }

  // Cars count from 0, each of a seat of its own, and arrive in this order.
  Car& add_car(int cell, int gear = 1, DamageSet damage = {}) {
    Car& car = state.cars[state.car_count];
    car = {};
    car.cell = static_cast<std::uint8_t>(cell);
    car.to_go = 2;
    car.gear = static_cast<std::uint8_t>(gear);
    car.damage = damage;
    car.status = Status::run;
    car.arrived = ++state.arrivals;
    car.owner = state.car_count++;
    return car;
  }
  void add_cars(std::initializer_list<int> cells) {
    for (const int cell : cells) add_car(cell);
  }

  void go(int car) {
    if ((state.acted >> car & 1u) != 0) begin_move(state);
    begin_go(game_, state, car);
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

  Seat seat() const {
    return GrandPrixAdvanced::pending(game_, state).kind == Pending::Kind::chance
               ? kChance
               : seat_at(state.at_wheel().owner);
  }
  void take(const Decision& decision) {
    const auto checked = GrandPrixAdvanced::check(game_, state, seat(), decision);
    ASSERT_TRUE(static_cast<bool>(checked)) << name(checked.error().why);
    GrandPrixAdvanced::apply(game_, state, *checked, log);
  }
  void rolls(const std::vector<int>& faces) {
    for (const int face : faces) take(roll(face));
  }
  // "" if it is lawful.
  std::string refusal(const Decision& decision) const {
    const auto checked = GrandPrixAdvanced::check(game_, state, seat(), decision);
    return checked ? std::string() : std::string(name(checked.error().why));
  }
  std::vector<Decision> legal() const {
    DecisionList list;
    GrandPrixAdvanced::legal(game_, state, seat(), list);
    return {list.begin(), list.end()};
  }
  int count(EventKind kind) const {
    return static_cast<int>(std::count_if(log.events.begin(), log.events.end(),
                                          [&](const Event& event) { return event.kind == kind; }));
  }

  const Game& game() const { return game_; }
  Car& car(int number) { return state.cars[number]; }

  State state{};
  EventLog<Event> log;

 private:
  Game game_;
};

}  // namespace chicane::grand_prix_advanced
