#include "apps/chicane/terminal/speed_circuit_dashboard.h"

#include <fmt/core.h>

#include <algorithm>

#include "apps/chicane/terminal/family_dashboard.h"
#include "base/text.h"
#include "catalog/speed_circuit_race.h"
#include "codec/speed_circuit/decision_text.h"
#include "codec/speed_circuit/price_text.h"
#include "codec/speed_circuit/suggestions.h"
#include "rules/speed_circuit/finish.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/slipstream.h"

namespace chicane::app {

namespace {

using namespace speed_circuit;

class SpeedCircuitDashboard final : public FamilyDashboard<SpeedCircuitRace> {
 public:
  std::string question(const Race& any_race, Seat seat) const override {
    const SpeedCircuitRace& race = of(any_race);
    const State& state = race.state();
    const Car& car = state.cars[index(seat)];
    switch (state.phase) {
      case Phase::build:
        return "Build your car: five points, at most two in a category. "
               "start/acceleration/deceleration/top speed/wear";
      case Phase::plot: {
        const std::string now = car.starting ? fill("Start Speed {}", car.specs.start.mph())
                                             : fill("{} mph now", car.speed.mph());
        return fill("Plot your speed. {}, car {}, {}W left{}.", now, format_specs(car.specs),
                    static_cast<int>(car.wear),
                    slip_chance(race.game(), state, index(seat)) == SlipChance::open
                        ? ", a tow is possible (120 s)"
                        : "");
      }
      case Phase::brake_option:
      case Phase::corner_option:
        return payment_reason(race.board(), state) + ".";
      case Phase::drive: {
        const PathRules& rules = state.move.rules;
        if (rules.is_collision) return "The way is shut. Choose where you stop.";
        return fill(
            "Drive {} space{}{}.", static_cast<int>(rules.length), rules.length == 1 ? "" : "s",
            rules.bonus > 0 ? fill(", {} of them by the tow", static_cast<int>(rules.bonus)) : "");
      }
      case Phase::grid_roll:
      case Phase::start_test:
      case Phase::acceleration_test:
      case Phase::top_speed_test:
      case Phase::brake_test:
      case Phase::chance_table:
      case Phase::over:
        break;
    }
    return {};
  }

  std::vector<Choice> choices(const Race& any_race, Seat seat) const override {
    const SpeedCircuitRace& race = of(any_race);
    switch (race.state().phase) {
      case Phase::build:
        return build_choices();
      case Phase::plot:
        return plot_choices(race, seat);
      case Phase::drive:
        return drive_choices(race);
      case Phase::brake_option:
      case Phase::corner_option:
        return option_choices(race);
      default:
        return {};
    }
  }

  std::optional<std::string> shorthand(const Race& any_race, Seat,
                                       const std::string& typed) const override {
    const SpeedCircuitRace& race = of(any_race);
    const std::vector<std::string_view> w = words(typed);
    if (w.empty()) return std::nullopt;
    switch (race.state().phase) {
      case Phase::build:
        if (w.size() == 1 && w[0].find('/') != std::string_view::npos)
          return "build " + std::string(w[0]);
        return std::nullopt;
      case Phase::plot: {
        std::string speed(w[0]);
        bool slips = w.size() == 2 && (w[1] == "s" || w[1] == "slip");
        if (speed.ends_with('s')) {
          speed.pop_back();
          slips = true;
        }
        if (!number(speed, 0, 9999) || w.size() > 2 || (w.size() == 2 && !slips))
          return std::nullopt;
        return "plot " + speed + (slips ? " slip" : "");
      }
      case Phase::brake_option:
        return w.size() == 1 && parse_option(w[0], 'T')
                   ? std::optional("brake " + std::string(w[0]))
                   : std::nullopt;
      case Phase::corner_option:
        return w.size() == 1 && parse_option(w[0], 'C')
                   ? std::optional("corner " + std::string(w[0]))
                   : std::nullopt;
      case Phase::drive:
        return drive_to(race, w);
      default:
        return std::nullopt;
    }
  }

  TrackView track(const Race& any_race, Seat seat,
                  const std::vector<Choice>& choices) const override {
    const SpeedCircuitRace& race = of(any_race);
    TrackView view = cars_on_track(race, seat);
    if (race.state().phase != Phase::drive) return view;
    const std::vector<DriveNote> notes = drives(race);
    for (std::size_t i = 0; i < notes.size() && i < choices.size(); ++i) {
      view.lit.emplace(index(notes[i].end), Lit{choices[i].key, lit_paint(notes[i].price.kind)});
    }
    return view;
  }

