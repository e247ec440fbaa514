#include "lab/race_plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

namespace chicane::lab {

namespace {

using ::testing::ElementsAre;

TEST(Entrants, AreSeatsWithADriverAndPerhapsABuild) {
  const Entrant rookie{"rookie", ""};
  const Entrant built{"rookie", "1/2/0/1/1"};
  EXPECT_THAT(*parse_entrants("rookie"), ElementsAre(rookie));
  EXPECT_THAT(*parse_entrants("3:rookie"), ElementsAre(rookie, rookie, rookie));
  EXPECT_THAT(*parse_entrants("2:rookie=1/2/0/1/1"), ElementsAre(built, built));
  for (const char* wrong : {"", ":", "0:rookie", "25:rookie", "x:rookie", "3:", "rookie=", "3:=1",
                            "two words", "-1:rookie", "1:2:rookie=\n"}) {
    SCOPED_TRACE(wrong);
    const Result<std::vector<Entrant>, DataError> parsed = parse_entrants(wrong);
    ASSERT_FALSE(parsed);
    EXPECT_THAT(parsed.error().what, ::testing::HasSubstr("is no entrant; write a driver"));
  }
}

TEST(Entrants, WhoAreAlikeAreOneEntry) {
  const std::vector<Entrant> entrants = {{"a", ""}, {"b", ""}, {"a", ""}, {"a", "1/1"}};
  EXPECT_THAT(entry_numbers(entrants), ElementsAre(0, 1, 0, 2));
  const std::vector<Entry> entries = entries_of(entrants);
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_EQ(entries[0].seats, 2);
  EXPECT_EQ(entry_name(entries[1].entrant), "b");
  EXPECT_EQ(entry_name(entries[2].entrant), "a 1/1");
}

RacePlan plan_of(int seats) {
  RacePlan plan;
  for (int i = 0; i < seats; ++i) plan.entrants.push_back({std::to_string(i), ""});
  return plan;
}

TEST(Seating, GivesEachEntrantEachSeatEquallyOften) {
  const RacePlan plan = plan_of(5);
  std::map<std::pair<int, int>, int> counts;
  for (std::int64_t race = 0; race < 50; ++race) {
    const std::vector<int> entrants = seating(plan, race);
    EXPECT_EQ(std::set<int>(entrants.begin(), entrants.end()).size(), 5u);
    for (int seat = 0; seat < 5; ++seat) ++counts[{entrants[static_cast<std::size_t>(seat)], seat}];
  }
  for (const auto& [where, count] : counts) EXPECT_EQ(count, 10) << where.first << where.second;
}

TEST(Seating, ChangesTheNeighbours) {
  const RacePlan plan = plan_of(6);
  std::set<int> behind_the_first;
  for (std::int64_t race = 0; race < 60; race += 6) {
    const std::vector<int> entrants = seating(plan, race);
    const auto at = std::find(entrants.begin(), entrants.end(), 0) - entrants.begin();
    behind_the_first.insert(entrants[static_cast<std::size_t>(at + 1) % 6]);
  }
  EXPECT_GT(behind_the_first.size(), 2u);
}

TEST(Seating, IsKeptIfThePlanSaysSo) {
  RacePlan plan = plan_of(3);
  plan.keeps_seats = true;
  EXPECT_THAT(seating(plan, 7), ElementsAre(0, 1, 2));
}

TEST(RaceSeeds, AreAllDifferent) {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    for (std::int64_t race = 0; race < 100; ++race) {
      for (const Stream stream : {Stream::dice, Stream::driver, Stream::lots})
        seeds.insert(stream_seed(race_seed(seed, race), stream));
    }
  }
  EXPECT_EQ(seeds.size(), 20u * 100 * 3);
}

}  // namespace

}  // namespace chicane::lab
