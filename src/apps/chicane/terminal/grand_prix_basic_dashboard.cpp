#include "apps/chicane/terminal/grand_prix_basic_dashboard.h"

#include "apps/chicane/terminal/family_dashboard.h"
#include "apps/chicane/terminal/grand_prix_dashboard.h"
#include "catalog/grand_prix_basic_race.h"
#include "codec/grand_prix_basic/decision_text.h"
#include "rules/grand_prix_basic/odds.h"
#include "rules/grand_prix_basic/order.h"
#include "rules/grand_prix_basic/room.h"

namespace chicane::app {

namespace {

using namespace grand_prix_basic;

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

class GrandPrixBasicDashboard final : public GrandPrixDashboard<GrandPrixBasicRace> {
 public:
  std::string question(const Race& any_race, Seat) const override {
    const GrandPrixBasicRace& race = of(any_race);
    const State& state = race.state();
    const std::string car = owned_car_names(state)[state.go.car];
    switch (state.phase) {
      case Phase::dice:
        return fill("{}. One die or two? The odds are for driving all that falls.",
                    standing_words(race, car));
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
    int next = 1;
    for (const Decision& decision : legal) {
      const bool is_cell =
          decision.kind == DecisionKind::goal || decision.kind == DecisionKind::stop;
      const int upto = is_cell ? decision.number : reach(race.state()) + 1;
      for (; next < upto; ++next) choices.push_back(full_cell(race, next));
      choices.push_back(choice_of(race, decision));
      ++next;
    }
    for (; next <= reach(race.state()); ++next) choices.push_back(full_cell(race, next));
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
    TrackView view = cars_on_track(race, seat);
    if (state.phase != Phase::goal && state.phase != Phase::lost) return view;
    for (const Choice& choice : choices) {
      const std::optional<int> cells = number(choice.key, 1, kTotalMax);
      if (!cells || choice.decision.empty()) continue;
      const Shares shares = shares_of(state.phase == Phase::goal
                                          ? odds_of_goal(race.game(), state, *cells, state.go.dice)
                                          : odds_of_stop(race.game(), state, *cells));
      view.lit.emplace(race.game().ring.after(state.at_wheel().cell, *cells),
                       Lit{choice.key, lit_paint(kind_of(shares))});
    }
    return view;
  }

  std::string help() const override {
    return "  1, 2         one die (careful: no risk rolls) or two (fast)\n"
           "  7            drive 7 cells; after a lost overtaking: stop in the 7th\n"
           "  luck         after a lost overtaking: even passes, odd is off the road for two goes\n"
           "The first line of the track are the cells, the line lies before cell 0. Below a cell\n"
           "stand the cars in it, first come on top; above it (x) those beside the road. A go "
           "does\n"
           "not end in a cell with two cars. f1, f2, f3 are factors:\n"
           "- with two dice every such cell you enter is a risk: a die of f or less asks for an\n"
           "  accident roll, and odd leaves the road, one go missed. That is 1 in 12 for f1,\n"
           "  1 in 6 for f2, 1 in 4 for f3. GPB-RSK-1 (reconstructed), GPB-ACC-1\n"
           "- passing through a cell with cars needs a die above cars + f. GPB-OVT-1, GPB-OVT-2\n"
           "\"arrives\" is the chance to get there before either goes wrong. Odds are exact,\n"
           "rounded to whole percent. The first pages of the rulebook are lost: how cars move, "
           "what\n"
           "is a risk, the order, the start and automatic cars are a reconstruction. What "
           "survives\n"
           "is overtaking, accidents, room and victory.\n";
  }

 private:
  std::string_view first_note() const override {
    return "The pages on movement and risk are lost: those rules are a reconstruction, and marked "
           "so.";
  }
  std::size_t columns() const override { return 3; }

  static std::string standing_words(const GrandPrixBasicRace& race, const std::string& name) {
    const Car& car = race.state().at_wheel();
    const int laps = laps_left(race, car);
    return fill("{} {} cell {}, {} lap{} to go", name, car.is_off_road() ? "beside" : "in",
                car.cell, laps, laps == 1 ? "" : "s");
  }

  std::string place_words(const GrandPrixBasicRace& race, const Car& car,
                          const Pen& pen) const override {
    const auto padded = [](const std::string& text) { return fmt::format("{:<14}", text); };
    if (car.status == Status::finished) return pen(padded("home"), kFree);
    if (car.is_off_road())
      return pen(padded(car.skip > 0 ? fill("off, misses {}", car.skip) : "off, goes on"), kOut);
    const int lap = race.game().options.laps - laps_left(race, car) + 1;
    return pen(padded(fill("lap {} cell {}", lap, car.cell)), kQuiet);
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

  // Cells that could be chosen if there were room.
  static int reach(const State& state) {
    switch (state.phase) {
      case Phase::goal:
        return state.go.total;
      case Phase::lost:
        return state.go.entered + 1;
      default:
        return 0;
    }
  }

  // Shown to say why it cannot be chosen.
  static Choice full_cell(const GrandPrixBasicRace& race, int cells) {
    return {std::to_string(cells),
            "",
            {{cell_words(race, cells), kQuiet}, {"full", kQuiet}, {"no room (GPB-CAP-1)", kQuiet}}};
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
        {fmt::format("{} cells, {:.1f} on average", dice == 1 ? "1 to 6" : "2 to 12", cells_mean)}};
    append(row, share_cells(shares));
    return row;
  }

  static std::string cell_words(const GrandPrixBasicRace& race, int cells) {
    return fill("cell {}", race.game().ring.after(race.state().at_wheel().cell, cells));
  }

  // "with 3a": who is there already.
  static std::string company_words(const State& state, int cell) {
    const Names names = owned_car_names(state);
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      if (i != state.go.car && car.status == Status::run && car.cell == cell)
        return "with " + names[i];
    }
    return {};
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
            {company_words(state, cell), kQuiet}};
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
    row.push_back({"odd: off here, two goes missed", kQuiet});
    return row;
  }
};

}  // namespace

template <>
std::unique_ptr<Dashboard> make_dashboard<GrandPrixBasic>() {
  return std::make_unique<GrandPrixBasicDashboard>();
}

}  // namespace chicane::app
