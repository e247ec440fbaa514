#include "apps/chicane/terminal/formula_one_dashboard.h"

#include <fmt/core.h>

#include <algorithm>

#include "apps/chicane/terminal/family_dashboard.h"
#include "catalog/formula_one_race.h"
#include "codec/formula_one/decision_text.h"
#include "codec/formula_one/tables_text.h"
#include "rules/formula_one/odds.h"
#include "rules/formula_one/paths.h"
#include "rules/formula_one/speeds.h"

namespace chicane::app {

namespace {

using namespace formula_one;

const FormulaOneRace& of(const Race& race) { return typed<FormulaOne>(race); }

// "###----- 3/8"
std::string gauge(int value, int most) {
  return fill("{}{} {}/{}", std::string(value, '#'), std::string(most - value, '-'), value, most);
}

std::string hand_words(const Car& car) {
  std::vector<std::string> cards;
  for (int i = 0; i < kTactics; ++i) {
    for (int j = 0; j < car.hand[i]; ++j) cards.emplace_back(tactic_id(static_cast<Tactic>(i)));
  }
  return cards.empty() ? "no cards" : join(cards, " ");
}

std::string corner_words(const Board& board, int band) {
  const BoardCorner& corner = board.corners[band];
  return corner.title.empty() ? corner.id : corner.title;
}

constexpr std::array<std::string_view, 5> kResultWords = {"", "tyre 1", "tyre 2", "tyre+brake",
                                                          "spin"};

// "Abbey Curve +20: tyre 1 11/36, spin 4/36"
std::string odds_words(const Board& board, const BandOdds& odds) {
  const std::string text = fill("{} +{}: ", corner_words(board, odds.band), odds.over.mph());
  if (odds.is_exempt) return text + "superb";
  if (odds.ways[static_cast<std::size_t>(Penalty::spin)] == odds.results) return text + "spin";
  std::vector<std::string> parts;
  for (std::size_t i = 1; i < odds.ways.size(); ++i) {
    if (odds.ways[i] > 0)
      parts.push_back(fmt::format("{} {}/{}", kResultWords[i], odds.ways[i], odds.results));
  }
  return text + join(parts, ", ");
}

Price odds_price(const Board& board, const PathOdds& odds) {
  if (odds.empty()) return {PriceKind::free, "safe"};
  std::vector<std::string> parts;
  for (const BandOdds& band : odds) parts.push_back(odds_words(board, band));
  const Chance spin = spin_chance(odds);
  const PriceKind kind = spin.ways == 0              ? PriceKind::free
                         : spin.ways == spin.results ? PriceKind::out
                                                     : PriceKind::die;
  return {kind, join(parts, "; ")};
}

// Is the first less likely to spin?
bool is_safer(const Chance& a, const Chance& b) { return a.ways * b.results < b.ways * a.results; }

class FormulaOneDashboard final : public Dashboard {
 public:
  std::string heading(const Race& any_race) const override {
    const FormulaOneRace& race = of(any_race);
    const std::string& title = race.board().title.empty() ? race.board().name : race.board().title;
    if (!race.has_started()) return title;
    int fewest = race.game().options.laps;
    for (const Car& car : race.state().cars) {
      if (car.where != Where::absent) fewest = std::min<int>(fewest, car.laps);
    }
    const int laps = race.game().options.laps;
    return fill("{}, lap {} of {}, round {}", title, std::min(laps, laps - fewest + 1), laps,
                race.state().round);
  }

  std::string question(const Race& any_race, Seat seat) const override {
    const FormulaOneRace& race = of(any_race);
    const State& state = race.state();
    const Car& car = state.cars[state.car_of(index(seat))];
    return fill("{} mph on the dial, tyres {}, brakes {}, {} lap{} to go, hand {}{}.\n  ",
                car.speed.mph(), gauge(car.tyre, kTyreMax), gauge(car.brake, kBrakeMax), car.laps,
                car.laps == 1 ? "" : "s", hand_words(car), defect_words(car)) +
           asked_words(race);
  }

  std::vector<Choice> choices(const Race& any_race, Seat seat) const override {
    const FormulaOneRace& race = of(any_race);
    const State& state = race.state();
    DecisionList legal;
    FormulaOne::legal(race.game(), state, seat, legal);
    switch (state.phase) {
      case Phase::speed:
        return speed_choices(race, seat, legal);
      case Phase::drive:
      case Phase::card:
        return path_choices(race, seat, legal);
      default:
        break;
    }
    std::vector<Choice> choices;
    for (const Decision& decision : legal) {
      const std::string text = race.format(seat, decision);
      choices.push_back({std::to_string(choices.size() + 1), text, {{text}}});
    }
    return choices;
  }

