#include "league/standings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "league/driver_points.h"
#include "league/event_standings.h"
#include "league/results.h"
#include "league/season_for_tests.h"

namespace chicane::league {
namespace {

using ::testing::ElementsAre;
using namespace for_tests;  // NOLINT: a test's own words.

std::vector<std::string> names(const std::vector<StandingRow>& rows) {
  std::vector<std::string> found;
  for (const StandingRow& row : rows) found.push_back(row.name);
  return found;
}

// A season of these results, each the order in which drivers finish.
Season season_of(const Scoring& scoring, int drivers,
                 const std::vector<std::vector<std::string>>& races) {
  Season season(points_plan(static_cast<int>(races.size()), scoring));
  enter(season, drivers);
  Random random(1);
  int round = 0;
  for (const std::vector<std::string>& finished : races) {
    draw(season, random);
    must_take(season, result_of("R" + std::to_string(++round), finished));
  }
  return season;
}

TEST(Standings, SayWhatPartsADriverFromTheNext) {
  struct Case {
    const char* rule;
    Scoring scoring;
    std::vector<std::vector<std::string>> races;
    std::vector<std::string> want;
    Reason reason;  // Of the first row.
  };
  Scoring best_one = free_scoring({10, 6, 4});
  best_one.best = 1;
  const Case cases[] = {
      {"F1-LEA-1 more points",
       league_scoring(),
       {{"D2", "D1", "D3"}},
       {"D2", "D1", "D3"},
       {Criterion::points, 0, 10, 8}},
      {"F1-LEA-1 equal points, more wins",
       league_scoring(),
       {{"D1", "D2", "D3"}, {"D3", "D2", "D1"}, {"D3", "D2", "D1"}, {"D1", "D2", "D3"}},
       {"D1", "D3", "D2"},
       {}},
      {"SC-15.5 equal points, the better finish at Monza",
       circuit_scoring(),
       {{"D2", "D1", "D3"}, {"D1", "D2", "D3"}},
       {"D2", "D1", "D3"},
       {Criterion::one_race, 1, 1, 2}},
      {"free: more second places",
       free_scoring({5, 3, 3, 2, 1}),
       {{"D3", "D1", "D2"}, {"D3", "D1", "D2"}},
       {"D3", "D1", "D2"},
       {Criterion::points, 0, 10, 6}},
      {"best one of two",
       best_one,
       {{"D1", "D2", "D3"}, {"D3", "D1", "D2"}},
       {"D1", "D3", "D2"},
       {Criterion::count_back, 2, 1, 0}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const std::vector<StandingRow> rows = driver_standings(season_of(c.scoring, 3, c.races));
    EXPECT_EQ(names(rows), c.want);
    if (c.reason == Reason{}) {
      EXPECT_FALSE(rows[0].ahead) << "the first two are equal and share the place";
      EXPECT_EQ(rows[1].place, 1);
      EXPECT_EQ(rows[2].place, 3);
    } else {
      EXPECT_EQ(rows[0].ahead, c.reason);
      EXPECT_EQ(rows[1].place, 2);
    }
    EXPECT_FALSE(rows.back().ahead);
  }
}

TEST(Standings, ResultsBeyondTheBestDoNotCount) {
  Scoring scoring = free_scoring({10, 6, 4});
  scoring.best = 2;
  const Season season =
      season_of(scoring, 3, {{"D1", "D2", "D3"}, {"D3", "D1", "D2"}, {"D1", "D2", "D3"}});
  const std::vector<StandingRow> rows = driver_standings(season);
  EXPECT_EQ(rows[0].name, "D1");
  EXPECT_EQ(rows[0].points, 20);
  EXPECT_FALSE(rows[0].scores[1].counts);
  EXPECT_EQ(rows[0].finishes[1], 1) << "a finish all the same";
}

TEST(Standings, OfTeamsAddUpTheirDrivers) {
  Season season(points_plan(1));
  int i = 0;
  for (const char* team : {"Red", "Blue", "Red", "Blue", ""})
    must_take(season, Enter{driver_name(++i), "rookie", team, 0, 1});
  Random random(1);
  draw(season, random);
  must_take(season, result_of("R1", {"D5", "D2", "D4", "D1", "D3"}));
  const std::vector<StandingRow> rows = team_standings(season);
  EXPECT_THAT(names(rows), ElementsAre("Blue", "Red"));
  EXPECT_EQ(rows[0].points, 8 + 6);
  EXPECT_EQ(rows[1].points, 4 + 2);
  EXPECT_EQ(rows[0].ahead, (Reason{Criterion::points, 0, 14, 6}));
}

// GPA-SCO-1
TEST(Standings, OfDriversWithTwoCarsAreOfCarsAndOfConstructors) {
  Season season(points_plan(1, grand_prix_scoring()));
  enter(season, 2);
  Random random(1);
  draw(season, random);
  // The third car is an automatic player's.
  TakeResult result = result_of("R1", {"D1", "D2", "D2", "D1"});
  result.cars = 5;
  for (CarResult& car : result.results) car.result.place += car.result.place >= 3 ? 1 : 0;
  must_take(season, result);
  const std::vector<StandingRow> cars = driver_standings(season);
  EXPECT_THAT(names(cars), ElementsAre("D1 A", "D2 A", "D2 B", "D1 B"));
  EXPECT_EQ(cars[2].points, 3);
  const std::vector<StandingRow> constructors = team_standings(season);
  EXPECT_THAT(names(constructors), ElementsAre("D1", "D2"));
  EXPECT_EQ(constructors[0].points, 9 + 2);
  EXPECT_EQ(constructors[1].points, 6 + 3);
}

TEST(Standings, StewardsGiveAndTakePoints) {
  Season season = season_of(league_scoring(), 2, {{"D1", "D2"}});
  Ruling ruling;
  ruling.kind = Ruling::Kind::points;
  ruling.name = "D1";
  ruling.points = -3;
  must_take(season, ruling);
  const std::vector<StandingRow> rows = driver_standings(season);
  EXPECT_THAT(names(rows), ElementsAre("D2", "D1"));
  EXPECT_EQ(rows[1].points, 7);
  EXPECT_EQ(rows[1].ruled_points, -3);
}

TEST(Standings, TheBestGoUpATierAndTheLastGoDown) {
  Plan plan = points_plan(1);
  plan.tiers = 3;
  plan.movers = 1;
  Season season(plan);
  for (int i = 1; i <= 9; ++i)
    must_take(season, Enter{driver_name(i), "rookie", "", 0, (i - 1) / 3 + 1});
  Random random(1);
  draw(season, random);
  must_take(season, result_of("R1-1", {"D3", "D2", "D1"}));
  must_take(season, result_of("R1-2", {"D4", "D5", "D6"}));
  must_take(season, result_of("R1-3", {"D8", "D7", "D9"}));
  EXPECT_THAT(names(driver_standings(season, 2)), ElementsAre("D4", "D5", "D6"));
  EXPECT_THAT(next_tiers(season), ElementsAre(2, 1, 1, 1, 2, 3, 3, 2, 3));
}

// A season by chance, its results in the order in which `shuffle` has them.
Season any_season(std::uint64_t seed, std::uint64_t shuffle) {
  const Scoring scorings[] = {circuit_scoring(), league_scoring(), grand_prix_scoring(),
                              free_scoring({10, 6, 4, 3, 2, 1})};
  Plan plan = points_plan(3, scorings[seed % 4]);
  plan.scoring.best = static_cast<int>(seed / 4 % 3);
  plan.tiers = 1 + static_cast<int>(seed % 2);
  plan.field = 4;
  Season season(plan);
  for (int i = 1; i <= 12; ++i)
    must_take(season, Enter{driver_name(i), "rookie", "", 0, 1 + i % plan.tiers});
  Random random(seed);
  Random order(shuffle);
  for (int round = 1; round <= 3; ++round) {
    draw(season, random);
    std::vector<TakeResult> results;
    for (const LeagueRace* race : open_races(season))
      results.push_back(any_result(season, *race, random));
    for (; !results.empty(); results.pop_back()) {
      std::swap(results.back(), results[order.below(static_cast<std::uint32_t>(results.size()))]);
      must_take(season, results.back());
    }
  }
  return season;
}

TEST(Standings, DoNotDependOnTheOrderInWhichResultsArrive) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    SCOPED_TRACE(seed);
    const Season one = any_season(seed, 1);
    const Season other = any_season(seed, 2);
    for (int tier = 1; tier <= one.plan.tiers; ++tier) {
      const std::vector<StandingRow> ours = driver_standings(one, tier);
      const std::vector<StandingRow> theirs = driver_standings(other, tier);
      ASSERT_EQ(names(ours), names(theirs));
      for (std::size_t i = 0; i < ours.size(); ++i) {
        EXPECT_EQ(ours[i].place, theirs[i].place);
        EXPECT_EQ(ours[i].points, theirs[i].points);
        EXPECT_EQ(ours[i].ahead, theirs[i].ahead);
      }
    }
  }
}

TEST(Standings, EqualsStandByNameWhoeverEnteredFirst) {
  Season season(points_plan(1));
  for (const char* name : {"Cleo", "Ben", "Ann"}) must_take(season, Enter{name, "", "", 0, 1});
  const std::vector<StandingRow> rows = driver_standings(season);
  EXPECT_THAT(names(rows), ElementsAre("Ann", "Ben", "Cleo"));
  for (const StandingRow& row : rows) EXPECT_EQ(row.place, 1);
}

// The rulebooks' own winners, asked of the functions that the conformance cases ask.
TEST(Standings, NameTheChampionsOfTheRulebooks) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const bool is_circuit = seed % 2 == 0;
    Season season(points_plan(3, is_circuit ? circuit_scoring() : league_scoring()));
    enter(season, 5);
    for (int round = 1; round <= 3; ++round) {
      draw(season, random);
      drive(season, random);
    }
    std::vector<DriverResults> circuit(5);
    std::vector<Places> places(5);
    for (const Round& round : season.rounds) {
      for (const CarResult& car : round.races[0].results) {
        const int driver = *season.driver(car.name);
        circuit[driver].push_back(car.result);
        if (car.result.place > 0) places[driver].push_back(car.result.place);
      }
    }
    std::vector<int> first;
    for (const StandingRow& row : driver_standings(season)) {
      if (row.place == 1) first.push_back(*season.driver(row.name));
    }
    std::sort(first.begin(), first.end());
    EXPECT_EQ(first, is_circuit ? circuit_winners(circuit) : champions(places));
  }
}

