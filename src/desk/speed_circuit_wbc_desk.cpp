#include "desk/speed_circuit_wbc_desk.h"

#include <array>

#include "codec/speed_circuit_wbc/decision_text.h"
#include "codec/speed_circuit_wbc/price_text.h"
#include "codec/speed_circuit_wbc/suggestions.h"
#include "desk/family_desk.h"
#include "rules/lib/tow.h"
#include "rules/speed_circuit_wbc/driving.h"
#include "rules/speed_circuit_wbc/odds.h"
#include "rules/speed_circuit_wbc/payment.h"
#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "rules/speed_circuit_wbc/slip.h"

namespace chicane::desk {

namespace {

using namespace speed_circuit_wbc;

std::string_view phase_name(Phase phase) {
  constexpr std::array<std::string_view, 12> kNames = {
      "build",        "bid",  "grid_roll",     "plot",  "chips", "dice",
      "brake_option", "move", "corner_option", "place", "side",  "over"};
  return kNames[static_cast<std::size_t>(phase)];
}

std::string_view result_name(Status status) {
  constexpr std::array<std::string_view, 7> kNames = {"running", "finished", "crash", "crash_off",
                                                      "engine",  "brakes",   "kitty"};
  return kNames[static_cast<std::size_t>(status)];
}

std::string_view test_name(Test test) {
  constexpr std::array<std::string_view, 8> kNames = {
      "none", "start", "acceleration", "top_speed", "brakes", "chance", "pass", "wreck"};
  return kNames[static_cast<std::size_t>(test)];
}

std::string mph(Speed speed) { return std::to_string(speed.mph()); }

std::string signed_text(int number) {
  return number > 0 ? "+" + std::to_string(number) : std::to_string(number);
}

Car equipped(const Levels& levels, int laps) {
  Car car{};
  equip(car, levels, laps);
  return car;
}

int full_wear(const Game& game, const Car& car) {
  return car.build == kNoBuild ? car.wear
                               : equipped(build_levels(car.build), game.options.laps).wear;
}

// One desk; lives as long as it is asked.
class Writer {
 public:
  Writer(const SpeedCircuitWbcRace& race, Seat seat)
      : race_(race),
        board_(race.board()),
        game_(race.game()),
        state_(race.state()),
        seat_(seat),
        car_(race.state().cars[index(seat)]),
        scene_{race.board(), race.names(), race.game(), race.state()} {}

  Desk write() {
    desk_.phase = phase_name(state_.phase);
    desk_.car = index(seat_);
    json_.begin_object();
    if (state_.phase != Phase::build) write_car();
    switch (state_.phase) {
      case Phase::build:
        write_builds();
        break;
      case Phase::bid:
        write_bids();
        break;
      case Phase::plot:
        write_plots();
        break;
      case Phase::chips:
        write_chips();
        break;
      case Phase::move:
        write_moves();
        break;
      case Phase::brake_option:
      case Phase::corner_option:
        write_options();
        break;
      case Phase::place:
        write_places();
        break;
      default:
        break;
    }
    json_.end_object();
    desk_.instruments = json_.text();
    return std::move(desk_);
  }

 private:
  Choice choice_of(const Decision& decision, std::string kind, std::string label) const {
    Choice choice;
    choice.decision = race_.format(seat_, decision);
    choice.kind = std::move(kind);
    choice.label = std::move(label);
    return choice;
  }

  // --- Build and bid ----------------------------------------------------------------------------

  void write_category(std::size_t category, std::string_view name, int lowest) {
    json_.begin_object().key("name").value(name).key("lowest").value(lowest).key("values");
    json_.begin_array();
    for (int level = lowest; level <= kLevelMax; ++level) {
      Levels levels{};
      levels[category] = static_cast<std::int8_t>(level);
      const Car car = equipped(levels, game_.options.laps);
      const std::array<std::string, 6> values = {
          mph(car.specs.start),     mph(car.specs.accel),
          mph(car.specs.decel),     mph(car.specs.top),
          std::to_string(car.wear), std::to_string(car.ones) + "+" + std::to_string(car.threes)};
      json_.value(values[category]);
    }
    json_.end_array().end_object();
  }

