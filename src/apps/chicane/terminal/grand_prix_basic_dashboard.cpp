#include "apps/chicane/terminal/grand_prix_basic_dashboard.h"

#include <fmt/core.h>

#include <algorithm>

#include "apps/chicane/terminal/cell_ring_view.h"
#include "apps/chicane/terminal/columns.h"
#include "apps/chicane/terminal/family_dashboard.h"
#include "catalog/grand_prix_basic_race.h"
#include "catalog/teams.h"
#include "codec/grand_prix_basic/decision_text.h"
#include "rules/grand_prix_basic/odds.h"
#include "rules/grand_prix_basic/order.h"
#include "rules/grand_prix_basic/room.h"

namespace chicane::app {

namespace {

using namespace grand_prix_basic;

const GrandPrixBasicRace& of(const Race& race) {
  return dynamic_cast<const GrandPrixBasicRace&>(race);
}

// What may come of a way, as shares of one.
struct Shares {
  double arrives = 0;
  double loses = 0;
  double leaves = 0;

  void add(const Odds& odds, double weight) {
    const auto share = [&](std::uint64_t count) {
      return weight * static_cast<double>(count) / static_cast<double>(odds.all);
    };
    arrives += share(odds.arrives);
    loses += share(odds.loses);
    leaves += share(odds.leaves);
  }
};

Shares shares_of(const Odds& odds) {
  Shares shares;
  shares.add(odds, 1);
  return shares;
}

// "25%"; never 0% or 100% for what is not certain.
std::string percent(double share) {
  if (share <= 0) return "0%";
  if (share < 0.005) return "<1%";
  if (share > 0.995 && share < 1) return ">99%";
  return fmt::format("{:.0f}%", 100 * share);
}

constexpr double kCertain = 1 - 1e-12;

// Three columns: "arrives 64%", "overtaking lost 25%", "off the road 11%".
std::vector<Cell> share_cells(const Shares& shares) {
  if (shares.arrives >= kCertain) return {{"safe", kFree}};
  std::vector<Cell> cells = {{"arrives " + percent(shares.arrives)}};
  cells.push_back(shares.loses > 0 ? Cell{"overtaking lost " + percent(shares.loses), kChanceInk}
                                   : Cell{""});
  cells.push_back(shares.leaves > 0 ? Cell{"off the road " + percent(shares.leaves), kOut}
                                    : Cell{""});
  return cells;
}

PriceKind kind_of(const Shares& shares) {
  if (shares.leaves > 0) return PriceKind::out;
  return shares.arrives >= kCertain ? PriceKind::free : PriceKind::die;
}

void append(std::vector<Cell>& cells, const std::vector<Cell>& more) {
  cells.insert(cells.end(), more.begin(), more.end());
}

class GrandPrixBasicDashboard final : public Dashboard {
 public:
  std::string heading(const Race& any_race) const override {
    const GrandPrixBasicRace& race = of(any_race);
    const std::string& title = race.board().title.empty() ? race.board().name : race.board().title;
    if (!race.has_started()) return title;
    const int laps = race.game().options.laps;
    int fewest = laps;
    for (int i = 0; i < race.state().car_count; ++i)
      fewest = std::min<int>(fewest, race.state().cars[i].to_go);
    const std::string text = fill("{}, lap {} of {}, move {}", title,
                                  std::clamp(laps - fewest + 1, 1, laps), laps, race.state().move);
    if (race.state().move > 1) return text;
    return text +
           "\nThe pages on movement and risk are lost: those rules are a reconstruction, and "
           "marked "
           "so.";
  }

  std::string question(const Race& any_race, Seat) const override {
    const GrandPrixBasicRace& race = of(any_race);
    const State& state = race.state();
    const std::string car = owned_car_names(state)[state.go.car];
    switch (state.phase) {
      case Phase::dice:
        return fill("{}. One die or two?", standing_words(race, car));
      case Phase::goal:
        return fill("{} has thrown {} with {}. How many cells?", car, state.go.total,
                    state.go.dice == 1 ? "one die" : "two dice");
      case Phase::lost:
        return fill("{} cannot overtake in cell {}. Stop there or before, or try your luck?", car,
                    race.game().ring.after(state.at_wheel().cell, state.go.entered + 1));
      default:
        return {};
    }
  }

  std::vector<Choice> choices(const Race& any_race, Seat seat) const override {
    const GrandPrixBasicRace& race = of(any_race);
    DecisionList legal;
    GrandPrixBasic::legal(race.game(), race.state(), seat, legal);
    std::vector<Choice> choices;
    for (const Decision& decision : legal) choices.push_back(choice_of(race, decision));
    return choices;
  }

