#include "codec/formula_one/refusal_text.h"

#include <gtest/gtest.h>

#include <set>

#include "codec/files_for_tests.h"
#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

constexpr int kWhyCount = static_cast<int>(Why::another_band_at_hand) + 1;

std::string explained(const TestTable& table, Seat seat, const Decision& decision) {
  const auto checked = FormulaOne::check(table.game(), table.state, seat, decision);
  return checked ? "accepted"
                 : explain(table.board(), table.game(), table.state, seat, decision,
                           checked.error().why);
}

// F1-6.3 is section 6.3, F1-5.A17 the ruling A17.
bool is_in_rules(const std::string& rules, std::string clause) {
  if (for_tests::has_clause(rules, clause)) return true;
  clause.erase(0, 3);
  return rules.find("### " + clause + " ") != std::string::npos ||
         (clause.starts_with("4.") &&
          rules.find("\n" + clause.substr(2) + ". ") != std::string::npos);
}

TEST(FormulaOneRefusalText, EveryReasonIsASentenceOfItsOwnWithAClauseOfTheRules) {
  TestTable table;
  table.add_car(0, "2.5", 20_mph);
  table.turn(0);
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/formula_one/RULES.md");
  std::set<std::string> reasons;
  for (int i = 0; i < kWhyCount; ++i) {
    const auto why = static_cast<Why>(i);
    SCOPED_TRACE(name(why));
    const Decision decision = why == Why::card_not_held ? card(Tactic::gear, {}, {}) : set(80_mph);
    const std::string text =
        explain(table.board(), table.game(), table.state, seat_at(0), decision, why);
    const std::size_t may = text.find("; you may set 0, set 20, set 40, set 60, set 80. ");
    ASSERT_NE(may, std::string::npos) << text;
    EXPECT_TRUE(text.ends_with(". " + std::string(clause(why)))) << text;
    EXPECT_TRUE(is_in_rules(rules, std::string(clause(why)))) << text;
    EXPECT_EQ(text.find("{}"), std::string::npos) << text;
    reasons.insert(text.substr(0, may));
  }
  EXPECT_EQ(reasons.size(), static_cast<std::size_t>(kWhyCount));
}

TEST(FormulaOneRefusalText, SaysWhyNotAndWhatInstead) {
  TestTable table;
  table.add_car(0, "2.5", 140_mph).brake = 4;
  table.add_car(1, "2.9");
  table.turn(0);
  EXPECT_EQ(explained(table, seat_at(0), set(60_mph)),
            "Brakes 4 of 5 and tyres 0 of 8 do not allow a drop from 140 to 60; you may set 100, "
            "set 120, set 140, set 160. F1-RED-4");
  EXPECT_EQ(explained(table, seat_at(0), superb()).substr(0, 28), "You hold no Superb Driving; ");
  EXPECT_EQ(explained(table, seat_at(1), set(60_mph)),
            "It is another driver's turn; you may wait. F1-SET-2");
  EXPECT_EQ(explained(table, kChance, roll(3)), "No die is owed; you may wait. F1-COR-6");
  table.take(set(100_mph));
  EXPECT_TRUE(explained(table, seat_at(0), drive(table.path({"2.6", "2.7", "2.8"})))
                  .starts_with("That way is too short"));
  EXPECT_TRUE(explained(table, seat_at(0), drive(table.path({"2.6", "2.7", "2.8", "2.9"})))
                  .starts_with("A square on that way is taken"));
}

}  // namespace
}  // namespace chicane::formula_one
