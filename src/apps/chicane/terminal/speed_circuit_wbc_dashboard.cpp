#include "apps/chicane/terminal/speed_circuit_wbc_dashboard.h"

#include "apps/chicane/terminal/family_dashboard.h"
#include "catalog/speed_circuit_wbc_race.h"
#include "codec/speed_circuit_wbc/decision_text.h"
#include "codec/speed_circuit_wbc/price_text.h"
#include "codec/speed_circuit_wbc/suggestions.h"
#include "rules/speed_circuit_wbc/driving.h"
#include "rules/speed_circuit_wbc/preparation.h"

namespace chicane::app {

namespace {

using namespace speed_circuit_wbc;

constexpr std::size_t kBrakesShown = 4;  // Harder braking is typed.

std::string spaces_word(int count) { return fill("{} space{}", count, count == 1 ? "" : "s"); }

class SpeedCircuitWbcDashboard final : public FamilyDashboard<SpeedCircuitWbcRace> {
 public:
  std::string question(const Race& any_race, Seat seat) const override {
    const SpeedCircuitWbcRace& race = of(any_race);
    const State& state = race.state();
    const Car& car = state.cars[index(seat)];
    switch (state.phase) {
      case Phase::build:
        return "Build your car: levels from -2 to +2 that sum to 2. "
               "start/acceleration/deceleration/top speed/wear/skill";
      case Phase::bid:
        return fill("Bid for the grid, wear/-1 chips/-3 chips. You have {}.",
                    format_bid(purse(car)));
      case Phase::plot: {
        const std::string now = car.starting ? fill("Start Speed {}", car.specs.start.mph())
                                             : fill("{} mph now", car.speed.mph());
        return fill("Plot your speed. {}, car {}.", now, format_specs(car.specs));
      }
      case Phase::chips:
        return fill("{}. Chips on the roll? You have {} and {} of -3.", roll_reason(scene(race)),
                    car.ones, car.threes);
      case Phase::brake_option:
      case Phase::corner_option:
        return payment_reason(scene(race)) + ".";
      case Phase::move:
        return move_question(state.move);
      case Phase::place:
        return "You cannot stay there. Where in the row do you stop?";
      case Phase::grid_roll:
      case Phase::dice:
      case Phase::side:
      case Phase::over:
        break;
    }
    return {};
  }

  std::vector<Choice> choices(const Race& any_race, Seat seat) const override {
    const SpeedCircuitWbcRace& race = of(any_race);
    switch (race.state().phase) {
      case Phase::build:
        return build_choices(race);
      case Phase::bid:
        return bid_choices(race.state().cars[index(seat)]);
      case Phase::plot:
        return plot_choices(race, seat);
      case Phase::chips:
        return chip_choices(race, seat);
      case Phase::brake_option:
      case Phase::corner_option:
        return option_choices(race, seat);
      case Phase::move:
        return move_choices(race, seat);
      case Phase::place:
        return listed_choices(race, seat);
      case Phase::grid_roll:
      case Phase::dice:
      case Phase::side:
      case Phase::over:
        break;
    }
    return {};
  }

  std::optional<std::string> shorthand(const Race& any_race, Seat,
                                       const std::string& typed) const override {
    const SpeedCircuitWbcRace& race = of(any_race);
    const std::vector<std::string_view> w = words(typed);
    if (w.size() != 1) return std::nullopt;
    const std::string word(w[0]);
    const bool is_list = word.find('/') != std::string::npos;
    switch (race.state().phase) {
      case Phase::build:
        return is_list ? std::optional("build " + word) : std::nullopt;
      case Phase::bid:
        return is_list ? std::optional("bid " + word) : std::nullopt;
      case Phase::plot:
        return number(word, 0, 9999) || word == "mps" || word == "none"
                   ? std::optional("plot " + word)
                   : std::nullopt;
      case Phase::brake_option:
        return parse_option(word, kBrakeDie) ? std::optional("brake " + word) : std::nullopt;
      case Phase::corner_option:
        return parse_option(word, kCornerDie) ? std::optional("corner " + word) : std::nullopt;
      case Phase::move:
        return drive_to(race, word);
      case Phase::place:
        return find_space(race.board(), word) ? std::optional("place " + word) : std::nullopt;
      default:
        return std::nullopt;
    }
  }

