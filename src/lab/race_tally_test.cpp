#include "lab/race_tally.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chicane::lab {

namespace {

using ::testing::ElementsAre;

// Three cars: seat 1 wins, seat 0 is under way, an automatic one is out.
RaceSeen small_race() {
  RaceSeen seen;
  CarStandings grid;
  grid.push_back({0, 0, 1, Condition::driving, 0});
  grid.push_back({1, 1, 2, Condition::driving, -1});
  grid.push_back({2, -1, 3, Condition::driving, -2});
  seen.watch.see(grid, 0);
  CarStandings end;
  end.push_back({1, 1, 1, Condition::home, 30});
  end.push_back({0, 0, 2, Condition::driving, 20});
  end.push_back({2, -1, 3, Condition::out, 5});
  seen.watch.see(end, 9);
  seen.causes = {0, 0, 1};
  seen.thrown = {{4, 6, Die::plain, 6}, {4, 6, Die::plain, 6}, {2, 6, Die::motor_special, 3}};
  return seen;
}

TEST(RaceTally, CountsPlacesEndingsAndDice) {
  RaceTally tally(2);
  tally.add(small_race(), {1, 0});
  tally.add(small_race(), {0, 1});
  EXPECT_EQ(tally.races, 2);
  EXPECT_EQ(tally.winners, 2);
  EXPECT_EQ(tally.turns.sum, 18);
  EXPECT_EQ(tally.turns.squares, 162);
  // Nobody on the road was passed by another on the road; the lead changed once in each.
  EXPECT_EQ(tally.lead_changes.sum, 2);
  for (const int entry : {0, 1}) {
    SCOPED_TRACE(entry);
    const EntryTally& each = tally.entries[static_cast<std::size_t>(entry)];
    EXPECT_EQ(each.cars, 2);
    EXPECT_EQ(each.wins, 1);
    EXPECT_EQ(each.home, 1);
    EXPECT_EQ(each.under_way, 1);
    EXPECT_EQ(each.places[0], 1);
    EXPECT_EQ(each.places[1], 1);
    EXPECT_DOUBLE_EQ(tally.mean_finish(each).mean, 1.5);
  }
  EXPECT_EQ(tally.automatic().outs[1], 2);
  EXPECT_DOUBLE_EQ(tally.mean_finish(tally.automatic()).mean, 3);
  EXPECT_EQ(tally.mean_finish(tally.automatic()).margin, 0);
  EXPECT_THAT(tally.dice.at({4, 6, Die::plain}), ElementsAre(0, 0, 0, 0, 0, 4));
  EXPECT_THAT(tally.dice.at({2, 6, Die::motor_special}), ElementsAre(0, 0, 2));
}

TEST(RaceTally, MeanFinishOfAPairIsThatOfACar) {
  RaceTally tally(1);
  tally.add(small_race(), {0, 0});
  tally.add(small_race(), {0, 0});
  EXPECT_DOUBLE_EQ(tally.mean_finish(tally.entries[0]).mean, 1.5);
  EXPECT_EQ(tally.mean_finish(tally.entries[0]).margin, 0);
}

TEST(RaceTally, RacesThatDoNotEndCountForNothing) {
  RaceSeen seen = small_race();
  seen.ending = Ending::endless;
  RaceTally tally(2);
  tally.add(seen, {0, 1});
  EXPECT_EQ(tally.unended, 1);
  tally.unended = 0;
  EXPECT_EQ(tally, RaceTally(2));
}

TEST(RaceTally, AddsUpInAnyOrder) {
  RaceTally one(2);
  one.add(small_race(), {0, 1});
  RaceTally two = one;
  two.add(small_race(), {1, 0});
  RaceTally forth = one;
  forth.add(two);
  RaceTally back = two;
  back.add(one);
  EXPECT_EQ(forth, back);
  EXPECT_EQ(forth.races, 3);
  EXPECT_EQ(forth.dice.at({4, 6, Die::plain})[5], 6);
}

TEST(Dice, ShowWhatTheirSidesSay) {
  EXPECT_THAT(expected_faces({0, 6, Die::plain}, 12), ElementsAre(2, 2, 2, 2, 2, 2));
  EXPECT_THAT(expected_faces({0, 6, Die::motor_special}, 12), ElementsAre(2, 6, 4));
}

}  // namespace

}  // namespace chicane::lab
