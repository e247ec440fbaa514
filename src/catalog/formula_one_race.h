// The door of `formula-one`.
#pragma once

#include "catalog/rule_race.h"
#include "rules/formula_one/formula_one.h"

namespace chicane {

template <>
struct WordsOf<formula_one::FormulaOne>;
using FormulaOneWords = WordsOf<formula_one::FormulaOne>;
using FormulaOneRace = RuleRace<formula_one::FormulaOne>;

template <>
struct WordsOf<formula_one::FormulaOne> {
  using R = formula_one::FormulaOne;
  using Words = std::vector<std::string_view>;

  static std::string_view title() { return "Formula One (Waddingtons, 1962)"; }
  static constexpr bool kHasSecrets = true;
  static constexpr int kDefaultLaps = 3;
  static constexpr int kFewestLaps = 3;
  static constexpr BoardForm kForm = BoardForm::bands;
  static std::string_view default_board() { return "F1-REF"; }
  static std::vector<OptionInfo> option_infos();
  static std::vector<TableInfo> table_infos();
  static SourceInfo source_info();
  static std::string set_option(R::Options& options, std::string_view key, std::string_view value);
  static std::string format_options(const R::Options& options);
  static bool is_hidden_round(const R::State& state);
  static SeatSet hidden_answers(const R::State&) { return {}; }
  static bool has_started(const R::State& state);
  static bool has_formalities(const R::State& state);
  static Understood<R> parse(const FormulaOneRace& race, Seat seat, const Words& words);
  static std::string format(const FormulaOneRace& race, Seat seat, const R::Decision& decision);
  static Refused explain(const FormulaOneRace& race, Seat seat, const R::Decision& decision,
                         const R::Refusal& refusal);
  static std::vector<std::string> single_decisions(const Words& words);
  static std::vector<std::string> car_names(const FormulaOneRace& race);
  static const EventTable<R>& events();
  static LineNames line_names(const FormulaOneRace& race);
  static int seat_of_car(const FormulaOneRace& race, int car);
  static Thrower thrower(const FormulaOneRace& race, const Roll& roll);
  static std::string roll_label(const FormulaOneRace& race, const Roll& roll);
  static std::string_view purpose(int purpose);
  static CarStandings car_standings(const R::Game& game, const R::State& state);
  static std::vector<Standing> standings(const FormulaOneRace& race);
  static int lap_length(const R::Game& game) { return game.track.row_count; }
  // Rounds completed.
  static int turn(const R::State& state) {
    return state.phase == formula_one::Phase::over ? state.round : std::max(0, state.round - 1);
  }
  static std::string cannot_seat(const R::Game& game, const Board& board, int seats);
  static std::string_view other_circuit(const R::Game& game, int seats);
};

}  // namespace chicane
