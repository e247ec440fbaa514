#include "lab/race_runner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "lab/race_tally.h"

namespace chicane::lab {

namespace {

using ::testing::HasSubstr;

const std::atomic<bool> kGoOn = false;

std::vector<Entrant> field(int seats, const std::string& driver = "rookie") {
  return std::vector<Entrant>(static_cast<std::size_t>(seats), Entrant{driver, ""});
}

std::string short_options(const RuleSetEntry& rules) {
  return "laps=" + std::to_string(rules.fewest_laps());
}

std::string complaint(std::string_view rules, std::string_view board,
                      const std::vector<Entrant>& entrants, std::string_view options = "") {
  const auto checked = check_races(rules, *load_board(board), options, entrants);
  const auto made = make_race_runner(rules, *load_board(board), options, entrants);
  EXPECT_EQ(static_cast<bool>(checked), static_cast<bool>(made));
  return made ? "" : made.error().what;
}

TEST(RaceRunner, WhatCannotBeIsRefusedWithTheChoices) {
  EXPECT_EQ(complaint("speed-circuit", "monza", field(6)), "");
  EXPECT_THAT(complaint("speed-circuit", "monza", field(6, "fangio")),
              HasSubstr("there is no driver 'fangio' for speed-circuit; there are random, rookie"));
  EXPECT_THAT(complaint("ludo", "monza", field(6)), HasSubstr("there is no rule set 'ludo'"));
  EXPECT_THAT(complaint("speed-circuit", "monza", field(13)), HasSubstr("do not fit"));
  EXPECT_THAT(complaint("speed-circuit", "monza", field(2), "laps=x"), HasSubstr("laps"));
  EXPECT_THAT(complaint("speed-circuit", "GP-REF", field(2)), HasSubstr("this is a board for"));
  EXPECT_THAT(complaint("speed-circuit", "monza", {{"rookie", "9/9/9/9/9"}}),
              HasSubstr("9/9/9/9/9"));
  EXPECT_NE(complaint("speed-circuit", "monza", {{"rookie", "fast"}}), "");
  EXPECT_THAT(complaint("formula-one", "F1-REF", {{"rookie", "1/1/1/1/1"}, {"rookie", ""}}),
              HasSubstr("formula-one has no builds; leave out '=1/1/1/1/1'"));
}

// Every car has a place of its own and a cause if it is out, in every game.
TEST(RaceRunner, RacesOfAllRuleSetsAreWhole) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    const auto runner = make_race_runner(rules->id(), *load_board(rules->default_board()),
                                         short_options(*rules), field(6, "random"));
    ASSERT_TRUE(runner);
    const std::vector<int> entrants = {0, 1, 2, 3, 4, 5};
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const RaceSeen& seen = (*runner)->race({seed, entrants}, kGoOn);
      ASSERT_EQ(seen.ending, Ending::over);
      std::set<int> places;
      for (const CarSeen& car : seen.watch.field()) {
        places.insert(car.place);
        EXPECT_LT(car.seat, 6);
        if (car.condition != Condition::out) continue;
        EXPECT_LT(seen.causes[static_cast<std::size_t>(car.car)],
                  static_cast<int>(out_causes(rules->id()).size()));
      }
      EXPECT_EQ(places.size(), seen.watch.field().size());
      EXPECT_EQ(*places.rbegin(), static_cast<int>(places.size()));
      for (const Thrown& one : seen.thrown) {
        EXPECT_GE(one.face, 1);
        EXPECT_LE(one.face, face_count({one.purpose, one.sides, one.die}));
        EXPECT_FALSE(purpose_word(rules->id(), one.purpose).empty());
      }
    }
  }
}

// A race that is driven after others is the race that is driven first.
TEST(RaceRunner, RacesDependOnTheirSeedAlone) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    std::vector<Entrant> entrants = field(3, "rookie");
    for (const Entrant& entrant : field(3, "random")) entrants.push_back(entrant);
    const std::vector<int> seats = {5, 4, 3, 2, 1, 0};
    const auto make = [&] {
      return make_race_runner(rules->id(), *load_board(rules->default_board()),
                              short_options(*rules), entrants);
    };
    const auto sums = [&](RaceRunner& runner, std::uint64_t seed) {
      RaceTally tally(2);
      tally.add(runner.race({seed, seats}, kGoOn), {0, 0, 0, 1, 1, 1});
      return tally;
    };
    const auto fresh = make();
    const auto used = make();
    sums(**used, 1);
    EXPECT_EQ(sums(**fresh, 2), sums(**used, 2));
    EXPECT_NE(sums(**fresh, 2), sums(**used, 3));
  }
}

// Start and acceleration win a single lap of two, from either seat.
TEST(RaceRunner, BuildsAreDriven) {
  const std::vector<Entrant> entrants = {{"rookie", "2/2/1/0/0"}, {"rookie", "0/1/0/2/2"}};
  const auto runner = make_race_runner("speed-circuit", *load_board("monza"), "laps=1", entrants);
  ASSERT_TRUE(runner);
  for (const std::vector<int>& seats : {std::vector{0, 1}, std::vector{1, 0}}) {
    RaceTally tally(2);
    for (std::uint64_t seed = 0; seed < 40; ++seed)
      tally.add((*runner)->race({seed, seats}, kGoOn), seats);
    EXPECT_GT(tally.entries[0].wins, 30);
  }
}

TEST(RaceRunner, StopsWhenItIsTold) {
  const auto runner =
      make_race_runner("motorchamp", *load_board("mc-a1-m1-z1"), "laps=1", field(6));
  const std::vector<int> seats = {0, 1, 2, 3, 4, 5};
  const std::atomic<bool> is_stopped = true;
  EXPECT_EQ((*runner)->race({1, seats}, is_stopped).ending, Ending::stopped);
  EXPECT_EQ((*runner)->race({1, seats, false, 100}, kGoOn).ending, Ending::endless);
  EXPECT_EQ((*runner)->race({1, seats}, kGoOn).ending, Ending::over);
}

}  // namespace

}  // namespace chicane::lab
