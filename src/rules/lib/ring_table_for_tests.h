// A table of Grand Prix at which a test can put any position and drive on from it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/rule_set.h"

namespace chicane::for_tests {

template <RuleSet R>
class RingTable {
 public:
  using Game = typename R::Game;
  using State = typename R::State;
  using Decision = typename R::Decision;
  using Car = std::remove_cvref_t<decltype(State{}.cars[0])>;
  using EventKind = decltype(R::Event::kind);

  RingTable(const Board& board, const typename R::Options& options)
      : game_(*R::make_game(board, options)) {
    state.is_manual = true;
    state.phase = decltype(State::phase)::idle;
    state.move = 1;
  }

  // Who answers now.
  Seat seat() const {
    return R::pending(game_, state).kind == Pending::Kind::chance ? kChance
                                                                  : seat_at(state.at_wheel().owner);
  }
  void take(const Decision& decision) {
    const auto checked = R::check(game_, state, seat(), decision);
    ASSERT_TRUE(static_cast<bool>(checked)) << name(checked.error().why);
    R::apply(game_, state, *checked, log);
  }
  // Faces are listed from 1.
  void rolls(const std::vector<int>& faces) {
    for (const int face : faces) take(legal().at(static_cast<std::size_t>(face - 1)));
  }
  // "" if it is lawful.
  std::string refusal(const Decision& decision) const {
    const auto checked = R::check(game_, state, seat(), decision);
    return checked ? std::string() : std::string(name(checked.error().why));
  }
  std::vector<Decision> legal() const {
    typename R::DecisionList list;
    R::legal(game_, state, seat(), list);
    return {list.begin(), list.end()};
  }
  int count(EventKind kind) const {
    return static_cast<int>(
        std::count_if(log.events.begin(), log.events.end(),
                      [&](const typename R::Event& event) { return event.kind == kind; }));
  }

  const Game& game() const { return game_; }
  Car& car(int number) { return state.cars[number]; }

  State state{};
  EventLog<typename R::Event> log;

 protected:
  // Cars count from 0, each of a seat of its own, and arrive in this order.
  Car& add_running_car(int cell, int to_go) {
    Car& car = state.cars[state.car_count];
    car = {};
    car.cell = static_cast<std::uint8_t>(cell);
    car.to_go = static_cast<std::uint8_t>(to_go);
    car.status = decltype(car.status)::run;
    car.arrived = ++state.arrivals;
    car.owner = state.car_count++;
    return car;
  }

 private:
  Game game_;
};

}  // namespace chicane::for_tests