  void write_builds() {
    desk_.question = say("ask_build_levels");
    json_.key("laps").value(game_.options.laps).key("sum").value(kLevelSum);
    json_.key("categories").begin_array();
    write_category(0, "start", kLevelMin);
    write_category(1, "acceleration", kRateLevelMin);
    write_category(2, "deceleration", kRateLevelMin);
    write_category(3, "top", kLevelMin);
    write_category(4, "wear", kLevelMin);
    write_category(5, "skill", kLevelMin);
    json_.end_array();
    for (const Suggestion& suggestion : kSuggestions) {
      const Car car = equipped(suggestion.levels, game_.options.laps);
      Choice choice = choice_of(build(suggestion.levels), "build", format_specs(car.specs));
      choice.notes = {say("build_" + std::string(suggestion.key)),
                      say("note_means", {{"wear", std::to_string(car.wear)},
                                         {"ones", std::to_string(car.ones)},
                                         {"threes", std::to_string(car.threes)}})};
      desk_.choices.push_back(std::move(choice));
    }
  }

  void write_bids() {
    desk_.question = say("ask_bid");
    for (const BidSuggestion& suggestion : kBidSuggestions) {
      const Bid& offer = suggestion.bid;
      if (offer.wear > car_.wear || offer.ones > car_.ones || offer.threes > car_.threes) continue;
      Choice choice = choice_of(bid(offer), "bid", format_bid(offer));
      if (offer != Bid{}) {
        choice.price.tone = Tone::wear;
        choice.price.ways.emplace_back();
        if (offer.wear > 0) choice.price.ways[0].push_back({.what = "wear", .units = offer.wear});
        if (offer.ones + offer.threes > 0)
          choice.price.ways[0].push_back({.what = "chip", .units = offer.ones + offer.threes});
      }
      choice.notes = {say("bid_" + std::string(suggestion.key))};
      desk_.choices.push_back(std::move(choice));
    }
  }

  // --- The car ----------------------------------------------------------------------------------

  void write_car() {
    json_.key("speed").value(car_.speed.mph()).key("isStarting").value(car_.starting);
    write_specs(json_, car_.specs);
    json_.key("highest").value(kSpeedMax.mph());
    json_.key("wear").value(static_cast<int>(car_.wear));
    json_.key("wearFull").value(full_wear(game_, car_));
    json_.key("ones").value(static_cast<int>(car_.ones));
    json_.key("threes").value(static_cast<int>(car_.threes));
    json_.key("build").value(format_specs(car_.specs));
    json_.key("lap").value(
        std::min(game_.options.laps, laps_completed(game_.course, car_.progress) + 1));
    json_.key("laps").value(game_.options.laps);
    if (race_.has_started()) write_ahead(json_, board_, game_.course, car_.at);
  }

  // --- Plots ------------------------------------------------------------------------------------

  void write_plots() {
    desk_.question = car_.starting ? say("ask_plot_start", {{"start", mph(car_.specs.start)}})
                                   : say("ask_plot", {{"speed", mph(car_.speed)}});
    const Speed highest = highest_plot(game_, car_);
    const bool has_front = car_.fronts[0] != kNoCar || car_.fronts[1] != kNoCar;
    json_.key("tow").value(has_front ? "in_move" : "no_car_ahead").key("roads").begin_array();
    for (const PlotNote& note : plot_notes(board_, game_, car_)) {
      write_plot(note);
      std::vector<RoadEnd> ends;
      for (const WayNote& way : note.ways)
        ends.push_back(
            {way.spaces.empty() ? car_.at : way.spaces.back(), way.rows, &way.price, way.line});
      json_.begin_object().key("speed").value(note.speed.mph()).key("ends");
      write_ends(json_, board_, game_.course, ends);
      json_.end_object();
    }
    json_.end_array();
    if (highest < kSpeedMax) {
      Choice choice;
      choice.kind = "plot";
      choice.label = mph(highest + 20_mph);
      choice.barred =
          say("why_plot_corrected", {{"speed", mph(highest + 20_mph)}, {"most", mph(highest)}});
      choice.clause = "WBC-2.2a";
      desk_.choices.push_back(std::move(choice));
    }
  }

