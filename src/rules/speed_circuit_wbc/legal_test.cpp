#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/speed_circuit_wbc/game_for_tests.h"
#include "rules/speed_circuit_wbc/preparation.h"

namespace chicane::speed_circuit_wbc {
namespace {

using ::testing::ElementsAre;

TEST(WbcLegal, ListsEveryBuild) {
  TestTable table;
  table.state = SpeedCircuitWbc::setup(table.game(), 2);
  EXPECT_EQ(table.legal(1), std::vector<Decision>(all_builds().begin(), all_builds().end()));
  EXPECT_TRUE(table.legal(2).empty()) << "no such seat";
}

TestTable bidding(int laps, const Levels& levels) {
  TestTable table({.laps = laps});
  table.state = SpeedCircuitWbc::setup(table.game(), 1);
  table.take(0, build(levels));
  return table;
}

// WBC-H.3a
TEST(WbcLegal, ListsEveryBidSorted) {
  const TestTable table = bidding(3, {0, 0, 0, 0, 1, 1});  // 21 wear, 12 ones, 2 threes.
  const std::vector<Decision> bids = table.legal(0);
  EXPECT_EQ(bids.size(), 22u * 13 * 3);
  EXPECT_TRUE(std::is_sorted(bids.begin(), bids.end()));
  EXPECT_EQ(bids.front(), bid({0, 0, 0}));
  EXPECT_EQ(bids.back(), bid({21, 12, 2}));
}

TEST(WbcLegal, OfALongRaceListsAnEvenChoiceOfBids) {
  const TestTable table = bidding(kLapsMax, {0, 0, 0, -2, 2, 2});  // 240 wear, 150 ones, 3 threes.
  const std::vector<Decision> bids = table.legal(0);
  EXPECT_LE(bids.size(), kLegalMax);
  EXPECT_GT(bids.size(), kLegalMax / 8) << "as many as fit";
  EXPECT_TRUE(std::is_sorted(bids.begin(), bids.end()));
  EXPECT_EQ(bids.front(), bid({0, 0, 0}));
  for (const Decision& decision : bids) EXPECT_FALSE(table.refusal(0, decision));
  EXPECT_FALSE(table.refusal(0, bid({239, 149, 3}))) << "others may be bid all the same";
}

TEST(WbcLegal, ListsOnePlotForEachOutcome) {
  TestTable table;
  table.add_car("I5", 20_mph);
  EXPECT_THAT(table.legal(0), ElementsAre(plot(0), plot(20), plot(40), plot(60), plot(80)));
  for (const Decision& other : {plot(220), plot_mps(), plot_none()})
    EXPECT_FALSE(table.refusal(0, other)) << "W33: any card is taken";
}

TEST(WbcLegal, MayRefusePlotsThatNeedCorrection) {
  TestTable table({.plot_entry = PlotEntry::legal_only});
  table.add_car("I5", 20_mph);
  EXPECT_FALSE(table.refusal(0, plot(80)));
  EXPECT_FALSE(table.refusal(0, plot_mps()));
  EXPECT_EQ(table.refusal(0, plot(100)), Why::card_not_lawful) << "W33";
  EXPECT_EQ(table.refusal(0, plot_none()), Why::card_not_lawful);
  table.car(0).speed = table.car(0).ref = 200_mph;
  EXPECT_EQ(table.refusal(0, plot_mps()), Why::card_not_lawful) << "180 is the most";
}

TEST(WbcLegal, ListsChipsOptionsAndFaces) {
  TestTable table;
  Car& car = table.add_car("I5", 120_mph);
  car.ones = 1;
  car.threes = 1;
  table.plot_all({60});
  EXPECT_THAT(table.legal(0), ElementsAre(brake({.wear = 1}), brake({.die = true})));
  table.take(0, brake({.die = true}));
  EXPECT_THAT(table.legal(0), ElementsAre(chips(0), chips(1), chips(2), chips(3)));
  table.take(0, chips(0));
  EXPECT_TRUE(table.legal(0).empty()) << "the dice are chance's";
  DecisionList faces;
  SpeedCircuitWbc::legal(table.game(), table.state, kChance, faces);
  EXPECT_THAT(faces, ElementsAre(roll(1), roll(2), roll(3), roll(4), roll(5), roll(6)));
}

TEST(WbcPending, SaysWhatADieIsThrownFor) {
  struct Case {
    TableTest test;
    Purpose purpose;
  };
  const Case cases[] = {
      {TableTest::start, Purpose::start},         {TableTest::acceleration, Purpose::acceleration},
      {TableTest::top_speed, Purpose::top_speed}, {TableTest::brakes, Purpose::brakes},
      {TableTest::chance, Purpose::chance},       {TableTest::pass, Purpose::pass},
      {TableTest::wreck, Purpose::wreck},
  };
  TestTable table;
  table.add_car("I5");
  table.add_car("O5");
  table.put_at_wheel(1, 60_mph);
  table.state.phase = Phase::dice;
  for (const Case& c : cases) {
    table.state.test = c.test;
    const Pending pending = SpeedCircuitWbc::pending(table.game(), table.state);
    EXPECT_EQ(pending.kind, Pending::Kind::chance);
    EXPECT_EQ(pending.roll, (Roll{static_cast<std::uint8_t>(c.purpose), 1, 6}));
  }
  table.state.phase = Phase::side;
  EXPECT_EQ(SpeedCircuitWbc::pending(table.game(), table.state).roll,
            (Roll{static_cast<std::uint8_t>(Purpose::side), 1, 6}));
}

TEST(WbcPending, OfAMoveIsTheCarAtTheWheel) {
  TestTable table;
  table.add_car("I5");
  table.add_car("O5");
  table.put_at_wheel(1, 60_mph);
  for (const Phase phase :
       {Phase::chips, Phase::brake_option, Phase::move, Phase::corner_option, Phase::place}) {
    table.state.phase = phase;
    const Pending pending = SpeedCircuitWbc::pending(table.game(), table.state);
    EXPECT_EQ(pending.kind, Pending::Kind::seats);
    EXPECT_EQ(pending.seats, SeatSet::of(seat_at(1)));
  }
}

TEST(WbcLegal, ListsNothingWhenTheRaceIsOver) {
  TestTable table;
  table.add_car("I5");
  table.state.phase = Phase::over;
  EXPECT_TRUE(table.legal(0).empty());
  EXPECT_TRUE(SpeedCircuitWbc::pending(table.game(), table.state).is_over());
}

// W3: with `after` the dice come first.
TEST(WbcLegal, AsksForChipsBeforeTheDiceOrAfterThem) {
  for (const ChipsTiming timing : {ChipsTiming::before, ChipsTiming::after}) {
    TestTable table({.chips_timing = timing});
    table.add_car("I5", 80_mph).ones = 2;
    table.plot_all({140});
    const auto throw_both = [&] {
      const Pending pending = SpeedCircuitWbc::pending(table.game(), table.state);
      EXPECT_EQ(pending.roll, (Roll{static_cast<std::uint8_t>(Purpose::acceleration), 0, 6}));
      table.throw_die(5);
      EXPECT_EQ(SpeedCircuitWbc::pending(table.game(), table.state).kind, Pending::Kind::chance);
      table.throw_die(6);
    };
    if (timing == ChipsTiming::after) throw_both();
    EXPECT_EQ(table.state.phase, Phase::chips);
    table.take(0, chips(2));
    if (timing == ChipsTiming::before) throw_both();
    EXPECT_EQ(table.happened().back(), EventKind::engine_held) << "11 less 2";
    EXPECT_EQ(table.car(0).ones, 0);
  }
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