  std::optional<std::string> shorthand(const Race& any_race, Seat,
                                       const std::string& typed) const override {
    for (const std::string_view verb : {"superb", "match", "keep", "pass", "hold"}) {
      if (typed == verb) return typed;
    }
    const bool is_way = (typed[0] >= '0' && typed[0] <= '9') || typed[0] == 'P';
    switch (of(any_race).state().phase) {
      case Phase::speed:
        return number(typed, 0, 999) ? std::optional("set " + typed) : std::nullopt;
      case Phase::drive:
        return is_way && !number(typed, 0, 999) ? std::optional("drive " + typed) : std::nullopt;
      default:
        return std::nullopt;
    }
  }

  TrackView track(const Race& any_race, Seat seat,
                  const std::vector<Choice>& choices) const override {
    const FormulaOneRace& race = of(any_race);
    const State& state = race.state();
    TrackView view;
    SideLane off{"off", true, false, {}};
    SideLane pits{"pit", false, true, {}};
    const BandTrack& banded = *race.board().banded;
    for (std::size_t i = 0; i < banded.pit_rows.size(); ++i)
      pits.cells[banded.pit_rows[i] + 1] = {std::to_string(i + 1), {.text = 250, .ground = 17}};
    for (int i = 0; i < kCarsMax; ++i) {
      const Car& car = state.cars[i];
      if (car.where == Where::absent || car.has_left) continue;
      const bool is_own = index(seat) < state.seat_count && state.car_of(index(seat)) == i;
      const Lit lit{is_own ? fill("[{}]", i + 1) : std::to_string(i + 1), car_paint(i + 1)};
      switch (car.where) {
        case Where::track:
          view.cars.push_back({car.at, i + 1, is_own, {}});
          break;
        case Where::pit:
          pits.cells[banded.pit_rows[i] + 1] = lit;
          break;
        case Where::spin:
          off.cells[banded.band_rows[car.at] + 1] = lit;
          break;
        case Where::roadside:
          off.cells[race.game().track[car.at].row + 1] = lit;
          break;
        case Where::absent:
          break;
      }
    }
    view.side_lanes = {off, pits};
    if (state.phase == Phase::drive || state.phase == Phase::card) light(race, choices, view);
    return view;
  }

  int own_row(const Race& any_race, Seat seat) const override {
    const FormulaOneRace& race = of(any_race);
    const State& state = race.state();
    if (!race.has_started() || index(seat) >= state.seat_count) return 1;
    const int number_ = state.car_of(index(seat));
    const Car& car = state.cars[number_];
    switch (car.where) {
      case Where::pit:
        return race.game().track.pits[number_].row + 1;
      case Where::spin:
        return race.game().track.band_rows[car.at] + 1;
      default:
        return race.game().track[car.at].row + 1;
    }
  }

  std::vector<std::string> running_order(const Race& any_race, Seat seat,
                                         const Pen& pen) const override {
    const FormulaOneRace& race = of(any_race);
    const State& state = race.state();
    if (!race.has_started()) return {};
    std::vector<std::string> lines;
    for (const Standing& standing : race.standings()) {
      const int number_ = state.car_of(standing.seat);
      const Car& car = state.cars[number_];
      const std::string chip = pen(fmt::format("{:^3}", number_ + 1), car_paint(number_ + 1));
      std::string line = fmt::format("{} {:>2} {} {:<12}", index(seat) == standing.seat ? ">" : " ",
                                     standing.place, chip, standing.name);
      if (car.laps == 0) {
        line += " " + pen(standing.result, kFree);
      } else {
        line +=
            fmt::format(" {:>3} mph  tyre {}  brake {}  {} to go  {:<7}", car.speed.mph(), car.tyre,
                        car.brake, car.laps, format_place(race.board(), state, number_));
        line +=
            pen(fmt::format(" {} card{}", car.hand_count, car.hand_count == 1 ? "" : "s"), kQuiet);
        if (const std::string defect = defect_words(car); !defect.empty())
          line += pen(defect, kOut);
      }
      lines.push_back(line);
    }
    return lines;
  }

  std::string help() const override {
    return "  120            set that speed: one square for each 20 mph, at most 60 more than "
           "before\n"
           "  s              play Superb Driving first: one corner at any speed\n"
           "  3              take row 3 of the list\n"
           "  2.31 2.32 P4   drive over those squares, lane and row; P4 is the pit of car 4\n"
           "A red square carries its safety speed. 20 or 40 over it costs a throw of two dice, 60 "
           "over is\n"
           "a spin. Less speed than before wears brakes and tyres: 20 nothing, 40 brake 1, 60 "
           "brake 2\n"
           "tyre 1, 80 brake 3 tyre 2, 100 brake 4 tyre 3. Odds are exact.\n";
  }

 private:
  static std::string asked_words(const FormulaOneRace& race) {
    const Move& move = race.state().move;
    switch (race.state().phase) {
      case Phase::speed:
        return move.has_superb ? "Superb Driving: set your speed." : "Set your speed.";
      case Phase::drive:
        return fill("Drive {} square{}.", move.set.spaces(), move.set == 20_mph ? "" : "s");
      case Phase::match:
        return "The car ahead is faster. Take up its speed?";
      case Phase::card:
        return "Play a card before the dice?";
      case Phase::special:
        return fill("Special tyres for {}?",
                    corner_words(race.board(), move.passed[move.next].what));
      default:
        return {};
    }
  }

