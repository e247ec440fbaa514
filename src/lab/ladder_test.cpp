#include "lab/ladder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "base/random.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "drivers/masters.h"

namespace chicane::lab {
namespace {

using std::chrono::nanoseconds;

// --- Seats ---------------------------------------------------------------------------------------

TEST(Seating, PairsAreMirroredAndGoThroughAllHalves) {
  const std::vector<Block> blocks = pair_blocks(4, 7, 6, 20, 1);
  std::map<Seating, int> seen;
  for (const Block& block : blocks) {
    ASSERT_EQ(block.size(), 2u);
    EXPECT_EQ(std::count(block[0].begin(), block[0].end(), 4), 3);
    for (std::size_t seat = 0; seat < 6; ++seat) EXPECT_EQ(block[0][seat] + block[1][seat], 11);
    ++seen[block[0]];
    ++seen[block[1]];
  }
  EXPECT_EQ(seen.size(), 20u) << "three of six";
  for (const auto& [seating, times] : seen) EXPECT_EQ(times, 2);
}

TEST(Seating, OddSeatsComeOutEvenOverTheBlock) {
  for (const Block& block : pair_blocks(0, 1, 5, 3, 1)) {
    EXPECT_EQ(std::count(block[0].begin(), block[0].end(), 0), 3);
    EXPECT_EQ(std::count(block[1].begin(), block[1].end(), 0), 2);
  }
}

TEST(Seating, MixedBlocksGiveEveryDriverEverySeatEquallyOften) {
  for (const int drivers : {3, 4, 6, 8}) {
    for (const Block& block : mixed_blocks(drivers, 6, 3, 1)) {
      ASSERT_EQ(block.size(), static_cast<std::size_t>(drivers));
      for (std::size_t seat = 0; seat < 6; ++seat) {
        std::vector<int> there;
        for (const Seating& seating : block) there.push_back(seating[seat]);
        std::sort(there.begin(), there.end());
        for (int i = 0; i < drivers; ++i) EXPECT_EQ(there[i], i);
      }
    }
  }
}

// --- Shares --------------------------------------------------------------------------------------

TEST(BlockShare, OfSingleCasesIsTheIntervalOfWilson) {
  BlockShare share;
  for (int i = 0; i < 100; ++i) share.add_block(i < 60 ? 1 : 0, 1);
  EXPECT_DOUBLE_EQ(share.share().mean, 0.6);
  EXPECT_NEAR(share.share().low, 0.502, 0.001);
  EXPECT_NEAR(share.share().high, 0.691, 0.001);
}

// Nine cases that go together are worth one; nine that balance out are worth more.
TEST(BlockShare, WidthFollowsFromTheScatterOfBlocks) {
  BlockShare together;
  BlockShare single;
  BlockShare balanced;
  for (int i = 0; i < 100; ++i) {
    together.add_block(i % 2 == 0 ? 9 : 0, 9);
    single.add_block(i % 2 == 0 ? 1 : 0, 1);
    balanced.add_block(i % 2 == 0 ? 5 : 4, 9);
  }
  EXPECT_NEAR(together.share().low, single.share().low, 1e-9);
  EXPECT_GT(balanced.share().low, 0.46);
}

TEST(BlockShare, IsNeverAPoint) {
  BlockShare all;
  EXPECT_EQ(all.share().low, 0);
  EXPECT_EQ(all.share().high, 1);
  for (int i = 0; i < 10; ++i) all.add_block(9, 9);
  EXPECT_EQ(all.share().mean, 1);
  EXPECT_EQ(all.share().high, 1);
  EXPECT_NEAR(all.share().low, 10 / (10 + 1.96 * 1.96), 1e-9);
}

// 95 of 100 intervals hold the truth; the cars of a race hang together here.
TEST(BlockShare, IntervalsHoldTheTruthAsOftenAsTheySay) {
  Random random(5);
  int held = 0;
  for (int study = 0; study < 400; ++study) {
    BlockShare share;
    for (int i = 0; i < 80; ++i) {
      const bool is_good_day = random.below(2) == 0;
      int won = 0;
      for (int j = 0; j < 9; ++j) won += random.below(10) < (is_good_day ? 9u : 5u) ? 1 : 0;
      share.add_block(won, 9);
    }
    held += share.share().low <= 0.7 && 0.7 <= share.share().high ? 1 : 0;
  }
  EXPECT_GE(held, 400 * 92 / 100);
  EXPECT_LE(held, 400 * 98 / 100);
}

// --- Times ---------------------------------------------------------------------------------------

TEST(DecisionTimes, TellMeanAndTail) {
  DecisionTimes times;
  EXPECT_EQ(times.micros_at(99), 0);
  for (int i = 1; i <= 1000; ++i) times.add(nanoseconds(i * 1000));
  EXPECT_EQ(times.count(), 1000);
  EXPECT_DOUBLE_EQ(times.mean_micros(), 500.5);
  EXPECT_NEAR(times.micros_at(50), 500, 25);
  EXPECT_NEAR(times.micros_at(99), 990, 50);
  EXPECT_EQ(times.longest_micros(), 1000);
  EXPECT_EQ(times.micros_at(100), 1000);
  times.add(nanoseconds(0));
  DecisionTimes others;
  others.add(std::chrono::hours(1));
  times.add(others);
  EXPECT_EQ(times.count(), 1002);
  EXPECT_EQ(times.longest_micros(), 3.6e9);
  EXPECT_EQ(times.micros_at(100), 3.6e9);
  for (int i = 0; i < 3000; ++i) others.add(std::chrono::milliseconds(2));
  times.add(others);
  EXPECT_NEAR(times.micros_at(50), 2000, 100) << "most are those of others";
}

// --- Races ---------------------------------------------------------------------------------------

LadderPlan ladder_plan(const std::vector<std::string>& drivers) {
  return {.rules = "speed-circuit",
          .board = *load_board("monza", BoardForm::lanes),
          .drivers = drivers,
          .laps = 1,
          .races = 12};
}

TEST(Ladder, RookiesBeatRandomAndTheirRatingSaysSo) {
  std::int64_t last = 0;
  Effort effort;
  effort.tell = [&](const RunProgress& progress) {
    EXPECT_GE(progress.done, last);
    EXPECT_EQ(progress.wanted, 36);
    last = progress.done;
  };
  const auto ladder = race_ladder(ladder_plan({"random", "steady", "rookie"}), effort);
  ASSERT_TRUE(static_cast<bool>(ladder)) << to_string(ladder.error());
  EXPECT_EQ(last, 36) << "two pairs and all together, 12 each";
  EXPECT_EQ(ladder->races, 36);
  EXPECT_TRUE(ladder->unended.empty());
  ASSERT_EQ(ladder->pairs.size(), 2u);
  EXPECT_EQ(ladder->pairs[1].driver, 2);
  EXPECT_EQ(ladder->pairs[1].other, 1);
  EXPECT_EQ(ladder->pairs[1].races, 12);
  EXPECT_GT(ladder->pairs[1].beats.low, 0.5);
  const LadderDriver& random = ladder->drivers[0];
  const LadderDriver& rookie = ladder->drivers[2];
  EXPECT_EQ(random.rating.rating, 0);
  EXPECT_GT(rookie.rating.low(), 0);
  EXPECT_LT(rookie.finishes.place.mean, random.finishes.place.mean);
  EXPECT_GT(rookie.finishes.wins.mean, random.finishes.wins.mean);
  double wins = 0;
  for (const LadderDriver& driver : ladder->drivers) wins += driver.finishes.wins.mean;
  EXPECT_NEAR(wins, 1, 1e-9) << "every race has a winner";
}

TEST(Ladder, WithoutNamesEverybodyRaces) {
  LadderPlan plan = ladder_plan({});
  plan.races = 1;
  plan.answers_max = 1;
  const auto ladder = race_ladder(plan, {});
  ASSERT_TRUE(static_cast<bool>(ladder)) << to_string(ladder.error());
  EXPECT_EQ(ladder->drivers.size(), ladder_names().size());
}

TEST(Ladder, AnchorMustRace) {
  LadderPlan plan = ladder_plan({"random", "rookie"});
  plan.anchor = "steady";
  const auto ladder = race_ladder(plan, {});
  ASSERT_FALSE(static_cast<bool>(ladder));
  EXPECT_EQ(ladder.error().what, "the anchor 'steady' does not race; random, rookie do");
}

TEST(Ladder, AnchorIsTheOneWithRatingZero) {
  LadderPlan plan = ladder_plan({"random", "rookie"});
  plan.anchor = "rookie";
  const auto ladder = race_ladder(plan, {});
  EXPECT_EQ(ladder->drivers[1].rating.rating, 0);
  EXPECT_LT(ladder->drivers[0].rating.high(), 0);
  EXPECT_EQ(ladder->races, 12) << "two drivers have one kind of field";
}

// Who is named first is not asked.
TEST(Ladder, SharesOfBothSidesAddUp) {
  const auto one = race_ladder(ladder_plan({"steady", "rookie"}), {});
  const auto other = race_ladder(ladder_plan({"rookie", "steady"}), {});
  EXPECT_NEAR(one->pairs[0].beats.mean + other->pairs[0].beats.mean, 1, 1e-9);
  EXPECT_NEAR(one->drivers[1].rating.rating, -other->drivers[1].rating.rating, 1e-6);
}

TEST(Ladder, RacesThatDoNotEndAreTold) {
  LadderPlan plan = ladder_plan({"random", "rookie"});
  plan.answers_max = 10;
  plan.seed = 40;
  const auto ladder = race_ladder(plan, {});
  ASSERT_TRUE(static_cast<bool>(ladder));
  EXPECT_EQ(ladder->races, 0);
  EXPECT_EQ(ladder->unended.size(), 12u);
  EXPECT_EQ(ladder->unended[0], 40u);
  EXPECT_EQ(ladder->pairs[0].beats.low, 0);
  EXPECT_EQ(ladder->pairs[0].beats.high, 1);
}

// Everything but the times.
void expect_equal(const Ladder& one, const Ladder& other) {
  EXPECT_EQ(one.races, other.races);
  EXPECT_EQ(one.unended, other.unended);
  for (std::size_t i = 0; i < one.drivers.size(); ++i) {
    EXPECT_EQ(one.drivers[i].finishes.place, other.drivers[i].finishes.place);
    EXPECT_EQ(one.drivers[i].finishes.wins, other.drivers[i].finishes.wins);
    EXPECT_EQ(one.drivers[i].rating.rating, other.drivers[i].rating.rating);
    EXPECT_EQ(one.drivers[i].times.count(), other.drivers[i].times.count());
  }
  for (std::size_t i = 0; i < one.pairs.size(); ++i)
    EXPECT_EQ(one.pairs[i].beats, other.pairs[i].beats);
}

TEST(Ladder, IsTheSameWhateverTheThreads) {
  const LadderPlan plan = ladder_plan({"random", "steady", "rookie"});
  Effort three;
  three.threads = 3;
  const auto one = race_ladder(plan, {});
  const auto other = race_ladder(plan, three);
  ASSERT_TRUE(static_cast<bool>(one) && static_cast<bool>(other));
  expect_equal(*one, *other);
  LadderPlan next = plan;
  next.seed = 1000;
  EXPECT_NE(race_ladder(next, three)->drivers[2].rating.rating, one->drivers[2].rating.rating);
}

TEST(Ladder, HasWholeBlocksAloneWhenItIsStopped) {
  const std::atomic<bool> is_stopped = true;
  Effort effort;
  effort.is_stopped = &is_stopped;
  const auto ladder = race_ladder(ladder_plan({"random", "rookie"}), effort);
  ASSERT_TRUE(static_cast<bool>(ladder));
  EXPECT_EQ(ladder->races, 0);
  EXPECT_EQ(ladder->wanted, 12);
  EXPECT_TRUE(ladder->unended.empty());
}

}  // namespace
}  // namespace chicane::lab
