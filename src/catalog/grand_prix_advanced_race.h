// The door of `grand-prix-advanced`.
#pragma once

#include "catalog/grand_prix_words.h"
#include "codec/grand_prix_advanced/decision_text.h"
#include "codec/grand_prix_advanced/event_rows.h"
#include "codec/grand_prix_advanced/refusal_text.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"
#include "rules/grand_prix_advanced/order.h"

namespace chicane {

template <>
struct WordsOf<grand_prix_advanced::GrandPrixAdvanced>;
using GrandPrixAdvancedWords = WordsOf<grand_prix_advanced::GrandPrixAdvanced>;
using GrandPrixAdvancedRace = RuleRace<grand_prix_advanced::GrandPrixAdvanced>;

template <>
struct WordsOf<grand_prix_advanced::GrandPrixAdvanced>
    : GrandPrixWords<grand_prix_advanced::GrandPrixAdvanced, GrandPrixAdvancedWords> {
  static std::string_view title() { return "Grand Prix, advanced rules (International Team)"; }
  static std::vector<OptionInfo> option_infos();
  static std::vector<TableInfo> table_infos();
  static SourceInfo source_info();
  static std::string set_option(R::Options& options, std::string_view key, std::string_view value);
  static std::string format_options(const R::Options& options);
  static bool has_formalities(const R::State& state);
  static Result<R::Decision, std::string> parse_text(const Words& words);
  static std::string cited_clause(grand_prix_advanced::Why why);
  static std::string sentence(const GrandPrixAdvancedRace& race, Seat seat,
                              const R::Decision& decision, const R::Refusal& refusal);
  static const EventTable<R>& events() { return grand_prix_advanced::event_table(); }
  static bool is_draw(int purpose);
  static std::string_view purpose(int purpose);
  static std::string result(const R::Options& options, const grand_prix_advanced::Car& car);
  static std::string cannot_seat(const R::Game& game, const Board& board, int seats);
  static std::string_view other_circuit(const R::Game& game, int seats);
};

}  // namespace chicane
