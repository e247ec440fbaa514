#include "catalog/speed_circuit_race.h"

#include "codec/speed_circuit/decision_text.h"
#include "codec/speed_circuit/event_rows.h"
#include "codec/speed_circuit/options_text.h"
#include "codec/speed_circuit/refusal_text.h"
#include "codec/speed_circuit/tables_text.h"
#include "rules/speed_circuit/preparation.h"

namespace chicane {

using namespace speed_circuit;

namespace {

const Car& car_of(const State& state, Seat seat) {
  return index(seat) < state.car_count ? state.cars[index(seat)] : state.at_wheel();
}

std::string result(const Game& game, const Car& car) {
  switch (car.status) {
    case Status::running:
      return "running";
    case Status::finished: {
      const int rows = car.progress - game.options.laps * game.course.rows;
      return fill("turn {}, {} row{} past the line", static_cast<int>(car.finish_turn), rows,
                  rows == 1 ? "" : "s");
    }
    case Status::crash:
      return "crash";
    case Status::engine:
      return "engine";
    case Status::brakes:
      return "brakes";
    case Status::stall:
      return "stalled";
  }
  return {};
}

}  // namespace

std::vector<OptionInfo> SpeedCircuitWords::option_infos() { return speed_circuit::option_infos(); }

std::vector<TableInfo> SpeedCircuitWords::table_infos() { return speed_circuit::table_infos(); }

SourceInfo SpeedCircuitWords::source_info() { return speed_circuit::source_info(); }

std::string SpeedCircuitWords::set_option(R::Options& options, std::string_view key,
                                          std::string_view value) {
  return speed_circuit::set_option(options, key, value);
}

std::string SpeedCircuitWords::format_options(const R::Options& options) {
  return speed_circuit::format_options(options);
}

bool SpeedCircuitWords::is_hidden_round(const R::State& state) {
  return state.phase == Phase::build || state.phase == Phase::plot;
}

bool SpeedCircuitWords::has_started(const R::State& state) {
  return state.phase != Phase::build && state.phase != Phase::grid_roll;
}

bool SpeedCircuitWords::has_formalities(const R::State&) { return false; }

Understood<SpeedCircuit> SpeedCircuitWords::parse(const SpeedCircuitRace& race, Seat seat,
                                                  const Words& words) {
  const Result<Decision, Misread> decision =
      parse_decision(race.board(), race.game().course, car_of(race.state(), seat), words);
  if (decision) return {*decision, {}};
  const Misread& misread = decision.error();
  if (!misread.refusal) return {std::nullopt, {"no_decision", "", misread.what}};
  const Why why = misread.refusal->why;
  return {std::nullopt, refused(why, misread.what + ". " + std::string(clause(why)))};
}

std::string SpeedCircuitWords::format(const SpeedCircuitRace& race, Seat seat,
                                      const R::Decision& decision) {
  return format_decision(race.board(), race.game().course, car_of(race.state(), seat), decision);
}

Refused SpeedCircuitWords::explain(const SpeedCircuitRace& race, Seat seat,
                                   const R::Decision& decision, const R::Refusal& refusal) {
  return refused(refusal.why, speed_circuit::explain(race.board(), race.game(), race.state(), seat,
                                                     decision, refusal.why));
}

std::vector<std::string> SpeedCircuitWords::single_decisions(const Words& words) {
  const std::vector<std::string> said(words.begin(), words.end());
  return {join(said, " ")};
}

const EventTable<SpeedCircuit>& SpeedCircuitWords::events() { return event_table(); }

std::string SpeedCircuitWords::roll_label(const SpeedCircuitRace& race, const Roll& roll) {
  return roll_words(race.names()[roll.car], purpose_name(roll.purpose), roll);
}

std::string_view SpeedCircuitWords::purpose(int purpose) { return purpose_name(purpose); }

std::vector<Standing> SpeedCircuitWords::standings(const SpeedCircuitRace& race) {
  return standings_by_seat(race, result);
}

std::string SpeedCircuitWords::build(const R::State& state, int car) {
  return format_build(build_points(state.cars[car].build));
}

std::string SpeedCircuitWords::cannot_seat(const R::Game& game, const Board& board, int seats) {
  return too_many_cars(board, seats, R::seats_max(game));
}

std::string_view SpeedCircuitWords::other_circuit(const R::Game&, int seats) {
  return longer_grid(seats, 1, speed_circuit::kCarsMax);
}

}  // namespace chicane
