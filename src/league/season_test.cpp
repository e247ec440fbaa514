#include "league/season.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "league/event_standings.h"
#include "league/results.h"
#include "league/season_for_tests.h"

namespace chicane::league {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;
using Kind = Objection::Kind;
using namespace for_tests;  // NOLINT: a test's own words.

Ruling ruling(Ruling::Kind kind, const std::string& race, const std::string& name) {
  Ruling made;
  made.kind = kind;
  made.race = race;
  made.name = name;
  made.steward = "Ann";
  made.reason = "seen by all";
  return made;
}

Season drawn_season() {
  Season season(points_plan(2));
  enter(season, 3);
  must_take(season, Draw{"R1", {"D1", "D2", "D3"}});
  return season;
}

TEST(Season, RefusesWhatDoesNotFitAndSaysWhy) {
  Season season = drawn_season();
  TakeResult result = result_of("R1", {"D3", "D1"}, {"D2"});
  struct Case {
    const char* what;
    Entry entry;
    Kind want;
  };
  TakeResult stranger = result;
  stranger.results[0].name = "Nobody";
  TakeResult missing = result;
  missing.results.pop_back();
  TakeResult same_place = result;
  same_place.results[1].result.place = 1;
  TakeResult gap = result;
  gap.results[1].result.place = 3;
  const Case before[] = {
      {"a name twice", Enter{"D1", "rookie", "", 0, 1}, Kind::driver_twice},
      {"a tier that is not there", Enter{"D9", "rookie", "", 0, 2}, Kind::tier_unknown},
      {"checking in where all is drawn", CheckIn{1, "D1"}, Kind::round_not_open},
      {"checking in too early", CheckIn{2, "D1"}, Kind::round_not_open},
      {"a stranger checks in", CheckIn{1, "Nobody"}, Kind::driver_unknown},
      {"a die that nobody owes", Throw{"D1", 5}, Kind::not_his_throw},
      {"WBC-H.1b in two races at once", Draw{"R2", {"D1", "D2", "D3"}}, Kind::still_racing},
      {"a race that is not due", Draw{"R7", {}}, Kind::race_not_due},
      {"a result of no race", result_of("R9", {"D1"}), Kind::race_unknown},
      {"a driver who is not entered", stranger, Kind::driver_unknown},
      {"a driver is missing", missing, Kind::result_other_drivers},
      {"a place twice", same_place, Kind::result_impossible},
      {"a place that nobody has", gap, Kind::result_impossible},
      {"excluded where he did not race", ruling(Ruling::Kind::exclude, "R1", "D4"),
       Kind::driver_unknown},
      {"no such race", ruling(Ruling::Kind::annul, "R5", ""), Kind::race_unknown},
      {"no such ruling", ruling(Ruling::Kind::revoke, "", ""), Kind::ruling_unknown},
  };
  for (const Case& c : before) {
    SCOPED_TRACE(c.what);
    EXPECT_EQ(objection(season, c.entry), c.want);
  }

  must_take(season, result);
  EXPECT_EQ(objection(season, result), Kind::result_twice);
  must_take(season, Draw{"R2", {"D1", "D2", "D3"}});
  TakeResult again = result;
  again.race = "R2";
  EXPECT_EQ(objection(season, again), Kind::record_twice) << "the record of another race";
  EXPECT_EQ(objection(season, Enter{"D4", "rookie", "", 0, 1}), Kind::entries_closed);
  must_take(season, result_of("R2", {"D1", "D2", "D3"}));
  EXPECT_EQ(next_step(season), Step::over);
}

TEST(Season, WithoutACheckInARoundIsForAllElseForThoseWhoCame) {
  Season season(points_plan(2));
  enter(season, 4);
  must_take(season, CheckIn{1, "D4"});
  must_take(season, CheckIn{1, "D2"});
  EXPECT_EQ(objection(season, CheckIn{1, "D2"}), Kind::checked_in_twice);
  EXPECT_THAT(starters(season), ElementsAre(1, 3));
  must_take(season, Draw{"R1", {"D2", "D4"}});
  must_take(season, result_of("R1", {"D2", "D4"}));
  must_take(season, Enter{"D5", "rookie", "", 0, 1});
  EXPECT_THAT(starters(season), ElementsAre(0, 1, 2, 3, 4)) << "a late entry starts, too";
}

// SC-15.2
TEST(Season, AKeptCarStaysTheSame) {
  Plan plan = points_plan(2, circuit_scoring());
  plan.cars = Plan::Cars::kept;
  Season season(plan);
  enter(season, 2);
  Random random(1);
  draw(season, random);
  TakeResult result = result_of("R1", {"D1", "D2"});
  result.results[0].car = "2/1/1/1/0";
  must_take(season, result);
  draw(season, random);
  TakeResult second = result_of("R2", {"D2", "D1"});
  second.results[1].car = "1/1/1/1/1";
  EXPECT_EQ(objection(season, second), Kind::other_car);
  second.results[1].car = "2/1/1/1/0";
  EXPECT_EQ(objection(season, second), std::nullopt);
  season.plan.cars = Plan::Cars::rebuilt;
  second.results[1].car = "1/1/1/1/1";
  EXPECT_EQ(objection(season, second), std::nullopt);
}

TEST(Season, AResultByHandNeedsNoRecordAndNoCar) {
  Plan plan = points_plan(3);
  plan.cars = Plan::Cars::kept;
  Season season(plan);
  enter(season, 2);
  const auto by_hand = [](const std::string& race, const std::string& car) {
    TakeResult result = result_of(race, {"D2", "D1"});
    result.record = 0;
    result.by = "Ann";
    result.results[0].car = car;
    return result;
  };
  must_take(season, Draw{"R1", {"D1", "D2"}});
  must_take(season, by_hand("R1", ""));
  EXPECT_EQ(season.race("R1").race->by, "Ann");
  EXPECT_EQ(objection(season, by_hand("R1", "")), Kind::result_twice);
  EXPECT_EQ(kept_car(season, "D2", 0), std::nullopt);
  // Two without a record are not the same one.
  must_take(season, Draw{"R2", {"D1", "D2"}});
  must_take(season, by_hand("R2", "60/40"));
  EXPECT_EQ(kept_car(season, "D2", 0), "60/40");
  must_take(season, Draw{"R3", {"D1", "D2"}});
  EXPECT_EQ(objection(season, by_hand("R3", "50/50")), Kind::other_car);
  must_take(season, by_hand("R3", ""));
}

TEST(Season, RulingsChangeResultsAndAreRevokedWithoutLosingAnything) {
  Season season = drawn_season();
  must_take(season, result_of("R1", {"D3", "D1"}, {"D2"}));
  must_take(season, ruling(Ruling::Kind::exclude, "R1", "D3"));
  const auto place_of = [&](const char* name) {
    for (const CarResult& car : ruled_results(season, *season.race("R1").race)) {
      if (car.name == name) return car.result.place;
    }
    return -1;
  };
  EXPECT_EQ(place_of("D3"), 0);
  EXPECT_EQ(place_of("D1"), 1) << "he moves up";
  EXPECT_EQ(season.race("R1").race->results[0].result.place, 1) << "what was taken stays";
  Ruling revoke = ruling(Ruling::Kind::revoke, "", "");
  revoke.number = 1;
  must_take(season, revoke);
  EXPECT_EQ(place_of("D3"), 1);
  EXPECT_EQ(objection(season, revoke), Kind::ruling_twice);
  must_take(season, ruling(Ruling::Kind::annul, "R1", ""));
  EXPECT_FALSE(counts(season, *season.race("R1").race));
  EXPECT_THAT(season.rulings, SizeIs(3));
}

Season heats_driven(int drivers, std::uint64_t seed) {
  Season season(wbc_plan(2));
  enter(season, drivers);
  Random random(seed);
  for (int round = 1; round <= 2; ++round) {
    draw(season, random);
    drive(season, random);
  }
  return season;
}

TEST(Season, HeatsStandOnceTheFinalIsThrownFor) {
  Season season = heats_driven(30, 7);
  const Ruling late = ruling(Ruling::Kind::annul, "H1A", "");
  EXPECT_EQ(objection(season, late), std::nullopt);
  EXPECT_EQ(objection(season, ruling(Ruling::Kind::points, "", "D1")), Kind::no_points_here);
  EXPECT_EQ(objection(season, Enter{"D99", "rookie", "", 0, 1}), Kind::entries_closed);
  Random random(1);
  draw(season, random);
  EXPECT_EQ(objection(season, late), Kind::ruling_too_late);
  drive(season, random);
  EXPECT_EQ(next_step(season), Step::over);
}

// Everybody comes home in the order of the seats.
void drive_by_seat(Season& season) {
  while (!open_races(season).empty()) {
    const LeagueRace& race = *open_races(season).front();
    std::vector<std::string> names;
    for (const int driver : race.drivers) names.push_back(season.drivers[driver].name);
    must_take(season, result_of(race.id, names));
  }
}

// WBC-F.1, WBC-F.3
TEST(Season, AlternatesTakeThePlacesOfFinalistsWhoAreNotThere) {
  Season season(wbc_plan(1));
  enter(season, 26);
  Random random(3);
  draw(season, random);
  drive_by_seat(season);
  while (const std::optional<int> driver = thrower(season)) {
    EXPECT_EQ(objection(season, CheckIn{2, "D1"}), Kind::round_not_open) << "ranks come first";
    must_take(season, Throw{season.drivers[*driver].name, random.roll(100)});
  }
  // Three races: places 1 to 4 thrice are twelve drivers, and nobody else is as good.
  const Ranking ranking = season_ranking(season);
  const std::vector<int> twelve = finalists(ranking);
  ASSERT_THAT(twelve, SizeIs(12));
  EXPECT_TRUE(alternates(ranking).empty());
  EXPECT_EQ(final_field(season), twelve) << "nobody checks in: all are there";
  const std::string thirteenth = season.drivers[ranking.list.order[12]].name;
  EXPECT_EQ(objection(season, CheckIn{2, thirteenth}), Kind::not_qualified);
  must_take(season, CheckIn{2, season.drivers[twelve[4]].name});
  must_take(season, CheckIn{2, season.drivers[twelve[1]].name});
  EXPECT_THAT(final_field(season), ElementsAre(twelve[1], twelve[4]));
}

TEST(Season, AlternatesStandBehindTheFinalists) {
  // Five races: five drivers have place 3, of whom two are among the twelve.
  Season season(wbc_plan(1));
  enter(season, 60);
  Random random(5);
  draw(season, random);
  drive_by_seat(season);
  while (const std::optional<int> driver = thrower(season))
    must_take(season, Throw{season.drivers[*driver].name, random.roll(100)});
  const Ranking ranking = season_ranking(season);
  const std::vector<int> twelve = finalists(ranking);
  const std::vector<int> others = alternates(ranking);
  ASSERT_THAT(others, SizeIs(3));
  for (std::size_t i = 2; i < twelve.size(); ++i)
    must_take(season, CheckIn{2, season.drivers[twelve[i]].name});
  for (const int driver : others) must_take(season, CheckIn{2, season.drivers[driver].name});
  std::vector<int> want(twelve.begin() + 2, twelve.end());
  want.push_back(others[0]);
  want.push_back(others[1]);
  EXPECT_EQ(final_field(season), want) << "twelve race, the third alternate looks on";
}

// WBC-H.1a, WBC-H.2
TEST(Season, SeedingIsLawfulForEveryNumberOfDrivers) {
  for (int drivers = 1; drivers <= 200; ++drivers) {
    SCOPED_TRACE(drivers);
    Season season(wbc_plan(1));
    Random random(drivers);
    for (int i = 1; i <= drivers; ++i)
      must_take(season, Enter{driver_name(i), "rookie", "",
                              static_cast<int>(random.below(drivers < 100 ? 1000 : 20)), 1});
    draw(season, random);
    const Round& round = season.rounds[0];
    std::vector<int> starts;
    std::size_t least = round.races[0].drivers.size();
    for (const LeagueRace& race : round.races) {
      EXPECT_LE(race.drivers.size(), 12u);
      EXPECT_GE(race.drivers.size(), least) << "the first seed's race is never larger";
      EXPECT_LE(race.drivers.size(), least + 1);
      starts.insert(starts.end(), race.drivers.begin(), race.drivers.end());
      // Within a race the seeds fall: nobody stands behind one with fewer laurels.
      if (round.races.size() == 1) continue;
      EXPECT_TRUE(std::is_sorted(race.drivers.begin(), race.drivers.end(), [&](int a, int b) {
        return season.drivers[a].laurels > season.drivers[b].laurels;
      }));
    }
    std::sort(starts.begin(), starts.end());
    std::vector<int> all(drivers);
    std::iota(all.begin(), all.end(), 0);
    EXPECT_EQ(starts, all) << "everybody starts once";
  }
}

}  // namespace
}  // namespace chicane::league
