#include "apps/chicane/terminal/motorchamp_dashboard.h"

#include <fmt/core.h>

#include <algorithm>
#include <bit>

#include "apps/chicane/terminal/columns.h"
#include "apps/chicane/terminal/family_dashboard.h"
#include "catalog/motorchamp_race.h"
#include "codec/motorchamp/decision_text.h"
#include "rules/motorchamp/classification.h"
#include "rules/motorchamp/odds.h"
#include "rules/motorchamp/targets.h"

namespace chicane::app {

namespace {

using namespace motorchamp;

const MotorChampRace& of(const Race& race) { return typed<MotorChamp>(race); }

constexpr std::array<std::string_view, 3> kDiceWords = {"single", "double", "triple"};

std::string square_words(const Track& track, int row, int lane) {
  const Row& r = track[row];
  std::string text(kDiceWords[r.dice[lane] - 1]);
  if (r.limit[lane] != motorchamp::kNoLimit) text += fill(", limit {}", r.limit[lane]);
  return text;
}

// "off 10/36, out 6/36"
Price odds_price(const Odds& odds) {
  std::vector<std::string> parts;
  if (odds.off > 0) parts.push_back(fill("off {}/{}", odds.off, odds.results));
  if (odds.out > 0) parts.push_back(fill("out {}/{}", odds.out, odds.results));
  if (parts.empty()) return {PriceKind::free, "safe"};
  return {odds.out > 0 ? PriceKind::out : PriceKind::die, join(parts, ", ")};
}

class MotorChampDashboard final : public Dashboard {
 public:
  std::string heading(const Race& any_race) const override {
    const MotorChampRace& race = of(any_race);
    if (!race.has_started()) return race.board().title;
    int laps = 0;
    for (int i = 0; i < race.state().car_count; ++i)
      laps = std::max<int>(laps, race.state().cars[i].laps);
    return fill("{}, lap {} of {}, round {}{}", race.board().title,
                std::min(laps + 1, race.game().options.laps), race.game().options.laps,
                race.state().round, race.state().flag ? ", the flag is up" : "");
  }

  std::string question(const Race& any_race, Seat) const override {
    const MotorChampRace& race = of(any_race);
    const State& state = race.state();
    const Names names = car_names(state);
    switch (state.phase) {
      case Phase::grid_choice:
        return "Which car do you throw for?";
      case Phase::throw_choice:
        return fill("{}. Which dice?", standing_words(race, names));
      case Phase::objection:
        return fill("{} has thrown too many dice. Do you insist on a repeat?",
                    names[state.move.car]);
      case Phase::play:
        return fill("{} has thrown {}. Where to?", names[state.move.car], total_of(state.move));
      case Phase::slip:
        return fill("{} can take a tow, three rows.", names[state.move.car]);
      case Phase::claim:
        return fill("{} is due back. Do you claim it?", names[std::countr_zero(state.claims)]);
      default:
        return {};
    }
  }

  std::vector<Choice> choices(const Race& any_race, Seat seat) const override {
    const MotorChampRace& race = of(any_race);
    if (race.state().phase == Phase::throw_choice) return throw_choices(race);
    std::vector<Choice> choices;
    for (const std::string& decision : race.legal(seat)) {
      const std::string what = decision.substr(decision.find(' ') + 1);
      choices.push_back({std::to_string(choices.size() + 1),
                         decision,
                         {{what}, {target_words(race, what), kQuiet}}});
    }
    return choices;
  }

  std::optional<std::string> shorthand(const Race& any_race, Seat,
                                       const std::string& typed) const override {
    std::string upper = typed;
    for (char& c : upper) {
      if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    const MotorChampRace& race = of(any_race);
    switch (race.state().phase) {
      case Phase::grid_choice:
        return "grid " + typed;
      case Phase::throw_choice:
        return parse_throw(upper) ? std::optional("throw " + upper) : std::nullopt;
      case Phase::play:
      case Phase::slip:
        if (!parse_target(race.game().track, upper)) return std::nullopt;
        return (race.state().phase == Phase::play ? "play " : "slip ") + upper;
      default:
        return std::nullopt;
    }
  }

  TrackView track(const Race& any_race, Seat seat,
                  const std::vector<Choice>& choices) const override {
    const MotorChampRace& race = of(any_race);
    const State& state = race.state();
    const Names names = car_names(state);
    TrackView view;
    SideLane left{"x", true, false, {}};
    SideLane right{"x", false, false, {}};
    SideLane lane{"P", false, true, {}};
    SideLane pits{"B", false, true, {}};
    for (int r = 0; r < race.game().track.count; ++r) {
      if (race.game().track[r].has_lane) lane.cells[r + 1] = {"", {.text = 250, .ground = 236}};
      // Whose pit it is, where that matters.
      const int team = race.game().track[r].pit_team;
      if (race.game().track[r].has_pit)
        pits.cells[r + 1] = {team != kNoTeam ? std::to_string(team) : "",
                             {.text = 250, .ground = 17}};
    }
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      const bool is_own = car.owner == index(seat);
      const Lit lit{is_own ? "[" + names[i] + "]" : names[i], car_paint(car.team)};
      if (car.where == Where::track)
        view.cars.push_back({2 * car.row + car.lane, car.team, is_own, names[i]});
      if (car.where == Where::side) (car.lane == kLeft ? left : right).cells[car.row + 1] = lit;
      if (car.where == Where::lane) lane.cells[car.row + 1] = lit;
      if (car.where == Where::pit) pits.cells[car.row + 1] = lit;
    }
    view.side_lanes = {left, lane, pits, right};
    if (state.phase != Phase::play && state.phase != Phase::slip) return view;
    for (const Choice& choice : choices) {
      const std::optional<Target> target =
          parse_target(race.game().track, choice.decision.substr(choice.decision.find(' ') + 1));
      if (target && (target->goal == Goal::track || target->goal == Goal::side))
        view.lit.emplace(2 * target->row + target->lane,
                         Lit{choice.key, lit_paint(target->goal == Goal::track ? PriceKind::free
                                                                               : PriceKind::die)});
    }
    return view;
  }