  std::string help() const override {
    return "  120          plot 120 (when a speed is asked for)\n"
           "  120 s        plot 120 and mark a tow: needs a car directly ahead on the straight\n"
           "  3            take row 3 of the list\n"
           "  O15          drive to O15 by the first way in the list\n"
           "  drive I2 I3  drive exactly this way\n"
           "  1W, C, 1W+T  pay by this option of the chart\n"
           "  60/40/20/160/6 or 1/1/0/1/2   build this car\n"
           "Lanes are lettered from the inside, I, M, O; rows are numbered from the line. Numbers "
           "on brown are limits, arrows the printed\n"
           "lines: who follows one from its first space to its end may be 20 faster on it.\n";
  }

 private:
  std::string means(const SpeedCircuitRace& race, int car, const Pen& pen) const override {
    return wear_bar(race.state().cars[car].wear, pen);
  }

  std::string damage(const SpeedCircuitRace& race, int number) const override {
    const Car& car = race.state().cars[number];
    std::vector<std::string> words;
    if (car.engine_damaged) words.emplace_back("engine damaged");
    if (car.brakes_strained) words.emplace_back("brakes strained");
    if (car.starting && car.spun) words.emplace_back("spun");
    if (car.stalls > 0) words.emplace_back("stalled");
    return join(words, ", ");
  }

  std::string doing(const SpeedCircuitRace& race, int number) const override {
    const State& state = race.state();
    if (state.phase == Phase::plot) return (state.waiting >> number & 1) != 0 ? "thinks" : "in";
    const Car& car = state.cars[number];
    return fmt::format("plots {}{}", car.plot.mph(), car.slip ? " slip" : "");
  }

  static std::vector<Choice> build_choices() {
    std::vector<Choice> choices;
    for (const Suggestion& s : kSuggestions) {
      choices.push_back({std::to_string(choices.size() + 1),
                         "build " + format_points(s.points),
                         {{format_build(s.points)}, {std::string(s.what_for), kQuiet}}});
    }
    return choices;
  }

  static std::vector<Choice> plot_choices(const SpeedCircuitRace& race, Seat seat) {
    std::vector<Choice> choices;
    const Car& car = race.state().cars[index(seat)];
    for (const PlotNote& note : plot_notes(race.board(), race.game(), car)) {
      const std::string key = std::to_string(note.speed.mph());
      const int spaces = note.speed.spaces();
      const Price road =
          note.road.kind == PriceKind::free ? Price{PriceKind::free, "road free"} : note.road;
      choices.push_back({key,
                         "plot " + key,
                         {{note.change},
                          {fmt::format("{} space{}", spaces, spaces == 1 ? "" : "s")},
                          priced(note.plot),
                          priced(road)}});
    }
    return choices;
  }

  static std::vector<DriveNote> drives(const SpeedCircuitRace& race) {
    return shown_drives(race.board(), race.game(), race.state());
  }

  static std::vector<Choice> drive_choices(const SpeedCircuitRace& race) {
    std::vector<Choice> choices;
    for (const DriveNote& note : drives(race)) {
      const std::string decision =
          format_decision(race.board(), race.game().course, race.state().at_wheel(), note.decision);
      choices.push_back({std::to_string(choices.size() + 1),
                         decision,
                         {{"to " + place_name(race.board(), index(note.end))},
                          {fmt::format("{} row{}", note.rows, note.rows == 1 ? "" : "s")},
                          priced(note.price),
                          {on_line(note.line), kQuiet}}});
    }
    return choices;
  }

  static std::vector<Choice> option_choices(const SpeedCircuitRace& race) {
    std::vector<Choice> choices;
    const Car& car = race.state().at_wheel();
    for (const OptionNote& note : option_notes(race.game(), race.state())) {
      const std::string decision =
          format_decision(race.board(), race.game().course, car, note.decision);
      choices.push_back({std::to_string(choices.size() + 1),
                         decision,
                         {{decision.substr(decision.find(' ') + 1)}, priced(note.price)}});
    }
    return choices;
  }

  static std::optional<std::string> drive_to(const SpeedCircuitRace& race,
                                             const std::vector<std::string_view>& w) {
    if (w.size() != 1) return std::nullopt;
    const std::optional<Index> end = find_space(race.board(), w[0]);
    if (!end) return std::nullopt;
    for (const DriveNote& note : drives(race)) {
      if (index(note.end) == *end)
        return format_decision(race.board(), race.game().course, race.state().at_wheel(),
                               note.decision);
    }
    return std::nullopt;
  }
};

}  // namespace

template <>
std::unique_ptr<Dashboard> make_dashboard<SpeedCircuit>() {
  return std::make_unique<SpeedCircuitDashboard>();
}

}  // namespace chicane::app