  std::optional<std::string> shorthand(const Race& any_race, Seat,
                                       const std::string& typed) const override {
    if (typed == "luck") return typed;
    if (!number(typed, 0, 99)) return std::nullopt;
    switch (of(any_race).state().phase) {
      case Phase::dice:
        return "dice " + typed;
      case Phase::goal:
        return "goal " + typed;
      case Phase::lost:
        return "stop " + typed;
      default:
        return std::nullopt;
    }
  }

  TrackView track(const Race& any_race, Seat seat,
                  const std::vector<Choice>& choices) const override {
    const GrandPrixBasicRace& race = of(any_race);
    const State& state = race.state();
    const Names names = owned_car_names(state);
    std::vector<RingCar> cars;
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      if (car.is_racing())
        cars.push_back({car.cell, car.is_off_road(), car.arrived, car.owner + 1,
                        car.owner == index(seat), names[i]});
    }
    TrackView view = ring_view(std::move(cars));
    if (state.phase != Phase::goal && state.phase != Phase::lost) return view;
    for (const Choice& choice : choices) {
      const std::optional<int> cells = number(choice.key, 1, kTotalMax);
      if (!cells) continue;
      const Shares shares = shares_of(state.phase == Phase::goal
                                          ? odds_of_goal(race.game(), state, *cells, state.go.dice)
                                          : odds_of_stop(race.game(), state, *cells));
      view.lit.emplace(race.game().ring.after(state.at_wheel().cell, *cells),
                       Lit{choice.key, lit_paint(kind_of(shares))});
    }
    return view;
  }

  int own_row(const Race& any_race, Seat) const override {
    const GrandPrixBasicRace& race = of(any_race);
    return race.has_started() ? race.state().at_wheel().cell + 1 : 1;
  }

  std::vector<std::string> running_order(const Race& any_race, Seat seat,
                                         const Pen& pen) const override {
    const GrandPrixBasicRace& race = of(any_race);
    if (!race.has_started()) return {};
    const State& state = race.state();
    const Names names = owned_car_names(state);
    const Names players = players_of(race);
    std::array<std::uint8_t, kCarsMax> order{};
    const int count = classify(state, order);
    std::vector<std::string> entries;
    for (int i = 0; i < count; ++i) {
      const Car& car = state.cars[order[i]];
      const std::string mark = car.owner == index(seat) ? pen(">", kHead) : std::string(" ");
      entries.push_back(fmt::format("{}{:>2} ", mark, i + 1) +
                        pen(fmt::format("{:^4}", names[order[i]]), car_paint(car.owner + 1)) +
                        fmt::format(" {:<12} ", players[car.owner].substr(0, 12)) +
                        place_words(race, car, pen));
    }
    return in_columns(entries, 3);
  }

  std::string help() const override {
    return "  1, 2         take one die (careful: no risk rolls) or two (fast)\n"
           "  7            drive 7 cells, at most as many as thrown;  after a lost overtaking: "
           "stop "
           "there\n"
           "  luck         after a lost overtaking: one die, even passes, odd is off the road, two "
           "goes missed\n"
           "The first line of the track are the cells; below each the cars in it, first come on "
           "top, above it\n"
           "(x) those beside the road. At most two cars end a go in a cell. A number on colour is "
           "the factor f:\n"
           "- with two dice every such cell entered is a risk: f or less on a die asks for an "
           "accident roll, and\n"
           "  odd leaves the road, one go missed. So 1 is 1 in 12, 2 is 1 in 6, 3 is 1 in 4. "
           "GPB-RSK-1 (reconstructed)\n"
           "- passing through a cell with cars needs a die above cars + f. GPB-OVT-1, GPB-OVT-2\n"
           "\"arrives\" is the chance to get there with neither lost; odds are exact, rounded to "
           "whole percent.\n"
           "How cars move, the order, the start and automatic cars are a reconstruction as well "
           "(GPB-MOV, GPB-ORD,\n"
           "GPB-SET, GPB-AUT): the first pages of the rulebook are lost. Overtaking, accidents, "
           "room and victory are\n"
           "as printed.\n";
  }

 private:
  // Before the line is crossed for the first time there is one crossing more than laps.
  static int laps_left(const GrandPrixBasicRace& race, const Car& car) {
    return std::min<int>(car.to_go, race.game().options.laps);
  }

  static std::string standing_words(const GrandPrixBasicRace& race, const std::string& name) {
    const Car& car = race.state().at_wheel();
    const int laps = laps_left(race, car);
    return fill("{} {} cell {}, {} lap{} to go", name, car.is_off_road() ? "beside" : "in",
                car.cell, laps, laps == 1 ? "" : "s");
  }