// WBC-F.2: whatever the heats, the ranking is one total order that does not depend on the order in
// which drivers are listed, up to the dice.
TEST(Standings, OfHeatsAreATotalOrderWhateverTheOrderOfEntry) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    std::vector<DriverHeats> drivers(20);
    for (DriverHeats& heats : drivers) {
      const int count = random.roll(4) - 1;
      for (int i = 0; i < count; ++i) {
        HeatResult heat{std::nullopt, 4};
        if (random.roll(4) > 1) heat.place = random.roll(4);
        heats.push_back(heat);
      }
    }
    Ranking ranking = rank_for_finals(drivers);
    const std::vector<DriverHeats> reversed(drivers.rbegin(), drivers.rend());
    const Ranking other = rank_for_finals(reversed);
    ASSERT_EQ(ranking.ranked, other.ranked);
    for (int i = 0; i < ranking.ranked; ++i) {
      const Qualification& ours = *ranking.qualifications[ranking.list.order[i]];
      const Qualification& theirs = *other.qualifications[other.list.order[i]];
      EXPECT_EQ(reason_between(ours, theirs).by, Criterion::dice);
      for (int j = 0; j < i; ++j)
        EXPECT_FALSE(ranks_before(ours, *ranking.qualifications[ranking.list.order[j]]));
    }
    while (ranking.list.roller() >= 0)
      ranking.list.take_roll(ranking.list.roller(), random.roll(100));
    EXPECT_EQ(ranked_drivers(ranking).size(), static_cast<std::size_t>(ranking.ranked));
  }
}

