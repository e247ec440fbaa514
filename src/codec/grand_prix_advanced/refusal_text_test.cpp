#include "codec/grand_prix_advanced/refusal_text.h"

#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
#include "codec/files_for_tests.h"
#include "rules/grand_prix_advanced/game_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

constexpr int kWhyCount = static_cast<int>(Why::box_not_there) + 1;

std::string explained(const TestTable& table, std::string_view said) {
  const Decision decision = *parse_decision(words(said));
  const auto checked = GrandPrixAdvanced::check(table.game(), table.state, seat_at(0), decision);
  return checked ? "accepted"
                 : explain(table.game(), table.state, seat_at(0), decision, checked.error().why);
}

// GPA-4.1 is item 1 of section 4.
bool is_in_rules(const std::string& rules, const std::string& clause) {
  return clause == "GPA-4.1" ? rules.find("\n1. Dice of a go in order") != std::string::npos
                             : for_tests::has_clause(rules, clause);
}

TEST(GrandPrixAdvancedRefusalText, EveryReasonIsASentenceOfItsOwnWithAClauseOfTheRules) {
  TestTable table;
  table.add_car(8, 3);
  table.add_car(10);
  table.come_to_plan(0, 6);
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/grand_prix_advanced/RULES.md");
  std::set<std::string> reasons;
  for (int i = 0; i < kWhyCount; ++i) {
    const auto why = static_cast<Why>(i);
    SCOPED_TRACE(name(why));
    const Decision decision = follow({.brakings = 0, .cells = 3, .is_box = false});
    const std::string text = explain(table.game(), table.state, seat_at(0), decision, why);
    const std::size_t may = text.find("; you may plan ");
    ASSERT_NE(may, std::string::npos) << text;
    EXPECT_TRUE(text.ends_with(". " + std::string(clause(why)))) << text;
    EXPECT_TRUE(is_in_rules(rules, std::string(clause(why)))) << text;
    EXPECT_EQ(text.find("{}"), std::string::npos) << text;
    reasons.insert(text.substr(0, may));
  }
  EXPECT_EQ(reasons.size(), static_cast<std::size_t>(kWhyCount));
}

TEST(GrandPrixAdvancedRefusalText, SaysWhyNotAndWhatInstead) {
  TestTable table;
  table.add_car(22, 3);
  table.go(0);
  EXPECT_EQ(explained(table, "gear 5"),
            "From gear 3 there is no way to 5: one up, one down or two down; you may gear 1, gear "
            "2, gear 3, gear 4. GPA-GEAR-2");
  table.take(gear(3));
  EXPECT_EQ(explained(table, "push 4"),
            "Gear 3 can be pushed by 3 at most; you may push 0, push 1, push 2, push 3. "
            "GPA-PUSH-1");
  table.take(push(0));
  table.take(roll(1));
  EXPECT_TRUE(explained(table, "plan 0")
                  .starts_with("The plan counts 1, below the 3 needed; you may plan "))
      << explained(table, "plan 0");
  EXPECT_TRUE(explained(table, "plan 0 0 0 0 0 0 0")
                  .starts_with("The plan counts 7, beyond the 6 at most; you may plan "));
  EXPECT_TRUE(explained(table, "plan 0 0 box").starts_with("The box opens after cell 36;"));
}

TEST(GrandPrixAdvancedRefusalText, NamesTheCellThatForbidsAPlan) {
  TestTable table;
  table.add_car(9, 3);
  table.add_car(11);
  table.come_to_plan(0, 6);
  EXPECT_TRUE(explained(table, "plan 0 0 0")
                  .starts_with("Cell 11 holds others and is above the 1 you bear, and another plan "
                               "avoids it; you may "))
      << explained(table, "plan 0 0 0");
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