  static std::string place_words(const GrandPrixBasicRace& race, const Car& car, const Pen& pen) {
    if (car.status == Status::finished) return pen(fmt::format("{:<14}", "home"), kFree);
    if (!car.is_off_road())
      return pen(fmt::format("{:<14}", fill("{} to go, {}", laps_left(race, car), car.cell)),
                 kQuiet);
    return pen(fmt::format("{:<14}", car.skip > 0 ? fill("off, misses {}", car.skip)
                                                  : std::string("off, goes on")),
               kOut);
  }

  static Choice choice_of(const GrandPrixBasicRace& race, const Decision& decision) {
    const std::string text = format_decision(decision);
    switch (decision.kind) {
      case DecisionKind::dice:
        return {std::to_string(decision.number), text, dice_cells(race, decision.number)};
      case DecisionKind::goal:
        return {std::to_string(decision.number), text, goal_cells(race, decision.number)};
      case DecisionKind::stop:
        return {std::to_string(decision.number), text, stop_cells(race, decision.number)};
      default:
        return {text, text, luck_cells(race)};
    }
  }

  // What comes of the dice if all that falls is driven, as far as there is room.
  static std::vector<Cell> dice_cells(const GrandPrixBasicRace& race, int dice) {
    Shares shares;
    double cells_mean = 0;
    const int faces = dice == 1 ? 1 : kDieSides;
    const double weight = 1.0 / (kDieSides * faces);
    for (int first = 1; first <= kDieSides; ++first) {
      for (int second = 1; second <= faces; ++second) {
        int cells = dice == 1 ? first : first + second;
        while (cells > 0 && !has_room(race.game(), race.state(), cells)) --cells;
        shares.add(odds_of_goal(race.game(), race.state(), cells, dice), weight);
        cells_mean += weight * cells;
      }
    }
    std::vector<Cell> row = {
        {dice == 1 ? "one die, careful" : "two dice, fast"},
        {fmt::format("{} cells, {:.1f} on average", dice == 1 ? "1 to 6" : "2 to 12", cells_mean)},
        {"driven to the end:", kQuiet}};
    append(row, share_cells(shares));
    return row;
  }

  static std::string cell_words(const GrandPrixBasicRace& race, int cells) {
    return fill("cell {}", race.game().ring.after(race.state().at_wheel().cell, cells));
  }

  // "factor 2", and who is there.
  static std::vector<Cell> place_cells(const GrandPrixBasicRace& race, int cells) {
    const State& state = race.state();
    if (cells == 0) return {{"stay"}, {"no room ahead", kQuiet}};
    if (is_home(race.game(), state, cells)) return {{cell_words(race, cells)}, {"home", kFree}};
    const int cell = race.game().ring.after(state.at_wheel().cell, cells);
    const int factor = race.game().ring.factors[cell];
    return {{fill("cell {}", cell)},
            {factor > 0 ? fill("factor {}", factor) : "", kWear},
            {cars_in(state, cell) > 0 ? "beside another" : "", kQuiet}};
  }

  static std::vector<Cell> goal_cells(const GrandPrixBasicRace& race, int cells) {
    std::vector<Cell> row = place_cells(race, cells);
    row.resize(3);
    append(row, share_cells(shares_of(
                    odds_of_goal(race.game(), race.state(), cells, race.state().go.dice))));
    return row;
  }

  static std::vector<Cell> stop_cells(const GrandPrixBasicRace& race, int cells) {
    std::vector<Cell> row = {
        {cells == 0 ? "back to where the go began" : "stop in " + cell_words(race, cells)}};
    append(row, share_cells(shares_of(odds_of_stop(race.game(), race.state(), cells))));
    return row;
  }

  // GPB-OVT-4
  static std::vector<Cell> luck_cells(const GrandPrixBasicRace& race) {
    const Go& go = race.state().go;
    Shares shares;
    shares.add(odds_of_way(race.game(), race.state(), go.entered + 1, go.goal, go.dice), 0.5);
    shares.leaves += 0.5;
    std::vector<Cell> row = {{fill("on to {}", cell_words(race, go.goal))}};
    append(row, share_cells(shares));
    row.push_back({"half of all: off here, two goes missed", kQuiet});
    return row;
  }
};

}  // namespace

std::unique_ptr<Dashboard> make_grand_prix_basic_dashboard() {
  return std::make_unique<GrandPrixBasicDashboard>();
}

}  // namespace chicane::app
