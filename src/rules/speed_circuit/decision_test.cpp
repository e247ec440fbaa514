#include "rules/speed_circuit/decision.h"

#include <gtest/gtest.h>

namespace chicane::speed_circuit {
namespace {

// What was put in comes out again, whatever it is: check has to see it as it was said.
TEST(Decision, GivesBackWhatWasSaid) {
  EXPECT_EQ(points(build({1, 1, 0, 1, 2})), (Points{1, 1, 0, 1, 2}));
  EXPECT_EQ(points(build({9, 0, 9, 0, 9})), (Points{9, 0, 9, 0, 9}));
  EXPECT_EQ(plot(120).number, 120);
  EXPECT_EQ(plot(9999).number, 9999);
  EXPECT_EQ(plot(120_mph), plot(120));
  EXPECT_NE(plot(120, SlipMark::yes), plot(120));
  EXPECT_EQ(roll(999).number, 999);
  for (int wear = 0; wear <= 9; ++wear) {
    for (int parts = 0; parts < 4; ++parts) {
      const ChartOption option{static_cast<std::uint8_t>(wear), (parts & 1) != 0, (parts & 2) != 0};
      EXPECT_EQ(chart_option(brake(option)), option);
      EXPECT_EQ(chart_option(corner(option)), option);
      EXPECT_NE(brake(option), corner(option));
    }
  }
  Path way;
  for (const int step : {2, 0, 3, 1}) way.push(step);
  EXPECT_EQ(path(drive(way)), way);
}

TEST(Decision, OfOneKindIsOrderedAsLegalListsIt) {
  EXPECT_LT(build({0, 0, 1, 2, 2}), build({0, 0, 2, 1, 2}));
  EXPECT_LT(plot(40), plot(60));
  EXPECT_LT(plot(160), plot(20, SlipMark::yes)) << "those with the mark come last";
  EXPECT_LT(roll(1), roll(2));
  EXPECT_LT(drive(Path{.word = 3, .length = 1}), drive(Path{.word = 0, .length = 2}));
}

}  // namespace
}  // namespace chicane::speed_circuit
