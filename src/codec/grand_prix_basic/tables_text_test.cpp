#include "codec/grand_prix_basic/tables_text.h"

#include "codec/rule_page.h"
#include "codec/tables_for_tests.h"
#include "rules/grand_prix_basic/tables.h"

namespace chicane::grand_prix_basic {
namespace {

using for_tests::Rows;
using for_tests::table_named;

// The clauses marked T in section 3 are printed, those marked R are ours.
TEST(GrandPrixBasicTables, AreWellFormedAndSayWhatIsOurs) {
  for_tests::expect_well_formed(table_infos(), source_info(), "grand_prix_basic");
  EXPECT_EQ(for_tests::reconstructions(table_infos()),
            (std::set<std::string>{"Automatic cars", "Movement", "Risk with two dice",
                                   "Where the text is lost"}));
}

// 6.1
TEST(GrandPrixBasicTables, HaveTheOddsOfRiskAndOvertaking) {
  EXPECT_EQ(
      table_named(table_infos(), "Risk with two dice").rows,
      (Rows{{"1", "1 of 6", "3 of 36"}, {"2", "2 of 6", "6 of 36"}, {"3", "3 of 6", "9 of 36"}}));
  EXPECT_EQ(table_named(table_infos(), "Overtaking").rows, (Rows{{"1", "5 of 6"},
                                                                 {"2", "4 of 6"},
                                                                 {"3", "3 of 6"},
                                                                 {"4", "2 of 6"},
                                                                 {"5", "1 of 6"},
                                                                 {"6 or more", "0 of 6"}}));
}

TEST(GrandPrixBasicTables, HaveTheMissedGoes) {
  const Rows rows = table_named(table_infos(), "Accident and luck").rows;
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0],
            (std::vector<std::string>{"accident", "3 of 6", std::to_string(kMissAfterAccident)}));
  EXPECT_EQ(rows[1][2], std::to_string(kMissAfterLuck));
}

TEST(GrandPrixBasicTables, HaveTheCellsOfAutomaticCarsAndTheRoom) {
  EXPECT_EQ(table_named(table_infos(), "Automatic cars").rows,
            (Rows{{"1-2", "4"}, {"3-4", "5"}, {"5-6", "6"}}));
  EXPECT_EQ(table_named(table_infos(), "Further numbers").rows.back()[1], std::to_string(kRoom));
}

TEST(GrandPrixBasicTables, FitThePage) {
  for (const std::string_view line : lines(format_tables_page(table_infos())))
    EXPECT_LE(line.size(), kPageWidth) << line;
}

}  // namespace
}  // namespace chicane::grand_prix_basic
