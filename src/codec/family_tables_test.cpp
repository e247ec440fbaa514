#include "codec/family_tables.h"

#include <gtest/gtest.h>

#include "codec/family_text.h"
#include "codec/tables_for_tests.h"

namespace chicane {
namespace {

constexpr std::array<ChartRow, 2> kChart = {{
    {20_mph, {{{.wear = 1}, {.die = true}}}, 2},
    {40_mph, {{{.wear = 2, .die = true, .spinout = true}}}, 1},
}};

TEST(ChartTable, HasTheOptionsOfEachRow) {
  EXPECT_EQ(chart_table("Chart", "X-1", kChart, kBrakeDie).rows,
            (for_tests::Rows{{"20 mph", "1W or T"}, {"40 mph", "2W+T+S"}}));
}

TEST(ChartTable, MayHoldForMoreThanItsLastRow) {
  EXPECT_EQ(chart_table("Chart", "X-1", kChart, kCornerDie, LastRow::and_more).rows,
            (for_tests::Rows{{"20 mph", "1W or C"}, {"40 mph or more", "2W+C+S"}}));
}

TEST(SlipTable, IsThatOfBothGames) {
  EXPECT_EQ(slip_table("X-1").rows,
            (for_tests::Rows{
                {"less than 120 mph", "0"}, {"120 to 160 mph", "1"}, {"180 mph or more", "2"}}));
}

}  // namespace
}  // namespace chicane
