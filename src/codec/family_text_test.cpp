#include "codec/family_text.h"

#include <gtest/gtest.h>

namespace chicane {
namespace {

TEST(FamilyText, OptionsAreWrittenInOneWay) {
  struct Case {
    ChartOption option;
    const char* text;
  };
  const Case cases[] = {
      {{.wear = 1}, "1W"},
      {{.die = true}, "T"},
      {{.spinout = true}, "S"},
      {{.wear = 1, .die = true}, "1W+T"},
      {{.wear = 3, .die = true, .spinout = true}, "3W+T+S"},
      {{.wear = 9, .spinout = true}, "9W+S"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.text);
    EXPECT_EQ(format_option(c.option, kBrakeDie), c.text);
    EXPECT_EQ(parse_option(c.text, kBrakeDie), c.option);
  }
  EXPECT_EQ(format_option({.die = true}, kCornerDie), "C");
  for (const char* wrong : {"", "W", "0W", "10W", "T+1W", "1W+1W", "1W+", "1W T", "t", "C", "2"}) {
    SCOPED_TRACE(wrong);
    EXPECT_EQ(parse_option(wrong, kBrakeDie), std::nullopt);
  }
}

TEST(FamilyText, SpecificationsAreFourSpeeds) {
  EXPECT_EQ(format_specs({60_mph, 40_mph, 20_mph, 160_mph}), "60/40/20/160");
  EXPECT_EQ(parse_specs("60/40/20/160"), (Specs{60_mph, 40_mph, 20_mph, 160_mph}));
  for (const char* wrong : {"", "60/40/20", "60/40/20/160/6", "60/40/20/150", "60/40/20/x",
                            "60/40//160", "-20/0/0/0"}) {
    SCOPED_TRACE(wrong);
    EXPECT_EQ(parse_specs(wrong), std::nullopt);
  }
}

TEST(FamilyText, SpeedsAreMultiplesOfTwentyUpToFourHundred) {
  EXPECT_EQ(parse_speed("0"), 0_mph);
  EXPECT_EQ(parse_speed("400"), 400_mph);
  for (const char* wrong : {"", "30", "420", "-20", "20 ", "fast"}) {
    SCOPED_TRACE(wrong);
    EXPECT_EQ(parse_speed(wrong), std::nullopt);
  }
}

TEST(FamilyText, CornersAreCalledByTitleOrById) {
  Board board;
  board.corners = {{"K1", "Prima Variante"}, {"K2", ""}};
  EXPECT_EQ(corner_title(board, CornerId{0}), "Prima Variante");
  EXPECT_EQ(corner_title(board, CornerId{1}), "K2");
}

}  // namespace
}  // namespace chicane
