#include "codec/roll_table.h"

#include <gtest/gtest.h>

#include "codec/tables_for_tests.h"

namespace chicane {
namespace {

TEST(RollTable, CountsTheFacesOfOneDie) {
  const TableInfo table = roll_table("Chance", "X-1", 1, {{1, "safe"}, {4, "spin"}, {6, "crash"}});
  EXPECT_EQ(table.columns, (std::vector<std::string>{"1d6", "of 6", "result"}));
  EXPECT_EQ(table.rows,
            (for_tests::Rows{{"1-3", "3", "safe"}, {"4-5", "2", "spin"}, {"6", "1", "crash"}}));
}

TEST(RollTable, CountsTheTotalsOfTwoDice) {
  const TableInfo table = roll_table("Start", "X-1", 2, {{2, "held"}, {9, "slip"}, {10, "stall"}});
  EXPECT_EQ(table.columns[1], "of 36");
  EXPECT_EQ(table.rows,
            (for_tests::Rows{{"2-8", "26", "held"}, {"9", "4", "slip"}, {"10-12", "6", "stall"}}));
}

}  // namespace
}  // namespace chicane
