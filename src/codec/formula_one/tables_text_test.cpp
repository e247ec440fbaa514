#include "codec/formula_one/tables_text.h"

#include "codec/tables_for_tests.h"
#include "rules/formula_one/tables.h"

namespace chicane::formula_one {
namespace {

using for_tests::Rows;
using for_tests::table_named;

TEST(FormulaOneTables, AreWellFormedAndSayWhatIsOurs) {
  for_tests::expect_well_formed(table_infos(), source_info(), "formula_one");
  EXPECT_EQ(for_tests::reconstructions(table_infos()),
            std::set<std::string>{"Where the book is silent"});
}

TEST(FormulaOneTables, SayWhatIsNotInTheRuleText) {
  for (const char* name :
       {"Penalty chart", "Speed reduction chart", "Tactic cards", "Pit cards", "Dials, up to"})
    EXPECT_FALSE(table_named(table_infos(), name).note.empty()) << name;
}

// 6.1  A double has its own row only at 6 and 8.
TEST(FormulaOneTables, HaveThePenaltyChart) {
  const Rows rows = table_named(table_infos(), "Penalty chart").rows;
  ASSERT_EQ(rows.size(), 13u);
  int ways = 0;
  for (const std::vector<std::string>& row : rows) ways += std::stoi(row[1]);
  EXPECT_EQ(ways, kDieSides * kDieSides);
  EXPECT_EQ(rows[0], (std::vector<std::string>{"2", "1", "nothing", "nothing", "nothing"}));
  EXPECT_EQ(rows[4],
            (std::vector<std::string>{"6, not 3+3", "4", "nothing", "2 tyre points", "a spin"}));
  EXPECT_EQ(rows[5][0], "3+3");
  EXPECT_EQ(rows[8][0], "4+4");
  EXPECT_EQ(rows[11], (std::vector<std::string>{"11", "2", "a spin", "a spin", "a spin"}));
}

TEST(FormulaOneTables, HaveTheReductionChart) {
  EXPECT_EQ(table_named(table_infos(), "Speed reduction chart").rows,
            (Rows{{"20 mph", "0", "0"},
                  {"40 mph", "1", "0"},
                  {"60 mph", "2", "1"},
                  {"80 mph", "3", "2"},
                  {"100 mph", "4", "3"}}));
}

TEST(FormulaOneTables, HaveBothDecks) {
  int tactics = 0;
  for (const auto& row : table_named(table_infos(), "Tactic cards").rows)
    tactics += std::stoi(row[1]);
  EXPECT_EQ(tactics, kTacticCards);
  int cards = 0;
  int missed = 0;
  for (const auto& row : table_named(table_infos(), "Pit cards").rows) {
    cards += std::stoi(row[1]);
    missed += std::stoi(row[1]) * std::stoi(row[2]);
  }
  EXPECT_EQ(cards, kPitCards);
  EXPECT_EQ(missed, 11) << "6.3: on average 11/16 of a move";
}

TEST(FormulaOneTables, HaveThePointsOfALeague) {
  const Rows rows = table_named(table_infos(), "Points of a league").rows;
  ASSERT_EQ(rows.size(), 6u);
  EXPECT_EQ(rows.front(), (std::vector<std::string>{"1st", "10"}));
  EXPECT_EQ(rows.back(), (std::vector<std::string>{"6th", "1"}));
}

TEST(FormulaOneTables, WearAndPenaltiesInWords) {
  EXPECT_EQ(wear_words({}), "");
  EXPECT_EQ(wear_words({2, 1}), "brake 2, tyre 1");
  EXPECT_EQ(wear_words({0, 3}), "tyre 3");
  EXPECT_EQ(penalty_words(Penalty::none), "nothing");
  EXPECT_EQ(penalty_words(Penalty::two_tyres), "2 tyre points");
  EXPECT_EQ(penalty_words(Penalty::spin), "a spin");
}

}  // namespace
}  // namespace chicane::formula_one
