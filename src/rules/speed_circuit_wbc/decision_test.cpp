#include "rules/speed_circuit_wbc/decision.h"

#include <gtest/gtest.h>

#include <set>

namespace chicane::speed_circuit_wbc {
namespace {

// What was put in comes out again, whatever it is: check has to see it as it was said.
TEST(WbcDecision, OfABuildGivesBackItsLevels) {
  for (int level = -9; level <= 9; ++level) {
    for (std::size_t category = 0; category < 6; ++category) {
      Levels said = {1, -2, 2, -1, 0, 2};
      said[category] = static_cast<std::int8_t>(level);
      EXPECT_EQ(levels(build(said)), said);
      EXPECT_EQ(build(said).kind, DecisionKind::build);
    }
  }
}

TEST(WbcDecision, OfABidGivesBackItsParts) {
  for (const int amount : {0, 1, 127, 128, 255}) {
    const auto n = static_cast<std::uint8_t>(amount);
    for (const Bid& said : {Bid{n, 2, 3}, Bid{1, n, 3}, Bid{1, 2, n}})
      EXPECT_EQ(bid_of(bid(said)), said);
  }
}

TEST(WbcDecision, OfAPlotGivesBackItsCard) {
  for (int mph = 0; mph <= 220; mph += 20) {
    EXPECT_EQ(card_of(plot(mph)), card(Speed::from_mph(mph)));
    EXPECT_EQ(speed_of(card_of(plot(mph))).mph(), mph);
    EXPECT_EQ(plot(Speed::from_mph(mph)), plot(mph));
  }
  EXPECT_EQ(card_of(plot_mps()), Card::mps);
  EXPECT_EQ(card_of(plot_none()), Card::none);
  EXPECT_EQ(plot(9999).number, 9999) << "what is no card can be said";
  EXPECT_NE(plot(0), plot_mps());
  EXPECT_NE(plot(0), plot_none());
}

TEST(WbcDecision, OfAChartGivesBackItsOption) {
  for (int wear = 0; wear <= 9; ++wear) {
    for (int parts = 0; parts < 4; ++parts) {
      const ChartOption option{static_cast<std::uint8_t>(wear), (parts & 1) != 0, (parts & 2) != 0};
      EXPECT_EQ(chart_option(brake(option)), option);
      EXPECT_EQ(chart_option(corner(option)), option);
      EXPECT_NE(brake(option), corner(option));
    }
  }
}

TEST(WbcDecision, OfANumberGivesItBackAndKeepsItsKind) {
  struct Maker {
    DecisionKind kind;
    Decision (*make)(int);
  };
  const Maker makers[] = {{DecisionKind::chips, chips}, {DecisionKind::drive, drive},
                          {DecisionKind::pass, pass},   {DecisionKind::emergency, emergency},
                          {DecisionKind::slip, slip},   {DecisionKind::place, place},
                          {DecisionKind::roll, roll}};
  std::set<Decision> made;
  for (const Maker& maker : makers) {
    for (const int number : {0, 1, 3, 255, 9999}) {
      EXPECT_EQ(maker.make(number).kind, maker.kind);
      EXPECT_EQ(maker.make(number).number, number);
      EXPECT_EQ(maker.make(number), numbered(maker.kind, number));
      EXPECT_TRUE(made.insert(maker.make(number)).second) << "each is a decision of its own";
    }
  }
  EXPECT_EQ(end_move().kind, DecisionKind::end);
}

TEST(WbcDecision, OfOneKindIsOrderedAsLegalListsIt) {
  EXPECT_LT(build({-2, -1, -1, 2, 2, 2}), build({-2, -1, 0, 1, 2, 2}));
  EXPECT_LT(build({-1, 0, 0, 0, 1, 2}), build({0, -1, 0, 0, 1, 2}));
  EXPECT_LT(bid({0, 9, 0}), bid({1, 0, 0}));
  EXPECT_LT(bid({9, 9, 0}), bid({0, 0, 1})) << "by -3 chips first";
  EXPECT_LT(plot(220), plot_mps());
  EXPECT_LT(plot(40), plot(60));
  EXPECT_LT(roll(1), roll(2));
  EXPECT_LT(drive(2), pass(0));
  EXPECT_LT(pass(2), emergency(20));
  EXPECT_LT(emergency(200), slip(0));
  EXPECT_LT(slip(11), end_move());
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
