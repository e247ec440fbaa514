// What the dashboards of both levels of Grand Prix share: the heading, the cars in their cells, the
// running order, odds in percent.
#pragma once

#include <fmt/core.h>

#include <algorithm>

#include "apps/chicane/terminal/cell_ring_view.h"
#include "apps/chicane/terminal/columns.h"
#include "apps/chicane/terminal/dashboard.h"
#include "catalog/teams.h"

namespace chicane::app {

// "25%"; never 0% or 100% for what is not certain.
std::string percent(double share);

template <class TheRace>
class GrandPrixDashboard : public Dashboard {
 public:
  std::string heading(const Race& any_race) const override {
    const TheRace& race = of(any_race);
    const std::string& title = race.board().title.empty() ? race.board().name : race.board().title;
    if (!race.has_started()) return title + before_the_race(race);
    const int laps = race.game().options.laps;
    int fewest = laps;
    for (int i = 0; i < race.state().car_count; ++i)
      fewest = std::min<int>(fewest, race.state().cars[i].to_go);
    std::string text =
        fill("{}, lap {} of {}, move {}", title, std::clamp(laps - fewest + 1, 1, laps), laps,
             std::to_string(race.state().move));
    if (race.state().move == 1) text += "\n" + std::string(first_note());
    return text;
  }

  int own_row(const Race& any_race, Seat) const override {
    return of(any_race).state().at_wheel().cell + 1;
  }

  std::vector<std::string> running_order(const Race& any_race, Seat seat,
                                         const Pen& pen) const override {
    const TheRace& race = of(any_race);
    if (!race.has_started()) return {};
    const auto& state = race.state();
    const Names names = owned_car_names(state);
    const Names players = players_of(race);
    std::remove_cvref_t<decltype(state.order)> order{};
    const int count = classify(state, order);
    std::vector<std::string> entries;
    for (int i = 0; i < count; ++i) {
      const auto& car = state.cars[order[i]];
      const std::string mark = car.owner == index(seat) ? pen(">", kHead) : std::string(" ");
      entries.push_back(fmt::format("{}{:>2} ", mark, i + 1) +
                        pen(fmt::format("{:^4}", names[order[i]]), car_paint(car.owner + 1)) +
                        fmt::format(" {:<11} ", players[car.owner].substr(0, 11)) +
                        place_words(race, car, pen));
    }
    return in_columns(entries, columns());
  }

 protected:
  static const TheRace& of(const Race& race) { return typed<typename TheRace::Rules>(race); }

  // What a newcomer is told in the first move.
  virtual std::string_view first_note() const = 0;
  virtual std::string before_the_race(const TheRace&) const { return {}; }
  using Car = std::remove_cvref_t<decltype(std::declval<TheRace>().state().cars[0])>;
  virtual std::string place_words(const TheRace& race, const Car& car, const Pen& pen) const = 0;
  virtual std::size_t columns() const = 0;

  // Before the line is crossed for the first time there is one crossing more than laps.
  static int laps_left(const TheRace& race, const Car& car) {
    return std::min<int>(car.to_go, race.game().options.laps);
  }

  static TrackView cars_on_track(const TheRace& race, Seat seat) {
    const auto& state = race.state();
    const Names names = owned_car_names(state);
    std::vector<RingCar> cars;
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      if (car.is_racing())
        cars.push_back({car.cell, car.beside() != 0, car.arrived, car.owner + 1,
                        car.owner == index(seat), names[i]});
    }
    return ring_view(std::move(cars));
  }
};

}  // namespace chicane::app
