// The door of `speed-circuit`.
#pragma once

#include "catalog/rule_race.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane {

namespace speed_circuit {

// Beside itself (base/held.h): the paths that were worked out.
inline std::size_t bytes_held(const Game& game) {
  const StandardPaths& paths = game.standard_paths;
  return chicane::bytes_held(paths.starts) + chicane::bytes_held(paths.link_starts) +
         chicane::bytes_held(paths.words) + chicane::bytes_held(paths.links);
}

}  // namespace speed_circuit

template <>
struct WordsOf<speed_circuit::SpeedCircuit>;
using SpeedCircuitWords = WordsOf<speed_circuit::SpeedCircuit>;
using SpeedCircuitRace = RuleRace<speed_circuit::SpeedCircuit>;

template <>
struct WordsOf<speed_circuit::SpeedCircuit> {
  using R = speed_circuit::SpeedCircuit;
  using Words = std::vector<std::string_view>;

  static std::string_view title() { return "Speed Circuit (Avalon Hill, 1977)"; }
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
  static Understood<R> parse(const SpeedCircuitRace& race, Seat seat, const Words& words);
  static std::string format(const SpeedCircuitRace& race, Seat seat, const R::Decision& decision);
  static Refused explain(const SpeedCircuitRace& race, Seat seat, const R::Decision& decision,
                         const R::Refusal& refusal);
  static std::vector<std::string> single_decisions(const Words& words);
  static std::vector<std::string> car_names(const SpeedCircuitRace& race) { return race.names(); }
  static const EventTable<R>& events();
  static LineNames line_names(const SpeedCircuitRace& race) { return {race.names(), race.names()}; }
  static int seat_of_car(const SpeedCircuitRace&, int car) { return car; }
  static Thrower thrower(const SpeedCircuitRace&, const Roll& roll) { return {roll.car, roll.car}; }
  static std::string roll_label(const SpeedCircuitRace& race, const Roll& roll);
  static std::string_view purpose(int purpose);
  static std::string build(const R::State& state, int car);
  static CarStandings car_standings(const R::Game&, const R::State& state) {
    return car_standings_by_seat(state);
  }
  static std::vector<Standing> standings(const SpeedCircuitRace& race);
  static int turn(const R::State& state) { return state.turn; }
  static int lap_length(const R::Game& game) { return game.course.rows; }
  static std::string cannot_seat(const R::Game& game, const Board& board, int seats);
  static std::string_view other_circuit(const R::Game& game, int seats);
};

}  // namespace chicane
