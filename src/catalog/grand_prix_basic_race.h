// The door of `grand-prix-basic`.
#pragma once

#include "catalog/grand_prix_words.h"
#include "codec/grand_prix_basic/decision_text.h"
#include "codec/grand_prix_basic/event_rows.h"
#include "codec/grand_prix_basic/refusal_text.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"
#include "rules/grand_prix_basic/order.h"

namespace chicane {

template <>
struct WordsOf<grand_prix_basic::GrandPrixBasic>;
using GrandPrixBasicWords = WordsOf<grand_prix_basic::GrandPrixBasic>;
using GrandPrixBasicRace = RuleRace<grand_prix_basic::GrandPrixBasic>;

template <>
struct WordsOf<grand_prix_basic::GrandPrixBasic>
    : GrandPrixWords<grand_prix_basic::GrandPrixBasic, GrandPrixBasicWords> {
  static std::string_view title() { return "Grand Prix, basic rules (International Team)"; }
  static std::vector<OptionInfo> option_infos();
  static std::vector<TableInfo> table_infos();
  static SourceInfo source_info();
  static std::string set_option(R::Options& options, std::string_view key, std::string_view value);
  static std::string format_options(const R::Options& options);
  static bool has_formalities(const R::State& state);
  static Result<R::Decision, std::string> parse_text(const Words& words);
  static std::string cited_clause(grand_prix_basic::Why why);
  static std::string sentence(const GrandPrixBasicRace& race, Seat seat,
                              const R::Decision& decision, const R::Refusal& refusal);
  static const EventTable<R>& events() { return grand_prix_basic::event_table(); }
  static bool is_draw(int purpose);
  static std::string_view purpose(int purpose);
  static std::string result(const R::Options& options, const grand_prix_basic::Car& car);
  static std::string cannot_seat(const R::Game& game, const Board& board, int seats);
  static std::string_view other_circuit(const R::Game& game, int seats);
};

}  // namespace chicane