TEST(EventStandings, TheFinalComesBeforeTheRankingOfTheHeats) {
  Season season(wbc_plan(1));
  enter(season, 14);
  Random random(1);
  draw(season, random);
  const auto seats = [&](const char* race) {
    std::vector<std::string> found;
    for (const int driver : season.race(race).race->drivers)
      found.push_back(season.drivers[driver].name);
    return found;
  };
  // One who crashes has no finish and is not ranked.
  std::vector<std::string> first = seats("H1A");
  const std::string out = first.back();
  first.pop_back();
  must_take(season, result_of("H1A", first, {out}));
  must_take(season, result_of("H1B", seats("H1B")));
  EXPECT_EQ(heat_standings(season)[0].ahead, std::nullopt) << "two winners, no dice yet";
  draw(season, random);
  const std::vector<EventRow> ranked = heat_standings(season);
  EXPECT_EQ(ranked[0].ahead, (Reason{Criterion::dice, 0, 0, 0}));
  EXPECT_EQ(ranked[1].ahead, (Reason{Criterion::best_finish, 0, 1, 2}));
  EXPECT_EQ(ranked[12].ahead, (Reason{Criterion::best_finish, 0, 7, 0}));
  EXPECT_EQ(season.drivers[ranked[13].driver].name, out);

  std::vector<std::string> field = seats("F");
  std::reverse(field.begin(), field.end());
  must_take(season,
            result_of("F", {field.begin(), field.begin() + 3}, {field.begin() + 3, field.end()}));
  const std::vector<EventRow> rows = event_standings(season);
  EXPECT_EQ(rows[0].driver, ranked[11].driver);
  EXPECT_EQ(rows[0].ahead, (Reason{Criterion::final_place, 0, 1, 2}));
  EXPECT_EQ(rows[2].ahead, (Reason{Criterion::final_place, 0, 3, 0}));
  EXPECT_EQ(rows[3].driver, ranked[0].driver);
  for (std::size_t i = 0; i < rows.size(); ++i) EXPECT_EQ(rows[i].place, static_cast<int>(i) + 1);
}

}  // namespace
}  // namespace chicane::league