  static std::string defect_words(const Car& car) {
    std::string text;
    if (car.has_special) text += ", special tyres";
    if (car.faulty == Defect::armed) text += ", faulty tyres ahead";
    if (car.faulty == Defect::on) text += ", faulty tyres";
    if (car.brake_failure == Defect::armed) text += ", brake failure ahead";
    if (car.brake_failure == Defect::on) text += ", no brakes";
    return text;
  }

  // The safest way at a speed.
  struct Prospect {
    Price price;
    int squares = 0;
    bool has_pit = false;
  };
  static Prospect prospect_of(const FormulaOneRace& race, Speed speed, bool is_superb) {
    const State& state = race.state();
    const int car = state.move.car;
    Prospect prospect;
    PathList paths;
    prospect.squares = list_paths(race.game().track, state, car, speed.spaces(), speed, paths);
    const formula_one::Path* best = nullptr;
    Chance least;
    for (const formula_one::Path& path : paths) {
      PathOdds odds;
      list_odds(race.game(), state, car, path, speed, is_superb, odds);
      const Chance chance = spin_chance(odds);
      if (best != nullptr && !is_safer(chance, least)) continue;
      best = &path;
      least = chance;
      prospect.price = odds_price(race.board(), odds);
    }
    PathList pit_paths;
    list_pit_paths(race.game().track, state, car, speed.spaces(), speed, pit_paths);
    prospect.has_pit = !pit_paths.empty();
    return prospect;
  }

  static std::vector<Choice> speed_choices(const FormulaOneRace& race, Seat seat,
                                           const DecisionList& legal) {
    const Car& car = race.state().at_wheel();
    std::vector<Choice> choices;
    for (const Decision& decision : legal) {
      if (decision.kind == DecisionKind::superb) {
        choices.push_back({"s", race.format(seat, decision), {{"Superb Driving first"}}});
        continue;
      }
      const Speed speed = speed_of(decision);
      const Prospect prospect = prospect_of(race, speed, race.state().move.has_superb);
      const std::string wear = wear_words(cost_of_setting(car, speed));
      std::string way = fill("{} square{}", prospect.squares, prospect.squares == 1 ? "" : "s");
      if (prospect.squares < speed.spaces()) way += ", baulked";
      if (prospect.has_pit) way += ", or the pit";
      choices.push_back({std::to_string(speed.mph()),
                         race.format(seat, decision),
                         {{wear.empty() ? "free" : wear, wear.empty() ? kFree : Paint{}},
                          {way},
                          priced(prospect.price)}});
    }
    return choices;
  }

  // Paths with their odds, the safest first.
  static std::vector<Choice> path_choices(const FormulaOneRace& race, Seat seat,
                                          const DecisionList& legal) {
    const State& state = race.state();
    struct Row {
      const Decision* decision;
      PathOdds odds;
    };
    std::vector<Row> rows;
    for (const Decision& decision : legal) {
      Row row{&decision, {}};
      Speed speed = state.move.set;
      if (decision.kind == DecisionKind::card)
        speed = decision.card == Tactic::carburettor ? speed_of(decision) : state.at_wheel().speed;
      const bool is_charged = decision.kind == DecisionKind::drive ||
                              race.game().options.tactic_bands == TacticBands::yes;
      if (is_charged)
        list_odds(race.game(), state, state.move.car, decision.path, speed,
                  decision.kind == DecisionKind::drive && state.move.has_superb, row.odds);
      rows.push_back(row);
    }
    std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
      const Chance one = spin_chance(a.odds);
      const Chance other = spin_chance(b.odds);
      if (is_safer(one, other) || is_safer(other, one)) return is_safer(one, other);
      return a.decision < b.decision;  // Both in the list of lawful ones.
    });
    std::vector<Choice> choices;
    for (const Row& row : rows) {
      const std::string text = race.format(seat, *row.decision);
      const bool has_path = row.decision->path.count > 0;
      choices.push_back({std::to_string(choices.size() + 1),
                         text,
                         {{text}, has_path ? priced(odds_price(race.board(), row.odds)) : Cell{}}});
    }
    return choices;
  }

  // The end of each way, with the first row of the list that leads there.
  static void light(const FormulaOneRace& race, const std::vector<Choice>& choices,
                    TrackView& view) {
    for (const Choice& choice : choices) {
      const std::vector<std::string_view> said = words(choice.decision);
      const std::optional<Index> end = find_space(race.board(), said.back());
      if (end) view.lit.emplace(*end, Lit{choice.key, lit_paint(PriceKind::free)});
    }
  }
};

}  // namespace

template <>
std::unique_ptr<Dashboard> make_dashboard<FormulaOne>() {
  return std::make_unique<FormulaOneDashboard>();
}

}  // namespace chicane::app