  TrackView track(const Race& any_race, Seat seat,
                  const std::vector<Choice>& choices) const override {
    const SpeedCircuitWbcRace& race = of(any_race);
    TrackView view = cars_on_track(race, seat);
    if (!race.has_started()) return view;
    const State& state = race.state();
    for (int i = 0; i < state.marker_count && state.phase != Phase::plot; ++i)
      view.lit.emplace(index(state.markers[i]), Lit{"XXX", lit_paint(PriceKind::out)});
    if (state.phase != Phase::move) return view;
    const std::vector<WayNote> ways = ways_of(race);
    for (std::size_t i = 0; i < ways.size() && i < choices.size(); ++i)
      view.lit.emplace(index(ways[i].spaces.back()),
                       Lit{choices[i].key, lit_paint(ways[i].price.kind)});
    return view;
  }

  std::string help() const override {
    return "  120           plot 120; mps keeps the speed\n"
           "  3             take row 3 of the list\n"
           "  O15           drive to O15 by the first way in the list\n"
           "  drive I2 I3   drive exactly this way; pass I4 forces a way past the car on I4\n"
           "  emergency 60  brake by 60 in the middle of the move\n"
           "  slip Ann      take Ann's slipstream; end stops without the bonus\n"
           "  1W, C, 1W+T   pay by this option of the chart\n"
           "  0/0/0/0/1/1   build this car;  2/1/0  bid two wear and one chip\n"
           "Lanes are lettered from the inside, I, M, O; rows are numbered from the line. Numbers "
           "on brown are limits, arrows the printed\n"
           "lines: red ones give 20, green ones 40. X and Y are the strips beside the track. Odds "
           "are out of 36.\n";
  }

 private:
  static Scene scene(const SpeedCircuitWbcRace& race) {
    return {race.board(), race.names(), race.game(), race.state()};
  }

  static std::string move_question(const Move& move) {
    const int base = base_left(move);
    if (base > 0)
      return fill("Drive on at {}, {} left{}.", move.speed.mph(), spaces_word(base),
                  move.bonus > 0 ? fill(" and {} by the slip", spaces_word(move.bonus)) : "");
    const int bonus = spaces_left(move);
    return bonus > 0 ? fill("{} by the slip left, if you want {}.", spaces_word(bonus),
                            bonus == 1 ? "it" : "them")
                     : "Your spaces are used.";
  }

  std::string means(const SpeedCircuitWbcRace& race, int number, const Pen& pen) const override {
    const Car& car = race.state().cars[number];
    return wear_bar(car.wear, pen) +
           pen(fmt::format(" {:>2}+{} chips", car.ones, car.threes), kChanceInk);
  }

  std::string damage(const SpeedCircuitWbcRace& race, int number) const override {
    const Car& car = race.state().cars[number];
    std::vector<std::string> words;
    if (car.engine_damaged) words.emplace_back("engine damaged");
    if (car.brakes_damaged) words.emplace_back("brakes damaged");
    if (car.spun) words.emplace_back("spun");
    if (race.game().course[car.at].is_strip)
      words.push_back("off track at " + place_name(race.board(), index(car.at)));
    return join(words, ", ");
  }

  std::string doing(const SpeedCircuitWbcRace& race, int number) const override {
    const State& state = race.state();
    if (state.phase == Phase::plot) return (state.waiting >> number & 1) != 0 ? "thinks" : "in";
    return fmt::format("plots {}", state.cars[number].plot.mph());
  }

  static std::string next_key(const std::vector<Choice>& choices) {
    return std::to_string(choices.size() + 1);
  }

  static std::vector<Choice> build_choices(const SpeedCircuitWbcRace& race) {
    std::vector<Choice> choices;
    for (const Suggestion& s : kSuggestions) {
      Car car{};
      equip(car, s.levels, race.game().options.laps);
      choices.push_back(
          {next_key(choices),
           "build " + format_levels(s.levels),
           {{format_levels(s.levels)}, {format_car(car)}, {std::string(s.what_for), kQuiet}}});
    }
    return choices;
  }

  static std::vector<Choice> bid_choices(const Car& car) {
    std::vector<Choice> choices;
    for (const BidSuggestion& s : kBidSuggestions) {
      if (s.bid.wear > car.wear || s.bid.ones > car.ones) continue;
      const std::string text = format_bid(s.bid);
      choices.push_back(
          {next_key(choices), "bid " + text, {{text}, {std::string(s.what_for), kQuiet}}});
    }
    return choices;
  }

