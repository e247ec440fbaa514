#include "codec/grand_prix_basic/refusal_text.h"

#include <gtest/gtest.h>

#include <set>

#include "codec/files_for_tests.h"
#include "rules/grand_prix_basic/clauses.h"
#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

constexpr int kWhyCount = static_cast<int>(Why::must_leave_start) + 1;

std::string explained(const TestTable& table, Seat seat, const Decision& decision) {
  const auto checked = GrandPrixBasic::check(table.game(), table.state, seat, decision);
  return checked ? "accepted"
                 : explain(table.game(), table.state, seat, decision, checked.error().why);
}

// GPB-4.1 is item 1 of section 4.
bool is_in_rules(const std::string& rules, const std::string& clause) {
  return clause == "GPB-4.1" ? rules.find("\n1. Dice of a go in order") != std::string::npos
                             : for_tests::has_clause(rules, clause);
}

TEST(GrandPrixBasicRefusalText, EveryReasonIsASentenceOfItsOwnWithAClauseOfTheRules) {
  TestTable table;
  table.add_car(8);
  table.go(0);
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/grand_prix_basic/RULES.md");
  std::set<std::string> reasons;
  for (int i = 0; i < kWhyCount; ++i) {
    const auto why = static_cast<Why>(i);
    SCOPED_TRACE(name(why));
    const std::string text = explain(table.game(), table.state, seat_at(0), goal(3), why);
    const std::size_t may = text.find("; you may dice 1, dice 2. ");
    ASSERT_NE(may, std::string::npos) << text;
    const bool is_marked = text.ends_with(" (reconstructed)");
    EXPECT_TRUE(is_marked || text.ends_with(". " + std::string(clause(why)))) << text;
    EXPECT_EQ(is_marked, is_reconstructed(clause(why))) << text;
    EXPECT_TRUE(is_in_rules(rules, std::string(clause(why)))) << text;
    EXPECT_EQ(text.find("{}"), std::string::npos) << text;
    reasons.insert(text.substr(0, may));
  }
  EXPECT_EQ(reasons.size(), static_cast<std::size_t>(kWhyCount));
}

TEST(GrandPrixBasicRefusalText, SaysWhyNotAndWhatInstead) {
  TestTable table;
  table.add_car(8);
  for (int i = 0; i < 2; ++i) table.add_car(10);
  table.threw(0, {3});
  EXPECT_EQ(explained(table, seat_at(0), goal(2)),
            "2 ahead is cell 10, which is full; you may goal 1, goal 3. GPB-CAP-1");
  EXPECT_EQ(explained(table, seat_at(0), goal(9)),
            "9 cells are more than the 3 thrown; you may goal 1, goal 3. GPB-MOV-1 "
            "(reconstructed)");
  EXPECT_EQ(explained(table, seat_at(1), goal(1)),
            "It is the go of a car of somebody else; you may wait. GPB-ORD-1 (reconstructed)");
  EXPECT_EQ(explained(table, kChance, roll(3)), "No die is owed; you may wait. GPB-4.1");
  table.take(goal(3));
  table.rolls({1});
  EXPECT_EQ(explained(table, seat_at(0), stop(3)),
            "The overtaking is lost in the 2nd cell: there is no stop beyond it; you may stop 1, "
            "luck. GPB-OVT-3");
}

}  // namespace
}  // namespace chicane::grand_prix_basic
