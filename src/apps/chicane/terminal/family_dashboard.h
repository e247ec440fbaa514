// What the dashboards of games with plotted speeds share: the heading, the cars on the track, the
// running order, the colours of prices.
#pragma once

#include <fmt/core.h>

#include <algorithm>

#include "apps/chicane/terminal/dashboard.h"
#include "base/text.h"
#include "catalog/rule_race.h"
#include "codec/price.h"
#include "rules/lib/course.h"

namespace chicane::app {

Paint price_paint(PriceKind kind);
// The same meanings on asphalt: the ground carries the colour.
Paint lit_paint(PriceKind kind);

inline std::string on_line(const std::string& line) { return line.empty() ? line : "on " + line; }

inline Cell priced(const Price& price) { return {price.text, price_paint(price.kind)}; }

template <class TheRace>
class FamilyDashboard : public Dashboard {
 public:
  std::string heading(const Race& any_race) const override {
    const TheRace& race = of(any_race);
    const std::string& title = race.board().title.empty() ? race.board().name : race.board().title;
    if (!race.has_started()) return title;
    int leader = 0;
    for (int i = 0; i < race.state().car_count; ++i)
      leader = std::max<int>(leader, race.state().cars[i].progress);
    const int lap =
        std::min(race.game().options.laps, laps_completed(race.game().course, leader) + 1);
    return fill("{}, lap {} of {}, turn {}", title, lap, race.game().options.laps, race.turn() + 1);
  }

  int own_row(const Race& any_race, Seat seat) const override {
    const TheRace& race = of(any_race);
    if (!race.has_started() || index(seat) >= race.state().car_count) return 1;
    return race.game().course[race.state().cars[index(seat)].at].row;
  }

  std::vector<std::string> running_order(const Race& any_race, Seat seat,
                                         const Pen& pen) const override {
    const TheRace& race = of(any_race);
    if (!race.has_started()) return {};
    const std::vector<Standing> standings = race.standings();
    int leader = 0;
    for (const Standing& standing : standings)
      leader = std::max<int>(leader, race.state().cars[standing.seat].progress);
    std::vector<std::string> lines;
    for (const Standing& standing : standings) {
      const auto& car = race.state().cars[standing.seat];
      const std::string place =
          car.is_running() || standing.has_finished ? std::to_string(standing.place) : "-";
      const std::string chip =
          pen(fmt::format("{:^3}", standing.seat + 1), car_paint(standing.seat + 1));
      std::string line = fmt::format("{:>2} {} {:<12}", place, chip, race.names()[standing.seat]);
      if (car.is_running()) {
        const int gap = leader - car.progress;
        line += fmt::format(" {:>3} mph  {:>5}  ", car.speed.mph(),
                            gap > 0               ? fmt::format("{}r", gap)
                            : standing.place == 1 ? "lead"
                                                  : "level");
        line += means(race, standing.seat, pen);
        if (const std::string words = damage(race, standing.seat); !words.empty())
          line += " " + pen(words, kOut);
        line += "  " + pen(doing(race, standing.seat), kQuiet);
      } else {
        line += " " + pen(standing.result, standing.has_finished ? kFree : kOut);
      }
      lines.push_back(standing.seat == index(seat) ? pen("> ", kHead) + line : "  " + line);
    }
    return lines;
  }

 protected:
  static const TheRace& of(const Race& race) { return typed<typename TheRace::Rules>(race); }

  // What the car has left to spend.
  virtual std::string means(const TheRace& race, int car, const Pen& pen) const = 0;
  virtual std::string damage(const TheRace& race, int car) const = 0;
  // What everybody knows of its plot: that it is in, or what it says.
  virtual std::string doing(const TheRace& race, int car) const = 0;

  static TrackView cars_on_track(const TheRace& race, Seat seat) {
    TrackView view;
    if (!race.has_started()) return view;
    for (int i = 0; i < race.state().car_count; ++i) {
      const auto& car = race.state().cars[i];
      if (car.is_running()) view.cars.push_back({index(car.at), i + 1, seat_at(i) == seat});
    }
    return view;
  }

  static std::string wear_bar(int wear, const Pen& pen) {
    const std::string bar =
        std::string(static_cast<std::size_t>(std::min(wear, 12)), '|') + (wear > 12 ? "+" : "");
    return fmt::format("{:>2}W ", wear) + pen(fmt::format("{:<13}", bar), kWear);
  }
};

}  // namespace chicane::app
