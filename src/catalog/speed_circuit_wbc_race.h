// The door of `speed-circuit-wbc`.
#pragma once

#include "catalog/rule_race.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane {

template <>
struct WordsOf<speed_circuit_wbc::SpeedCircuitWbc>;
using SpeedCircuitWbcWords = WordsOf<speed_circuit_wbc::SpeedCircuitWbc>;
using SpeedCircuitWbcRace = RuleRace<speed_circuit_wbc::SpeedCircuitWbc>;

template <>
struct WordsOf<speed_circuit_wbc::SpeedCircuitWbc> {
  using R = speed_circuit_wbc::SpeedCircuitWbc;
  using Words = std::vector<std::string_view>;

  static std::string_view title() { return "Speed Circuit, WBC tournament rules 2011"; }
  static constexpr bool kHasSecrets = false;
  static constexpr int kDefaultLaps = 2;
  static constexpr int kFewestLaps = 1;
  static constexpr std::string_view kReactionRule = "Speed Circuit (SC-12.2)";
  static constexpr BoardForm kForm = BoardForm::lanes;
  static std::string_view default_board() { return "monza"; }
  static std::vector<OptionInfo> option_infos();
  static std::vector<TableInfo> table_infos();
  static SourceInfo source_info();
  static std::string set_option(R::Options& options, std::string_view key, std::string_view value);
  static std::string format_options(const R::Options& options);
  static bool is_hidden_round(const R::State& state);
  static SeatSet hidden_answers(const R::State& state) { return answered_by_seat(state); }
  static bool has_started(const R::State& state);
  static bool has_formalities(const R::State& state);
  static Understood<R> parse(const SpeedCircuitWbcRace& race, Seat seat, const Words& words);
  static std::string format(const SpeedCircuitWbcRace& race, Seat seat,
                            const R::Decision& decision);
  static Refused explain(const SpeedCircuitWbcRace& race, Seat seat, const R::Decision& decision,
                         const R::Refusal& refusal);
  static std::vector<std::string> single_decisions(const Words& words);
  static std::vector<std::string> car_names(const SpeedCircuitWbcRace& race) {
    return race.names();
  }
  static const EventTable<R>& events();
  static LineNames line_names(const SpeedCircuitWbcRace& race) {
    return {race.names(), race.names()};
  }
  static int seat_of_car(const SpeedCircuitWbcRace&, int car) { return car; }
  static Thrower thrower(const SpeedCircuitWbcRace&, const Roll& roll) {
    return {roll.car, roll.car};
  }
  static std::string roll_label(const SpeedCircuitWbcRace& race, const Roll& roll);
  static std::string_view purpose(int purpose);
  static std::string build(const R::State& state, int car);
  static CarStandings car_standings(const R::Game&, const R::State& state) {
    return car_standings_by_seat(state);
  }
  static std::vector<Standing> standings(const SpeedCircuitWbcRace& race);
  static int turn(const R::State& state) { return state.turn; }
  static int lap_length(const R::Game& game) { return game.course.rows; }
  static std::string cannot_seat(const R::Game& game, const Board& board, int seats);
  static std::string_view other_circuit(const R::Game& game, int seats);
};

}  // namespace chicane
