#include "codec/speed_circuit_wbc/tables_text.h"

#include "codec/tables_for_tests.h"
#include "rules/speed_circuit_wbc/odds.h"

namespace chicane::speed_circuit_wbc {
namespace {

using for_tests::Rows;
using for_tests::table_named;
using TableRoll = speed_circuit_wbc::Test;  // GoogleTest has a Test of its own.

TEST(WbcTables, AreWellFormedAndAllPrinted) {
  for_tests::expect_well_formed(table_infos(), source_info(), "speed_circuit_wbc");
  EXPECT_TRUE(for_tests::reconstructions(table_infos()).empty());
}

TEST(WbcTables, HaveTheLevelsOfACar) {
  EXPECT_EQ(table_named(table_infos(), "Car design").rows,
            (Rows{{"-2", "20", "-", "-", "120", "4", "0", "0"},
                  {"-1", "40", "20", "20", "140", "5", "2", "0"},
                  {"0", "60", "40", "40", "160", "6", "3", "1"},
                  {"+1", "100", "60", "60", "180", "7", "4", "2"},
                  {"+2", "120", "80", "80", "200", "8", "5", "3"}}));
}

TEST(WbcTables, EndTheirChartsWithWhatHoldsForMore) {
  EXPECT_EQ(table_named(table_infos(), "Deceleration chart").rows.back(),
            (std::vector<std::string>{"80 mph or more", "3W+T+S"}));
  EXPECT_EQ(table_named(table_infos(), "Cornering chart").rows.back()[0], "80 mph or more");
}

// The chances are those the engine counts.
TEST(WbcTables, HaveTheChancesOfEachRoll) {
  struct Case {
    const char* table;
    TableRoll test;
  };
  for (const Case& c : {Case{"Engine test", TableRoll::acceleration},
                        Case{"Start test", TableRoll::start}, Case{"Brake test", TableRoll::brakes},
                        Case{"Forced pass", TableRoll::pass}, Case{"Chance", TableRoll::chance}}) {
    SCOPED_TRACE(c.table);
    const Rows rows = table_named(table_infos(), c.table).rows;
    const std::array<int, kResults> counts = odds(c.test, 0);
    ASSERT_GE(rows.size(), 2u);
    EXPECT_EQ(rows.front()[1], std::to_string(counts.front()));
    EXPECT_EQ(rows.back()[1], std::to_string(counts.back()));
    if (rows.size() < counts.size()) continue;
    EXPECT_EQ(rows[1][1], std::to_string(counts[1]));
  }
}

TEST(WbcTables, HaveThePointsOfTheFinals) {
  const Rows rows = table_named(table_infos(), "Points of the best finish").rows;
  ASSERT_EQ(rows.size(), kFinishPoints.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    EXPECT_EQ(rows[i][1], std::to_string(kFinishPoints[i]));
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
