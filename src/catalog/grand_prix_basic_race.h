// The door of `grand-prix-basic`.
#pragma once

#include "catalog/rule_race.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane {

struct GrandPrixBasicWords;
using GrandPrixBasicRace = RuleRace<grand_prix_basic::GrandPrixBasic, GrandPrixBasicWords>;

struct GrandPrixBasicWords {
  using R = grand_prix_basic::GrandPrixBasic;
  using Words = std::vector<std::string_view>;

  static std::string_view title() { return "Grand Prix, basic rules (International Team)"; }
  static constexpr bool kHasSecrets = false;
  static constexpr int kDefaultLaps = 3;
  static constexpr int kFewestLaps = 1;
  static std::string_view default_board() { return "GP-REF"; }
  static std::vector<OptionInfo> option_infos();
  static std::vector<TableInfo> table_infos();
  static SourceInfo source_info();
  static std::string set_option(R::Options& options, std::string_view key, std::string_view value);
  static std::string format_options(const R::Options& options);
  static bool is_hidden_round(const R::State& state);
  static bool has_started(const R::State& state);
  static bool has_formalities(const R::State& state);
  static Understood<R> parse(const GrandPrixBasicRace& race, Seat seat, const Words& words);
  static std::string format(const GrandPrixBasicRace& race, Seat seat, const R::Decision& decision);
  static Refused explain(const GrandPrixBasicRace& race, Seat seat, const R::Decision& decision,
                         const R::Refusal& refusal);
  static std::vector<std::string> single_decisions(const Words& words);
  static Happening tell(const GrandPrixBasicRace& race, const R::Event& event);
  static std::string roll_label(const GrandPrixBasicRace& race, const Roll& roll);
  static std::vector<Standing> standings(const GrandPrixBasicRace& race);
  // Moves completed.
  static int turn(const R::State& state) {
    return state.phase == grand_prix_basic::Phase::over ? state.move : std::max(0, state.move - 1);
  }
  static std::string cannot_seat(const R::Game& game, const Board& board, int seats);
};

const RuleSetEntry& grand_prix_basic_entry();

}  // namespace chicane
