#include "coach/lap_choice.h"

#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "catalog/rule_sets.h"

namespace chicane {

namespace {

// Two cars of two builds on the grid.
std::unique_ptr<Race> two_builds() {
  const RuleSetEntry& rules = **find_rule_set("speed-circuit");
  std::unique_ptr<Race> race =
      std::move(*rules.make_race(*load_board("monza", rules.form()), "laps=1", {"Ann", "Bob"}));
  EXPECT_TRUE(race->decide(seat_at(0), "build 1/1/1/1/1"));
  EXPECT_TRUE(race->decide(seat_at(1), "build 60/40/20/160/6"));
  // Another face each time: who throws the same throws again for the grid.
  for (int face = 1; race->pending().kind == Pending::Kind::chance; ++face)
    EXPECT_TRUE(race->decide(kChance, "roll " + std::to_string(face)));
  return race;
}

TEST(LapChoice, IsTheWholeLapWhereThatIsSmallEnough) {
  const RuleSetEntry& rules = **find_rule_set("grand-prix-basic");
  const std::unique_ptr<Race> race =
      std::move(*rules.make_race(*load_board("monza", rules.form()), "laps=1", {"Ann", "Bob"}));
  LapChoice laps(*race, {});
  EXPECT_NE(laps.coach_for(*race, 0), nullptr);
  EXPECT_EQ(laps.kind(), LapKind::whole);
}

TEST(LapChoice, IsASureLapWhereTheWholeOneIsTooLarge) {
  const std::unique_ptr<Race> race = two_builds();
  LapChoice laps(*race, {.positions_max = 300'000});
  Coach* const coach = laps.coach_for(*race, 0);
  ASSERT_NE(coach, nullptr);
  EXPECT_EQ(laps.kind(), LapKind::sure);
  EXPECT_LT(coach->size().positions, 300'000u);
}

TEST(LapChoice, IsNoneWhereEvenThatIsTooLarge) {
  const std::unique_ptr<Race> race = two_builds();
  LapChoice laps(*race, {.positions_max = 100});
  EXPECT_EQ(laps.coach_for(*race, 0), nullptr);
  EXPECT_EQ(laps.kind(), LapKind::none);
  EXPECT_EQ(laps.coach_for(*race, 0), nullptr);
}

TEST(LapChoice, IsASureLapWhereThatIsWanted) {
  const std::unique_ptr<Race> race = two_builds();
  LapChoice laps(*race, {.is_sure = true});
  EXPECT_NE(laps.coach_for(*race, 0), nullptr);
  EXPECT_EQ(laps.kind(), LapKind::sure);
}

TEST(LapChoice, EveryBuildHasALapOfItsOwn) {
  const std::unique_ptr<Race> race = two_builds();
  LapChoice laps(*race, {.is_sure = true});
  const auto turns = [&](int car) {
    Coach* const coach = laps.coach_for(*race, car);
    return *coach->turns(*coach->alone(*race, car));
  };
  const double first = turns(0);
  const std::size_t size = laps.coach_for(*race, 0)->size().positions;
  EXPECT_GT(std::abs(turns(1) - first), 0.1);
  // One build is not kept for the other's sake.
  EXPECT_EQ(turns(0), first);
  EXPECT_EQ(laps.coach_for(*race, 0)->size().positions, size);
}

}  // namespace

}  // namespace chicane
