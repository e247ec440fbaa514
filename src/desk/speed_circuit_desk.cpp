#include "desk/speed_circuit_desk.h"

#include <array>

#include "codec/speed_circuit/decision_text.h"
#include "codec/speed_circuit/price_text.h"
#include "codec/speed_circuit/suggestions.h"
#include "desk/family_desk.h"
#include "rules/speed_circuit/cornering.h"
#include "rules/speed_circuit/deceleration.h"
#include "rules/speed_circuit/plotting.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/slipstream.h"

namespace chicane::desk {

namespace {

using namespace speed_circuit;

std::string_view phase_name(Phase phase) {
  constexpr std::array<std::string_view, 12> kNames = {
      "build",        "grid_roll",  "plot",  "start_test",    "acceleration_test", "top_speed_test",
      "brake_option", "brake_test", "drive", "corner_option", "chance_table",      "over"};
  return kNames[static_cast<std::size_t>(phase)];
}

std::string_view result_name(Status status) {
  constexpr std::array<std::string_view, 6> kNames = {"running", "finished", "crash",
                                                      "engine",  "brakes",   "stall"};
  return kNames[static_cast<std::size_t>(status)];
}

std::string_view tow_name(SlipChance chance) {
  constexpr std::array<std::string_view, 3> kNames = {"open", "no_car_ahead", "in_corner"};
  return kNames[static_cast<std::size_t>(chance)];
}

std::string mph(Speed speed) { return std::to_string(speed.mph()); }

int full_wear(const Game& game, const Car& car) {
  return car.build == kNoBuild ? car.wear : wear_of(build_points(car.build), game.options.laps);
}

std::vector<SpaceId> spaces_of(const Course& course, SpaceId from, const Path& path) {
  std::vector<SpaceId> spaces;
  for (int i = 0; i < path.length; ++i) spaces.push_back(from = course.next(from, path.step(i)));
  return spaces;
}

// One desk; lives as long as it is asked.
class Writer {
 public:
  Writer(const SpeedCircuitRace& race, Seat seat)
      : race_(race),
        board_(race.board()),
        game_(race.game()),
        state_(race.state()),
        seat_(seat),
        car_(race.state().cars[index(seat)]) {}

  Desk write() {
    desk_.phase = phase_name(state_.phase);
    desk_.car = index(seat_);
    json_.begin_object();
    if (state_.phase == Phase::build) {
      write_builds();
    } else {
      write_car();
      switch (state_.phase) {
        case Phase::plot:
          write_plots();
          break;
        case Phase::drive:
          write_drives();
          break;
        case Phase::brake_option:
        case Phase::corner_option:
          write_options();
          break;
        default:
          break;
      }
    }
    json_.end_object();
    desk_.instruments = json_.text();
    return std::move(desk_);
  }

 private:
  // --- Build ------------------------------------------------------------------------------------

  template <std::size_t N, class Value>
  void write_category(std::string_view name, const std::array<Value, N>& values) {
    json_.begin_object().key("name").value(name).key("lowest").value(0).key("values");
    json_.begin_array();
    for (const Value& value : values) {
      if constexpr (std::is_same_v<Value, Speed>) {
        json_.value(mph(value));
      } else {
        json_.value(std::to_string(value));
      }
    }
    json_.end_array().end_object();
  }

