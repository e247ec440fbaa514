#include "lab/field_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "lab/field_blocks.h"
#include "rating/rating.h"

namespace chicane::lab {
namespace {

FieldPlan field_plan(const std::string& rules, const std::vector<std::string>& drivers) {
  const RuleSetEntry& entry = **find_rule_set(rules);
  const std::string options = "laps=" + std::to_string(entry.fewest_laps());
  FieldPlan plan{rules, *load_board("monza", entry.form()), options, {}, 6, kAnswersMax};
  for (const std::string& driver : drivers) plan.entrants.push_back({driver, ""});
  return plan;
}

FieldRace race_of(std::uint64_t seed, const Seating& seating) {
  return {.seed = seed, .seating = seating};
}

TEST(FieldRun, EveryRuleSetIsRacedAndTheSameRaceComesOut) {
  const Seating seating = {0, 1, 0, 1, 0, 1};
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    const FieldPlan plan = field_plan(std::string(rules->id()), {"random", "rookie"});
    // The last is driven after others, the first before.
    std::vector<FieldRace> races = {race_of(3, seating), race_of(4, seating), race_of(3, seating)};
    const auto times = drive_fields(plan, {}, races);
    ASSERT_TRUE(static_cast<bool>(times)) << to_string(times.error());
    // Places are 1 to the number of those who are not out, equals at the first of theirs.
    for (const FieldRace& race : races) {
      EXPECT_EQ(race.ending, Ending::over);
      std::vector<int> sorted = race.places;
      std::sort(sorted.begin(), sorted.end());
      for (int i = 0; i < 6; ++i)
        EXPECT_TRUE(sorted[i] == i + 1 || sorted[i] == rating::kOut || sorted[i] == sorted[i - 1])
            << sorted[i];
    }
    EXPECT_EQ(races[0].places, races[2].places);
    EXPECT_GT((*times)[0].count(), 0);
    EXPECT_GT((*times)[1].count(), 0);
  }
}

// Those who do not sit in a race do not count there; more of them than seats may be called.
TEST(FieldRun, SeatsAreTakenByThoseWhoAreCalled) {
  FieldPlan plan = field_plan("speed-circuit", {"random", "rookie", "steady"});
  plan.seats = 2;
  std::vector<FieldRace> races;
  for (std::uint64_t seed = 0; seed < 20; ++seed) races.push_back(race_of(seed, {1, 0}));
  const auto times = drive_fields(plan, {}, races);
  ASSERT_TRUE(static_cast<bool>(times));
  EXPECT_EQ((*times)[2].count(), 0);
  const auto won = std::count_if(races.begin(), races.end(),
                                 [](const FieldRace& race) { return race.places[0] == 1; });
  EXPECT_GE(won, 18) << "rookie has the first seat";
}

// Six who drive at random do not all come home; those who do have the first places.
TEST(FieldRun, WhoIsOutHasNoPlace) {
  std::vector<FieldRace> races;
  for (std::uint64_t seed = 0; seed < 10; ++seed) races.push_back(race_of(seed, Seating(6)));
  ASSERT_TRUE(static_cast<bool>(drive_fields(field_plan("speed-circuit", {"random"}), {}, races)));
  std::ptrdiff_t out = 0;
  for (const FieldRace& race : races)
    out += std::count(race.places.begin(), race.places.end(), rating::kOut);
  EXPECT_GT(out, 10);
  EXPECT_LT(out, 60);
}

TEST(FieldRun, RaceThatDoesNotEndHasNoPlaces) {
  FieldPlan plan = field_plan("speed-circuit", {"rookie"});
  plan.answers_max = 10;
  std::vector<FieldRace> races = {race_of(1, Seating(6))};
  ASSERT_TRUE(static_cast<bool>(drive_fields(plan, {}, races)));
  EXPECT_EQ(races[0].ending, Ending::endless);
  EXPECT_TRUE(races[0].places.empty());
}

TEST(FieldRun, ComplaintsNameTheChoices) {
  FieldPlan plan = field_plan("speed-circuit", {"rookie", "nobody"});
  std::vector<FieldRace> races = {race_of(1, Seating(6))};
  auto driven = drive_fields(plan, {}, races);
  ASSERT_FALSE(static_cast<bool>(driven));
  EXPECT_THAT(driven.error().what,
              testing::HasSubstr("no driver 'nobody' for speed-circuit; there are random, rookie"));
  plan.rules = "chess";
  driven = drive_fields(plan, {}, races);
  ASSERT_FALSE(static_cast<bool>(driven));
  EXPECT_THAT(driven.error().what, testing::HasSubstr("there is speed-circuit"));
}

TEST(Effort, EveryPieceIsDoneOnceAndTheLastWordIsThatAllIsDone) {
  for (const int threads : {1, 3, 50}) {
    std::vector<std::atomic<int>> done(20);
    Effort effort;
    effort.threads = threads;
    RunProgress last;
    effort.tell = [&](const RunProgress& progress) { last = progress; };
    do_pieces(effort, 20, [&](std::size_t thread, std::int64_t piece) {
      EXPECT_LT(thread, static_cast<std::size_t>(threads));
      ++done[static_cast<std::size_t>(piece)];
    });
    for (const std::atomic<int>& count : done) EXPECT_EQ(count, 1);
    EXPECT_EQ(last.done, 20);
    EXPECT_EQ(last.wanted, 20);
  }
}

TEST(Effort, NothingIsBegunOnceItIsStopped) {
  std::atomic<bool> is_stopped = false;
  int done = 0;
  Effort effort;
  effort.is_stopped = &is_stopped;
  do_pieces(effort, 20, [&](std::size_t, std::int64_t) { is_stopped = ++done == 5; });
  EXPECT_EQ(done, 5);
}

// --- Places
// ---------------------------------------------------------------------------------------

CarSeen car_seen(int seat, int place, Condition condition = Condition::home) {
  return {.condition = condition, .place = place, .seat = seat};
}

TEST(PlacesOfPlayers, OfOneCarEachAreTheirPlaces) {
  const Field field = {car_seen(0, 2), car_seen(1, 3, Condition::out), car_seen(2, 1),
                       car_seen(3, 4)};
  EXPECT_EQ(places_of(field, 4), (std::vector<int>{2, rating::kOut, 1, 3}))
      << "a car that is out is before nobody";
}

TEST(PlacesOfPlayers, AllCarsOfAPlayerCount) {
  const Field field = {car_seen(0, 1), car_seen(1, 2), car_seen(1, 3),
                       car_seen(0, 6), car_seen(2, 4), car_seen(2, 5)};
  EXPECT_EQ(places_of(field, 3), (std::vector<int>{2, 1, 3})) << "7, 5 and 9";
}

TEST(PlacesOfPlayers, CarsThatAreOutShareTheLastPlaces) {
  const Field field = {
      car_seen(0, 1), car_seen(0, 4, Condition::out), car_seen(1, 2),
      car_seen(1, 3), car_seen(2, 5, Condition::out), car_seen(2, 6, Condition::out)};
  EXPECT_EQ(places_of(field, 3), (std::vector<int>{2, 1, rating::kOut})) << "1 + 5, 5 and 10";
}

TEST(PlacesOfPlayers, EqualSumsShareAPlace) {
  const Field field = {car_seen(0, 1), car_seen(0, 4), car_seen(1, 2), car_seen(1, 3),
                       car_seen(2, 5)};
  EXPECT_EQ(places_of(field, 3), (std::vector<int>{1, 1, 1})) << "5 each";
}

// --- Blocks --------------------------------------------------------------------------------------

FieldRace driven_race(const Seating& seating, const std::vector<int>& places) {
  const auto first =
      static_cast<std::size_t>(std::min_element(places.begin(), places.end()) - places.begin());
  return {1, seating, Ending::over, first, places};
}

TEST(FieldBlocks, StoppedBlocksAreLeftOutAndEndlessRacesAreNotCounted) {
  const std::vector<Block> blocks = {{{0, 1}, {1, 0}}, {{0, 1}, {1, 0}}, {{0, 1}, {1, 0}}};
  std::vector<FieldRace> races = races_of(blocks, 7);
  ASSERT_EQ(races.size(), 6u);
  EXPECT_EQ(races[1].seed, 7u);
  EXPECT_EQ(races[2].seed, 8u);
  for (FieldRace& race : races) race = driven_race(race.seating, {1, 2});
  races[3].ending = Ending::stopped;
  races[4].ending = Ending::endless;
  const std::vector<FieldBlock> driven = driven_blocks(blocks, races);
  ASSERT_EQ(driven.size(), 2u);
  EXPECT_EQ(driven[0].size(), 2u);
  EXPECT_EQ(driven[1].size(), 1u);
}

TEST(FieldBlocks, FinishesAndPairingsFollowFromPlaces) {
  constexpr int kOut = rating::kOut;
  const std::vector<FieldBlock> blocks = {
      {driven_race({0, 1, 1}, {1, 2, 3}), driven_race({1, 0, 2}, {kOut, kOut, 1})}};
  const Finishes finishes = finishes_of(blocks, 0);
  EXPECT_DOUBLE_EQ(finishes.place.mean, (1 + 2.5) / 2) << "two who are out share 2 and 3";
  EXPECT_DOUBLE_EQ(finishes.wins.mean, 0.5);
  EXPECT_DOUBLE_EQ(finishes_of(blocks, 2).wins.mean, 0.5);
  EXPECT_DOUBLE_EQ(finishes_of(blocks, 2).wins_by_car.mean, 1);
  EXPECT_DOUBLE_EQ(pairings_won(blocks, 0, 1).mean, (2 + 0.5) / 3);
  EXPECT_DOUBLE_EQ(pairings_won(blocks, 2, 0).mean, 1);
  const std::vector<rating::Placements> placements = placements_of(blocks);
  ASSERT_EQ(placements.size(), 2u);
  EXPECT_EQ(placements[1][2], (rating::Placement{2, 1}));
}

}  // namespace
}  // namespace chicane::lab