  void write_plot(const PlotNote& note) {
    Choice choice = choice_of(plot(note.speed), "plot", mph(note.speed));
    choice.price = price_of(board_, note.plot);
    choice.has_road = true;
    choice.road = price_of(board_, note.road);
    const WayNote& way = note.ways.front();
    choice.path = places_of(board_, way.spaces);
    choice.rows = way.spaces.empty() ? 0 : way.rows;
    choice.notes = {plot_change(car_.starting, car_.speed, car_.specs.start, note.speed),
                    say("note_spaces", {{"spaces", std::to_string(note.speed.spaces())}})};
    desk_.choices.push_back(std::move(choice));
  }

  // --- Chips ------------------------------------------------------------------------------------

  Say chips_question() const {
    const Move& move = state_.move;
    std::vector<std::pair<std::string, std::string>> with;
    switch (state_.test) {
      case Test::start:
      case Test::acceleration:
        with = {{"speed", mph(car_.plot)}};
        break;
      case Test::top_speed:
        with = {{"speed", mph(move.attempt)}, {"top", mph(car_.specs.top)}};
        break;
      case Test::chance:
        with = {{"corner", corner_of(board_, move.due_corner)}};
        break;
      case Test::pass: {
        const SpaceId to = game_.course.next(car_.at, move.step);
        with = {{"who", race_.names()[other_car_on(state_, to)]}};
        break;
      }
      case Test::wreck:
        with = {{"place", place_of(board_, state_.markers[move.marker])}};
        break;
      case Test::brakes:
      case Test::none:
        break;
    }
    return say("ask_chips_" + std::string(test_name(state_.test)), std::move(with));
  }

  void write_chips() {
    desk_.question = chips_question();
    json_.key("test").value(test_name(state_.test));
    json_.key("modifier").value(signed_text(table_modifier(game_, state_)));
    json_.key("dice").value(static_cast<int>(state_.move.dice));
    for (const OptionNote& note : chip_notes(scene_)) {
      const int modifier = note.decision.number;
      Choice choice =
          choice_of(note.decision, "chips", modifier == 0 ? "0" : signed_text(-modifier));
      choice.price = price_of(board_, note.price);
      desk_.choices.push_back(std::move(choice));
    }
  }

  // --- The move ---------------------------------------------------------------------------------

  void write_moves() {
    const Move& move = state_.move;
    const int base = base_left(move);
    const int all = spaces_left(move);
    desk_.question = base > 0  ? say("ask_move", {{"speed", mph(move.speed)},
                                                  {"spaces", std::to_string(base)},
                                                  {"bonus", std::to_string(all - base)}})
                     : all > 0 ? say("ask_move_bonus", {{"spaces", std::to_string(all)}})
                               : say("ask_move_end");
    json_.key("driven").value(move.speed.mph()).key("spaces").value(all);
    json_.key("bonus").value(all - base);
    const int wanted = base > 0 ? base : all;
    for (const WayNote& way : shown_ways(scene_)) write_way(way, wanted);
    for (const MoveNote& note : move_notes(scene_)) write_act(note);
  }

  void write_way(const WayNote& way, int wanted) {
    Choice choice;
    choice.kind = "drive";
    choice.path = places_of(board_, way.spaces);
    choice.decision = "drive";
    for (const std::string& place : choice.path) choice.decision += " " + place;
    choice.to = choice.label = choice.path.back();
    choice.price = price_of(board_, way.price);
    choice.rows = way.rows;
    choice.notes = way_words(board_, game_.course, way.spaces.back(), way.over, way.line);
    const int length = static_cast<int>(way.spaces.size());
    if (length < wanted && way.price.kind != PriceKind::out)
      choice.notes.push_back(say("note_shut", {{"spaces", std::to_string(length)}}));
    desk_.choices.push_back(std::move(choice));
  }

  void write_act(const MoveNote& note) {
    const Decision& decision = note.decision;
    Choice choice = choice_of(decision, std::string(verb(decision.kind)), "");
    choice.price = price_of(board_, note.price);
    switch (decision.kind) {
      case DecisionKind::pass: {
        const SpaceId to = game_.course.next(car_.at, decision.number);
        choice.to = choice.label = place_of(board_, to);
        choice.path = {choice.to};
        choice.rows = game_.course.gain(car_.at, to);
        choice.notes = {say("note_pass", {{"who", race_.names()[other_car_on(state_, to)]}})};
        break;
      }
      case DecisionKind::emergency:
        choice.label = std::to_string(state_.move.speed.mph() - decision.number);
        choice.notes = {say("note_emergency", {{"speed", choice.label}})};
        break;
      case DecisionKind::slip:
        choice.label = race_.names()[decision.number];
        choice.notes = {
            say("note_slip",
                {{"who", choice.label},
                 {"spaces", std::to_string(slip_spaces(state_.cars[decision.number].plot))}})};
        break;
      default:
        choice.label = place_of(board_, car_.at);
        choice.to = choice.label;
        choice.notes = {say("note_end")};
        break;
    }
    desk_.choices.push_back(std::move(choice));
  }

