// What both Speed Circuit games ask of those who think ahead.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

#include "drivers/field.h"
#include "drivers/shelf.h"
#include "solver/lone.h"

namespace chicane {

// In a round of plots those that are in are not known: all are still to come.
template <class State>
void open_plots(State& state) {
  for (int car = 0; car < state.car_count; ++car) {
    if (state.cars[car].is_running())
      state.waiting = static_cast<std::uint16_t>(state.waiting | 1u << car);
  }
}

// Those who have finished.
template <class State, class Order>
int settle_by_place(const State& state, Order& cars) {
  int count = 0;
  for (int car = 0; car < state.car_count; ++car) {
    const int place = state.cars[car].place;
    if (place > 0) cars[static_cast<std::size_t>(place - 1)] = static_cast<std::uint8_t>(car);
    count = std::max(count, place);
  }
  return count;
}

// The same game over one lap, with a shelf of its own.
template <RuleSet R>
struct OneLap {
  explicit OneLap(const typename R::Game& whole) : game(whole) { game.options.laps = 1; }
  friend std::size_t bytes_held(const OneLap& lap) { return bytes_held(lap.shelf); }

  typename R::Game game;
  Shelf shelf;
};

// Of some builds the one that promises most here; `all` are those there are, by number. One lap is
// looked at, however many there are: who is ahead early has the road to himself.
template <RuleSet R, class Builds>
std::optional<typename R::Decision> best_build(const typename R::Game& game, Shelf& shelf,
                                               const typename R::DecisionList& legal,
                                               std::span<const typename R::Decision> some,
                                               const Builds& all) {
  const std::shared_ptr<OneLap<R>> lap = shelf.of<OneLap<R>>(game);
  const typename R::Game& one_lap = lap->game;
  typename Field<R>::Promise promise(one_lap, lap->shelf);
  std::optional<typename R::Decision> best;
  double least = 0;
  for (const typename R::Decision& build : some) {
    if (std::find(legal.begin(), legal.end(), build) == legal.end()) continue;
    const auto number = static_cast<int>(std::find(all.begin(), all.end(), build) - all.begin());
    const double turns = promise.turns(one_lap, Lone<R>::start(one_lap, number), 0);
    if (best && turns >= least) continue;
    best = build;
    least = turns;
  }
  return best;
}

}  // namespace chicane
