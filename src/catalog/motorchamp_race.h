// The door of `motorchamp`.
#pragma once

#include "catalog/rule_race.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane {

template <>
struct WordsOf<motorchamp::MotorChamp>;
using MotorChampWords = WordsOf<motorchamp::MotorChamp>;
using MotorChampRace = RuleRace<motorchamp::MotorChamp>;

template <>
struct WordsOf<motorchamp::MotorChamp> {
  using R = motorchamp::MotorChamp;
  using Words = std::vector<std::string_view>;

  static std::string_view title() { return "MotorChamp (AZA-Spiele, 2000)"; }
  static constexpr bool kHasSecrets = false;
  static constexpr int kDefaultLaps = 6;
  static constexpr int kFewestLaps = 1;
  static constexpr BoardForm kForm = BoardForm::motor;
  static std::string_view default_board() { return "mc-a1-m1-z1"; }
  static std::vector<OptionInfo> option_infos();
  static std::vector<TableInfo> table_infos();
  static SourceInfo source_info();
  static std::string set_option(R::Options& options, std::string_view key, std::string_view value);
  static std::string format_options(const R::Options& options);
  static bool is_hidden_round(const R::State& state);
  static SeatSet hidden_answers(const R::State&) { return {}; }
  static bool has_started(const R::State& state);
  static bool has_formalities(const R::State& state);
  static Understood<R> parse(const MotorChampRace& race, Seat seat, const Words& words);
  static std::string format(const MotorChampRace& race, Seat seat, const R::Decision& decision);
  static Refused explain(const MotorChampRace& race, Seat seat, const R::Decision& decision,
                         const R::Refusal& refusal);
  static std::vector<std::string> single_decisions(const Words& words);
  static std::vector<std::string> car_names(const MotorChampRace& race);
  static const EventTable<R>& events();
  static LineNames line_names(const MotorChampRace& race);
  static int seat_of_car(const MotorChampRace& race, int car);
  static Thrower thrower(const MotorChampRace& race, const Roll& roll) {
    return {roll.car, seat_of_car(race, roll.car)};
  }
  static std::string roll_label(const MotorChampRace& race, const Roll& roll);
  static std::string_view purpose(int purpose);
  static CarStandings car_standings(const R::Game& game, const R::State& state);
  static std::vector<Standing> standings(const MotorChampRace& race);
  static int lap_length(const R::Game& game) { return game.track.count; }
  // Rounds completed.
  static int turn(const R::State& state) {
    return state.phase == motorchamp::Phase::over ? state.round : std::max(0, state.round - 1);
  }
  static std::string cannot_seat(const R::Game& game, const Board& board, int seats);
  static std::string_view other_circuit(const R::Game& game, int seats);
};

}  // namespace chicane