  int own_row(const Race& any_race, Seat) const override {
    const MotorChampRace& race = of(any_race);
    return race.has_started() && race.state().move.car < race.state().car_count
               ? race.state().at_wheel().row + 1
               : 1;
  }

  std::vector<std::string> running_order(const Race& any_race, Seat seat,
                                         const Pen& pen) const override {
    const MotorChampRace& race = of(any_race);
    if (!race.has_started()) return {};
    const State& state = race.state();
    const Names names = car_names(state);
    std::array<std::uint8_t, kCarsMax> order{};
    const int count = classify(race.game(), state, order);
    std::vector<std::string> cells;
    for (int i = 0; i < count; ++i) {
      const Car& car = state.cars[order[i]];
      std::string cell = pen(fmt::format("{:^4}", names[order[i]]), car_paint(car.team)) +
                         fmt::format(" {:<10} {} ", race.names()[car.owner].substr(0, 10),
                                     std::max<int>(0, car.laps));
      cell += pen(fmt::format("{:<7}", place_words(car)), car.is_running()               ? kQuiet
                                                          : car.where == Where::finished ? kFree
                                                                                         : kOut);
      cell += car.handicap ? pen("red ", kOut) : car.pit_flap ? pen("pit ", kFree) : "    ";
      cells.push_back((car.owner == index(seat) ? pen(">", kHead) : std::string(" ")) + cell);
    }
    return in_columns(cells, 3);
  }

  std::string help() const override {
    return "  S, N, NN, NNS  the dice: special, one, two, all three\n"
           "  28L            land there;  X28L goes off beside it;  P5, B5 the pit lane, a pit\n"
           "  3              take row 3 of the list\n"
           "  NO             take no tow\n"
           "The grey of a square says how many dice may be thrown from it: dark one, light three.\n"
           "Numbers are limits, = is a solid line. One point too many and the car goes off beside\n"
           "the track until two others have passed; two and it is out for good. Odds are exact.\n";
  }

 private:
  static std::string place_words(const Car& car) {
    switch (car.where) {
      case Where::out:
        return "out";
      case Where::finished:
        return "home";
      default:
        return format_place(car);
    }
  }

  static std::string standing_words(const MotorChampRace& race, const Names& names) {
    const Car& car = race.state().at_wheel();
    return fill("{} on {} ({})", names[race.state().move.car], place_words(car),
                car.where == Where::track ? square_words(race.game().track, car.row, car.lane)
                                          : std::string("pit lane"));
  }

  // Every throw with its exact odds; what fair play or the colour forbids is shown with the reason.
  static std::vector<Choice> throw_choices(const MotorChampRace& race) {
    const State& state = race.state();
    const int dice = dice_allowed(race.game(), state, state.at_wheel());
    const ThrowSet lawful = lawful_throws(race.game(), state, state.move.car);
    std::vector<Choice> choices;
    for (int i = 0; i < kThrows; ++i) {
      const auto which = static_cast<Throw>(i);
      const std::string throw_name(format_throw(which));
      const bool is_too_many = kDiceOf[i] > dice;
      const Cell range{fill("{} to {}", kLeast[i], kMost[i]), lawful.has(which) ? Paint{} : kQuiet};
      const Cell odds =
          is_too_many ? Cell{"-", kQuiet} : priced(odds_price(odds_of(race.game(), state, which)));
      if (lawful.has(which)) {
        choices.push_back({throw_name, "throw " + throw_name, {range, odds}});
      } else if (is_too_many && race.game().options.faults == Faults::punish) {
        choices.push_back(
            {throw_name,
             "throw " + throw_name,
             {range, odds, {"too many dice: out if nobody objects (MC-COL-3)", kQuiet}}});
      } else {
        choices.push_back({throw_name, "", {range, odds, {why_not(state, is_too_many), kQuiet}}});
      }
    }
    return choices;
  }

  static std::string why_not(const State& state, bool is_too_many) {
    if (is_too_many) return "no: too many dice here (MC-COL-3)";
    switch (state.move.regime) {
      case Regime::start:
        return "no: one normal die in the start area (MC-STA-1)";
      case Regime::handicap:
        return "no: one normal die with the red flap (MC-HCP-2)";
      case Regime::inbound:
      case Regime::outbound:
      case Regime::service:
        return "no: not in the pits (MC-PIT)";
      default:
        return "no: a faster throw is safe (MC-FAI-2)";
    }
  }

  static std::string target_words(const MotorChampRace& race, const std::string& what) {
    const std::optional<Target> target = parse_target(race.game().track, what);
    if (!target) return {};
    switch (target->goal) {
      case Goal::track:
        return square_words(race.game().track, target->row, target->lane);
      case Goal::side:
        return "off the track, back after two passes";
      case Goal::lane:
        return "pit lane";
      case Goal::pit:
        return "pit";
      case Goal::stay:
        return "stay";
      case Goal::fail:
        return "not ready";
      case Goal::finish:
        return "across the line, home";
      case Goal::out:
        return "out for good";
      case Goal::no:
        return "no tow";
    }
    return {};
  }
};

}  // namespace

template <>
std::unique_ptr<Dashboard> make_dashboard<MotorChamp>() {
  return std::make_unique<MotorChampDashboard>();
}

}  // namespace chicane::app
