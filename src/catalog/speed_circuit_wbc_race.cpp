#include "catalog/speed_circuit_wbc_race.h"

#include "codec/speed_circuit_wbc/decision_text.h"
#include "codec/speed_circuit_wbc/event_rows.h"
#include "codec/speed_circuit_wbc/options_text.h"
#include "codec/speed_circuit_wbc/refusal_text.h"
#include "codec/speed_circuit_wbc/tables_text.h"

namespace chicane {

using namespace speed_circuit_wbc;

namespace {

Scene scene(const SpeedCircuitWbcRace& race) {
  return {race.board(), race.names(), race.game(), race.state()};
}

std::string result(const Game& game, const Car& car) {
  switch (car.status) {
    case Status::running:
      return "running";
    case Status::finished: {
      const int rows = car.progress - game.options.laps * game.course.rows;
      return fill("turn {}, {}", static_cast<int>(car.finish_turn),
                  rows == 0 ? "in the row before the line"
                            : fill("{} row{} past the line", rows, rows == 1 ? "" : "s"));
    }
    case Status::crash:
    case Status::crash_off:
      return "crash";
    case Status::engine:
      return "engine";
    case Status::brakes:
      return "brakes";
    case Status::kitty:
      return "stuck off track";
  }
  return {};
}

}  // namespace

std::vector<OptionInfo> SpeedCircuitWbcWords::option_infos() {
  return speed_circuit_wbc::option_infos();
}

std::vector<TableInfo> SpeedCircuitWbcWords::table_infos() {
  return speed_circuit_wbc::table_infos();
}

SourceInfo SpeedCircuitWbcWords::source_info() { return speed_circuit_wbc::source_info(); }

std::string SpeedCircuitWbcWords::set_option(R::Options& options, std::string_view key,
                                             std::string_view value) {
  return speed_circuit_wbc::set_option(options, key, value);
}

std::string SpeedCircuitWbcWords::format_options(const R::Options& options) {
  return speed_circuit_wbc::format_options(options);
}

bool SpeedCircuitWbcWords::is_hidden_round(const R::State& state) {
  return state.phase == Phase::build || state.phase == Phase::bid || state.phase == Phase::plot;
}

bool SpeedCircuitWbcWords::has_started(const R::State& state) {
  return state.phase > Phase::grid_roll;
}

bool SpeedCircuitWbcWords::has_formalities(const R::State& state) {
  return state.phase == Phase::chips || state.phase == Phase::move || state.phase == Phase::place;
}

Understood<SpeedCircuitWbc> SpeedCircuitWbcWords::parse(const SpeedCircuitWbcRace& race, Seat seat,
                                                        const Words& words) {
  const Result<Decision, Misread> decision = parse_decision(scene(race), seat, words);
  if (decision) return {*decision, {}};
  const Misread& misread = decision.error();
  if (!misread.refusal) return {std::nullopt, {"no_decision", "", misread.what}};
  const Why why = misread.refusal->why;
  return {std::nullopt, refused(why, misread.what + ". " + std::string(clause(why)))};
}

std::string SpeedCircuitWbcWords::format(const SpeedCircuitWbcRace& race, Seat seat,
                                         const R::Decision& decision) {
  return format_decision(scene(race), seat, decision);
}

Refused SpeedCircuitWbcWords::explain(const SpeedCircuitWbcRace& race, Seat seat,
                                      const R::Decision& decision, const R::Refusal& refusal) {
  return refused(refusal.why, speed_circuit_wbc::explain(scene(race), seat, decision, refusal.why));
}

std::vector<std::string> SpeedCircuitWbcWords::single_decisions(const Words& words) {
  return speed_circuit_wbc::single_decisions(words);
}

const EventTable<SpeedCircuitWbc>& SpeedCircuitWbcWords::events() { return event_table(); }

std::string SpeedCircuitWbcWords::roll_label(const SpeedCircuitWbcRace& race, const Roll& roll) {
  return roll_words(race.names()[roll.car], purpose_name(roll.purpose), roll);
}

std::string_view SpeedCircuitWbcWords::purpose(int purpose) { return purpose_name(purpose); }

std::vector<Standing> SpeedCircuitWbcWords::standings(const SpeedCircuitWbcRace& race) {
  return standings_by_seat(race, result);
}

std::string SpeedCircuitWbcWords::build(const R::State& state, int car) {
  return format_car(state.cars[car]);
}

std::string SpeedCircuitWbcWords::cannot_seat(const R::Game& game, const Board& board, int seats) {
  return too_many_cars(board, seats, R::seats_max(game));
}

std::string_view SpeedCircuitWbcWords::other_circuit(const R::Game&, int seats) {
  return longer_grid(seats, 1, speed_circuit_wbc::kCarsMax);
}

}  // namespace chicane