  // --- Payments ---------------------------------------------------------------------------------

  void write_options() {
    const Move& move = state_.move;
    const bool is_corner = state_.phase == Phase::corner_option;
    const Speed over = is_corner ? need(due_ledger(car_, move)) : move.over;
    json_.key("payment").begin_object().key("over").value(over.mph());
    json_.key("speed").value(move.speed.mph());
    if (is_corner) {
      const std::string corner = corner_of(board_, move.due_corner);
      json_.key("reason").value(move.due_for_line ? "line" : "corner").key("corner").value(corner);
      desk_.question =
          move.due_for_line
              ? say("ask_pay_line", {{"corner", corner}, {"over", mph(over)}})
              : say("ask_pay_corner",
                    {{"corner", corner}, {"speed", mph(move.speed)}, {"over", mph(over)}});
    } else {
      json_.key("reason").value("braking");
      desk_.question =
          say("ask_pay_braking_all", {{"speed", mph(move.speed)}, {"over", mph(over)}});
    }
    json_.end_object();
    for (const OptionNote& note : option_notes(scene_)) {
      Choice choice = choice_of(note.decision, pay_kind(note.price), "");
      choice.label = choice.decision.substr(choice.decision.find(' ') + 1);
      choice.price = price_of(board_, note.price);
      desk_.choices.push_back(std::move(choice));
    }
  }

  void write_places() {
    desk_.question = say("ask_place");
    for (const std::string& decision : race_.legal(seat_)) {
      Choice choice;
      choice.decision = decision;
      choice.kind = "place";
      choice.to = choice.label = decision.substr(decision.find(' ') + 1);
      choice.path = {choice.to};
      desk_.choices.push_back(std::move(choice));
    }
  }

  const SpeedCircuitWbcRace& race_;
  const Board& board_;
  const Game& game_;
  const State& state_;
  Seat seat_;
  const Car& car_;
  Scene scene_;
  JsonText json_;
  Desk desk_;
};

void put_marks(CarOnTable& row, const Course& course, const Car& car) {
  if (!car.is_running()) return;
  if (car.engine_damaged) row.marks.push_back(say("mark_engine_damaged"));
  if (car.brakes_damaged) row.marks.push_back(say("mark_brakes_damaged"));
  if (car.spun) row.marks.push_back(say("mark_spun"));
  if (course[car.at].is_strip) row.marks.push_back(say("mark_off_track"));
}

}  // namespace

Desk desk_of(const SpeedCircuitWbcRace& race, Seat seat) {
  if (!race.pending().awaits(seat)) return {};
  return Writer(race, seat).write();
}

Table table_of(const SpeedCircuitWbcRace& race) {
  const State& state = race.state();
  Table table = family_table(race);
  table.phase = phase_name(state.phase);
  const bool is_secret = race.is_hidden_round();
  if (table.has_started && !is_secret) {
    put_movement(table, state);
    for (int i = 0; i < state.marker_count; ++i)
      table.markers.push_back(place_of(race.board(), state.markers[i]));
  }
  for (CarOnTable& row : table.cars) {
    const Car& car = state.cars[row.car];
    row.result = result_name(car.status);
    if (table.has_started) put_marks(row, race.game().course, car);
    if (car.is_running() && is_secret) {
      row.plot = (state.waiting >> row.car & 1) != 0 ? "thinks" : "in";
    } else if (car.is_running() && table.has_started) {
      row.plot = mph(car.plot);
    }
    if (!table.has_started) continue;
    row.figures = {{"speed", car.speed.mph()},
                   {"wear", car.wear},
                   {"wear_full", full_wear(race.game(), car)},
                   {"chips", car.ones},
                   {"chips_three", car.threes}};
  }
  return table;
}

}  // namespace chicane::desk