  static std::vector<Choice> plot_choices(const SpeedCircuitWbcRace& race, Seat seat) {
    std::vector<Choice> choices;
    const Car& car = race.state().cars[index(seat)];
    for (const PlotNote& note : plot_notes(race.board(), race.game(), car)) {
      const std::string key = std::to_string(note.speed.mph());
      const Price road =
          note.road.kind == PriceKind::free ? Price{PriceKind::free, "road free"} : note.road;
      choices.push_back(
          {key,
           "plot " + key,
           {{note.change}, {spaces_word(note.speed.spaces())}, priced(note.plot), priced(road)}});
    }
    return choices;
  }

  static std::vector<Choice> chip_choices(const SpeedCircuitWbcRace& race, Seat seat) {
    std::vector<Choice> choices;
    for (const OptionNote& note : chip_notes(scene(race))) {
      const int modifier = note.decision.number;
      choices.push_back({std::to_string(modifier),
                         race.format(seat, note.decision),
                         {{modifier == 0 ? "none" : fill("-{}", modifier)}, priced(note.price)}});
    }
    return choices;
  }

  static std::vector<Choice> option_choices(const SpeedCircuitWbcRace& race, Seat seat) {
    std::vector<Choice> choices;
    for (const OptionNote& note : option_notes(scene(race))) {
      const std::string decision = race.format(seat, note.decision);
      choices.push_back({next_key(choices),
                         decision,
                         {{decision.substr(decision.find(' ') + 1)}, priced(note.price)}});
    }
    return choices;
  }

  static std::vector<Choice> listed_choices(const SpeedCircuitWbcRace& race, Seat seat) {
    std::vector<Choice> choices;
    for (const std::string& decision : race.legal(seat))
      choices.push_back({next_key(choices), decision, {{decision}}});
    return choices;
  }

  static std::vector<WayNote> ways_of(const SpeedCircuitWbcRace& race) {
    return shown_ways(scene(race));
  }

  static std::string drive_words(const SpeedCircuitWbcRace& race, const WayNote& way) {
    std::string text = "drive";
    for (const SpaceId space : way.spaces) text += " " + place_name(race.board(), index(space));
    return text;
  }

  static std::vector<Choice> move_choices(const SpeedCircuitWbcRace& race, Seat seat) {
    const Move& move = race.state().move;
    const int wanted = base_left(move) > 0 ? base_left(move) : spaces_left(move);
    std::vector<Choice> choices;
    for (const WayNote& way : ways_of(race)) {
      const int length = static_cast<int>(way.spaces.size());
      const bool is_shut = length < wanted && way.price.kind != PriceKind::out;
      choices.push_back(
          {next_key(choices),
           drive_words(race, way),
           {{"to " + place_name(race.board(), index(way.spaces.back()))},
            is_shut ? Cell{fill("shut after {}", length), kOut} : Cell{spaces_word(length)},
            priced(way.price),
            {on_line(way.line), kQuiet}}});
    }
    std::size_t brakes = 0;
    for (const MoveNote& note : move_notes(scene(race))) {
      if (note.decision.kind == DecisionKind::emergency && ++brakes > kBrakesShown) continue;
      choices.push_back({next_key(choices),
                         race.format(seat, note.decision),
                         {{note.what}, {""}, priced(note.price)}});
    }
    return choices;
  }

  static std::optional<std::string> drive_to(const SpeedCircuitWbcRace& race,
                                             const std::string& word) {
    if (word == "end") return word;
    const std::optional<Index> end = find_place(race.board(), word);
    if (!end) return std::nullopt;
    for (const WayNote& way : ways_of(race)) {
      const auto found =
          std::find(way.spaces.begin(), way.spaces.end(), static_cast<SpaceId>(*end));
      if (found == way.spaces.end()) continue;
      WayNote part = way;
      part.spaces.assign(way.spaces.begin(), found + 1);
      return drive_words(race, part);
    }
    return std::nullopt;
  }
};

}  // namespace

template <>
std::unique_ptr<Dashboard> make_dashboard<SpeedCircuitWbc>() {
  return std::make_unique<SpeedCircuitWbcDashboard>();
}

}  // namespace chicane::app
