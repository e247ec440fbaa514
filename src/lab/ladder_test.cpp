#include "lab/ladder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "base/random.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "drivers/mind.h"
#include "lab/play_field.h"
#include "lab/seating.h"

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
  times.add(std::chrono::hours(1));
  EXPECT_EQ(times.longest_micros(), 3.6e9);
}

// --- Races ---------------------------------------------------------------------------------------

FieldPlan field_plan(const std::string& rules, const std::vector<std::string>& drivers) {
  const RuleSetEntry& entry = **find_rule_set(rules);
  const int laps = entry.fewest_laps();
  return {rules, *load_board("monza", entry.form()), "laps=" + std::to_string(laps), 6, drivers};
}

TEST(PlayField, EveryRuleSetIsRacedAndTheSameRaceComesOut) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    const auto player =
        make_field_player(field_plan(std::string(rules->id()), {"random", "rookie"}));
    ASSERT_TRUE(static_cast<bool>(player)) << to_string(player.error());
    std::vector<DecisionTimes> times(2);
    const Seating seating = {0, 1, 0, 1, 0, 1};
    const auto places = (*player)->play(seating, 3, times);
    ASSERT_TRUE(places.has_value());
    // Places are 1 to the number of those who are not out.
    std::vector<int> sorted = *places;
    std::sort(sorted.begin(), sorted.end());
    for (int i = 0; i < 6; ++i)
      EXPECT_TRUE(sorted[i] == i + 1 || sorted[i] == rating::kOut) << sorted[i];
    EXPECT_EQ((*player)->play(seating, 3, times), places);
    EXPECT_GT(times[0].count(), 0);
    EXPECT_GT(times[1].count(), 0);
  }
}

TEST(PlayField, RaceThatDoesNotEndHasNoPlaces) {
  FieldPlan plan = field_plan("speed-circuit", {"rookie"});
  plan.answers_max = 10;
  const auto player = make_field_player(plan);
  std::vector<DecisionTimes> times(1);
  EXPECT_EQ((*player)->play(Seating(6), 1, times), std::nullopt);
}

TEST(PlayField, ComplaintsNameTheChoices) {
  FieldPlan plan = field_plan("speed-circuit", {"rookie", "nobody"});
  auto player = make_field_player(plan);
  ASSERT_FALSE(static_cast<bool>(player));
  EXPECT_THAT(player.error().what,
              testing::HasSubstr("no driver 'nobody' for speed-circuit; there are random, rookie"));
  plan.drivers = {"rookie"};
  plan.rules = "chess";
  player = make_field_player(plan);
  ASSERT_FALSE(static_cast<bool>(player));
  EXPECT_THAT(player.error().what, testing::HasSubstr("there is speed-circuit"));
}

LadderPlan ladder_plan(const std::vector<std::string>& drivers) {
  return {.rules = "speed-circuit",
          .board = *load_board("monza", BoardForm::lanes),
          .drivers = drivers,
          .laps = 1,
          .races = 12};
}

TEST(Ladder, RookiesBeatRandomAndTheirRatingSaysSo) {
  int last = 0;
  const auto ladder =
      race_ladder(ladder_plan({"random", "steady", "rookie"}), [&](int done, int all) {
        EXPECT_EQ(done, ++last);
        EXPECT_EQ(all, 36);
      });
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
  EXPECT_LT(rookie.finish.mean, random.finish.mean);
  EXPECT_GT(rookie.wins.mean, random.wins.mean);
  double wins = 0;
  for (const LadderDriver& driver : ladder->drivers) wins += driver.wins.mean;
  EXPECT_NEAR(wins, 1, 1e-9) << "every race has a winner";
}

TEST(PlayField, WithoutNamesEverybodyRaces) {
  const auto player = make_field_player(field_plan("motorchamp", {}));
  ASSERT_TRUE(static_cast<bool>(player)) << to_string(player.error());
  EXPECT_THAT((*player)->drivers(), testing::IsSupersetOf({"random", "rookie", "steady"}));
}

TEST(Ladder, AnchorMustRace) {
  LadderPlan plan = ladder_plan({"random", "rookie"});
  plan.anchor = "steady";
  const auto ladder = race_ladder(plan, [](int, int) {});
  ASSERT_FALSE(static_cast<bool>(ladder));
  EXPECT_EQ(ladder.error().what, "the anchor 'steady' does not race; random, rookie do");
}

TEST(Ladder, AnchorIsTheOneWithRatingZero) {
  LadderPlan plan = ladder_plan({"random", "rookie"});
  plan.anchor = "rookie";
  const auto ladder = race_ladder(plan, [](int, int) {});
  EXPECT_EQ(ladder->drivers[1].rating.rating, 0);
  EXPECT_LT(ladder->drivers[0].rating.high(), 0);
  EXPECT_EQ(ladder->races, 12) << "two drivers have one kind of field";
}

// Who is named first is not asked.
TEST(Ladder, SharesOfBothSidesAddUp) {
  const auto one = race_ladder(ladder_plan({"steady", "rookie"}), [](int, int) {});
  const auto other = race_ladder(ladder_plan({"rookie", "steady"}), [](int, int) {});
  EXPECT_NEAR(one->pairs[0].beats.mean + other->pairs[0].beats.mean, 1, 1e-9);
  EXPECT_NEAR(one->drivers[1].rating.rating, -other->drivers[1].rating.rating, 1e-6);
}

TEST(Ladder, RacesThatDoNotEndAreTold) {
  LadderPlan plan = ladder_plan({"random", "rookie"});
  plan.answers_max = 10;
  plan.seed = 40;
  const auto ladder = race_ladder(plan, [](int, int) {});
  ASSERT_TRUE(static_cast<bool>(ladder));
  EXPECT_EQ(ladder->races, 0);
  EXPECT_EQ(ladder->unended.size(), 12u);
  EXPECT_EQ(ladder->unended[0], 40u);
  EXPECT_EQ(ladder->pairs[0].beats.low, 0);
  EXPECT_EQ(ladder->pairs[0].beats.high, 1);
}

}  // namespace
}  // namespace chicane::lab
