#include "codec/motorchamp/tables_text.h"

#include "codec/tables_for_tests.h"

namespace chicane::motorchamp {
namespace {

using for_tests::Rows;
using for_tests::table_named;

TEST(MotorChampTables, AreWellFormedAndSayWhatIsOurs) {
  for_tests::expect_well_formed(table_infos(), source_info(), "motorchamp");
  EXPECT_EQ(for_tests::reconstructions(table_infos()),
            (std::set<std::string>{"Special die", "Out / out for good"}));
}

TEST(MotorChampTables, HaveTheThrowsAndTheSpecialDie) {
  EXPECT_EQ(
      table_named(table_infos(), "Throws, from slow to fast").rows,
      (Rows{{"S", "1", "1-3"}, {"N", "1", "1-6"}, {"NN", "2", "2-12"}, {"NNS", "3", "3-15"}}));
  EXPECT_EQ(table_named(table_infos(), "Special die").rows,
            (Rows{{"1", "1"}, {"2", "3"}, {"3", "2"}}));
}

// Part 5.2
TEST(MotorChampTables, HaveTheChancesOfGoingOut) {
  const TableInfo table = table_named(table_infos(), "Out / out for good");
  EXPECT_EQ(table.columns, (std::vector<std::string>{"limit or free squares", "S of 6", "N of 6",
                                                     "NN of 36", "NNS of 216"}));
  ASSERT_EQ(table.rows.size(), 16u);
  EXPECT_EQ(table.rows[0], (std::vector<std::string>{"0", "6/5", "6/5", "36/36", "216/216"}));
  EXPECT_EQ(table.rows[5], (std::vector<std::string>{"5", "safe", "1/0", "26/21", "199/182"}));
  EXPECT_EQ(table.rows[10], (std::vector<std::string>{"10", "safe", "safe", "3/1", "66/41"}));
  EXPECT_EQ(table.rows[15], (std::vector<std::string>{"15", "safe", "safe", "safe", "safe"}));
}

// MC-PLY-3 with the fields of MC-PLY-4: five players need two teams each, for whom the add-on is
// needed.
TEST(MotorChampTables, HaveTheTeamsOfEachPlayer) {
  EXPECT_EQ(table_named(table_infos(), "Teams of each player").rows,
            (Rows{{"2", "3-4", "12-16", "2-3", "8-12"},
                  {"3", "2", "12", "2", "12"},
                  {"4", "2", "16", "1", "8"},
                  {"5", "-", "-", "1", "10"},
                  {"6", "1", "12", "1", "12"},
                  {"7", "1", "14", "-", "-"},
                  {"8", "1", "16", "-", "-"}}));
}

}  // namespace
}  // namespace chicane::motorchamp