  void write_builds() {
    desk_.question = say("ask_build");
    json_.key("laps").value(game_.options.laps).key("sum").value(kPreparationPoints);
    json_.key("categories").begin_array();
    write_category("start", kStartSpeeds);
    write_category("acceleration", kAccelerations);
    write_category("deceleration", kDecelerations);
    write_category("top", kTopSpeeds);
    write_category("wear", kWearPerLap);
    json_.end_array();
    for (const Suggestion& suggestion : kSuggestions) {
      Choice choice;
      choice.decision = "build " + format_points(suggestion.points);
      choice.kind = "build";
      choice.label = format_build(suggestion.points);
      choice.notes = {say("build_" + std::string(suggestion.key))};
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
    json_.key("build").value(format_build(build_points(car_.build)));
    json_.key("lap").value(
        std::min(game_.options.laps, laps_completed(game_.course, car_.progress) + 1));
    json_.key("laps").value(game_.options.laps);
    write_ahead(json_, board_, game_.course, car_.at);
  }

  // --- Plots ------------------------------------------------------------------------------------

  void write_plots() {
    desk_.question = car_.starting ? say("ask_plot_start", {{"start", mph(car_.specs.start)}})
                                   : say("ask_plot", {{"speed", mph(car_.speed)}});
    const PlotRange range = plot_range(game_, car_);
    const SlipChance tow = slip_chance(game_, state_, index(seat_));
    json_.key("tow").value(tow_name(tow)).key("roads").begin_array();
    if (range.lowest > Speed{}) bar_plot(range.lowest - 20_mph, range);
    const std::vector<PlotNote> notes = plot_notes(board_, game_, car_);
    for (const PlotNote& note : notes) {
      write_plot(note, SlipMark::no);
      std::vector<RoadEnd> ends;
      for (const DriveNote& way : note.ways)
        ends.push_back({way.end, way.rows, &way.price, way.line});
      json_.begin_object().key("speed").value(note.speed.mph()).key("ends");
      write_ends(json_, board_, game_.course, ends);
      json_.end_object();
    }
    json_.end_array();
    if (range.highest < kSpeedMax) bar_plot(range.highest + 20_mph, range);
    for (const PlotNote& note : notes) {
      if (tow == SlipChance::open) write_plot(note, SlipMark::yes);
    }
  }

  void write_plot(const PlotNote& note, SlipMark slip) {
    Choice choice;
    choice.decision = race_.format(seat_, plot(note.speed, slip));
    choice.kind = slip == SlipMark::yes ? "plot_slip" : "plot";
    choice.label = mph(note.speed);
    choice.price = price_of(board_, note.plot);
    choice.has_road = true;
    choice.road = price_of(board_, note.road);
    const DriveNote& way = note.ways.front();
    choice.path = places_of(board_, spaces_of(game_.course, car_.at, path(way.decision)));
    choice.rows = note.speed == Speed{} ? 0 : way.rows;
    choice.notes = {plot_change(car_.starting, car_.speed, car_.specs.start, note.speed),
                    say("note_spaces", {{"spaces", std::to_string(note.speed.spaces())}})};
    desk_.choices.push_back(std::move(choice));
  }

  void bar_plot(Speed speed, const PlotRange& range) {
    const Why why = why_not_plotted(game_, car_, speed);
    Choice choice;
    choice.kind = "plot";
    choice.label = mph(speed);
    choice.barred = say("why_" + std::string(name(why)), {{"speed", mph(speed)},
                                                          {"least", mph(range.lowest)},
                                                          {"most", mph(range.highest)},
                                                          {"wear", std::to_string(car_.wear)}});
    choice.clause = clause(why);
    desk_.choices.push_back(std::move(choice));
  }

  // --- Drives -----------------------------------------------------------------------------------

  void write_drives() {
    const PathRules& rules = state_.move.rules;
    desk_.question = rules.is_collision
                         ? say("ask_collision")
                         : say("ask_drive", {{"speed", mph(car_.driven)},
                                             {"spaces", std::to_string(rules.length)},
                                             {"bonus", std::to_string(rules.bonus)}});
    json_.key("driven")
        .value(car_.driven.mph())
        .key("spaces")
        .value(static_cast<int>(rules.length));
    json_.key("bonus").value(static_cast<int>(rules.bonus));
    json_.key("isCollision").value(rules.is_collision);
    for (const DriveNote& note : shown_drives(board_, game_, state_)) {
      Choice choice;
      choice.decision = race_.format(seat_, note.decision);
      choice.kind = "drive";
      choice.label = place_of(board_, note.end);
      choice.price = price_of(board_, note.price);
      choice.to = choice.label;
      choice.path = places_of(board_, spaces_of(game_.course, car_.at, path(note.decision)));
      choice.rows = choice.path.empty() ? 0 : note.rows;
      choice.notes = way_words(board_, game_.course, note.end, note.over, note.line);
      desk_.choices.push_back(std::move(choice));
    }
  }

  // --- Payments ---------------------------------------------------------------------------------

  void write_options() {
    const bool is_corner = state_.phase == Phase::corner_option;
    const Speed over = is_corner ? due_over() : braking_over(car_, car_.plot);
    json_.key("payment").begin_object().key("over").value(over.mph());
    if (is_corner) {
      const std::string corner = corner_of(board_, state_.move.due_corner);
      json_.key("reason").value(state_.move.due_for_line ? "line" : "corner");
      json_.key("corner").value(corner).key("speed").value(car_.driven.mph());
      desk_.question =
          state_.move.due_for_line
              ? say("ask_pay_line", {{"corner", corner}, {"over", mph(over)}})
              : say("ask_pay_corner",
                    {{"corner", corner}, {"speed", mph(car_.driven)}, {"over", mph(over)}});
    } else {
      json_.key("reason").value("braking").key("speed").value(car_.plot.mph());
      desk_.question =
          say("ask_pay_braking",
              {{"from", mph(car_.speed)}, {"speed", mph(car_.plot)}, {"over", mph(over)}});
    }
    json_.end_object();
    const ChartRow& row = is_corner ? cornering_row(over) : deceleration_row(over);
    const std::vector<OptionNote> notes = option_notes(game_, state_);
    for (const OptionNote& note : notes) {
      Choice choice;
      choice.decision = race_.format(seat_, note.decision);
      choice.kind = pay_kind(note.price);
      choice.label = choice.decision.substr(choice.decision.find(' ') + 1);
      choice.price = price_of(board_, note.price);
      desk_.choices.push_back(std::move(choice));
    }
    for (const ChartOption& option : row) {
      if (!is_offered(notes, option)) bar_option(option, is_corner);
    }
  }

  Speed due_over() const {
    for (int i = 0; i < car_.passage.ledger_count; ++i) {
      if (car_.passage.ledgers[i].corner == state_.move.due_corner)
        return need(car_.passage.ledgers[i]);
    }
    return {};
  }

  static bool is_offered(const std::vector<OptionNote>& notes, const ChartOption& option) {
    return std::any_of(notes.begin(), notes.end(), [&](const OptionNote& note) {
      return chart_option(note.decision) == option;
    });
  }

  void bar_option(const ChartOption& option, bool is_corner) {
    Choice choice;
    choice.kind = option.die ? "throw" : "pay";
    choice.label = format_option(option, is_corner ? kCornerDie : kBrakeDie);
    choice.price = price_of(board_, option_price(state_, option));
    choice.barred = say("why_option_not_payable", {{"wear", std::to_string(car_.wear)}});
    choice.clause = clause(Why::option_not_payable);
    desk_.choices.push_back(std::move(choice));
  }

  const SpeedCircuitRace& race_;
  const Board& board_;
  const Game& game_;
  const State& state_;
  Seat seat_;
  const Car& car_;
  JsonText json_;
  Desk desk_;
};

void put_marks(CarOnTable& row, const Car& car) {
  if (!car.is_running()) return;
  if (car.engine_damaged) row.marks.push_back(say("mark_engine_damaged"));
  if (car.brakes_strained) row.marks.push_back(say("mark_brakes_strained"));
  if (car.starting && car.spun) row.marks.push_back(say("mark_spun"));
  if (car.stalls > 0) row.marks.push_back(say("mark_stalled"));
}

}  // namespace

Desk desk_of(const SpeedCircuitRace& race, Seat seat) {
  if (!race.pending().awaits(seat)) return {};
  return Writer(race, seat).write();
}

Table table_of(const SpeedCircuitRace& race) {
  const State& state = race.state();
  Table table = family_table(race);
  table.phase = phase_name(state.phase);
  const bool is_secret = race.is_hidden_round();
  if (table.has_started && !is_secret) put_movement(table, state);
  for (CarOnTable& row : table.cars) {
    const Car& car = state.cars[row.car];
    row.result = result_name(car.status);
    put_marks(row, car);
    if (car.is_running() && is_secret) {
      row.plot = (state.waiting >> row.car & 1) != 0 ? "thinks" : "in";
    } else if (car.is_running() && table.has_started) {
      row.plot = mph(car.plot) + (car.slip ? " slip" : "");
    }
    if (!table.has_started) continue;
    row.figures = {
        {"speed", car.speed.mph()}, {"wear", car.wear}, {"wear_full", full_wear(race.game(), car)}};
  }
  return table;
}

}  // namespace chicane::desk
