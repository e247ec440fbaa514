#include "coach/debrief.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "drivers/driver.h"

namespace chicane {

namespace {

std::unique_ptr<Race> race_of(std::string_view rules, std::string_view options, int seats) {
  const RuleSetEntry& entry = **find_rule_set(rules);
  std::vector<std::string> names;
  for (int i = 0; i < seats; ++i) names.push_back("Seat" + std::to_string(i + 1));
  return std::move(*entry.make_race(*load_board("monza", entry.form()), options, names));
}

LapWish sure() { return {.is_sure = true}; }

TEST(Debrief, APlotThatIsTooSlowCostsATurn) {
  std::unique_ptr<Race> race = race_of("speed-circuit", "laps=1", 1);
  LapChoice laps(*race, sure());
  Debrief debrief(laps, seat_at(0));
  EXPECT_EQ(debrief.see(*race, seat_at(0), "build 1/1/1/1/1"), std::nullopt);
  ASSERT_TRUE(race->decide(seat_at(0), "build 1/1/1/1/1"));
  const auto standing = debrief.see(*race, seat_at(0), "plot 0");
  ASSERT_TRUE(standing);
  EXPECT_GT(standing->price, 0.9);
  EXPECT_NE(standing->best, "plot 0");
}

TEST(Debrief, TheBestDecisionCostsNothing) {
  std::unique_ptr<Race> race = race_of("speed-circuit", "laps=1", 1);
  ASSERT_TRUE(race->decide(seat_at(0), "build 1/1/1/1/1"));
  LapChoice laps(*race, sure());
  Debrief first(laps, seat_at(0));
  const std::string best = first.see(*race, seat_at(0), "plot 0")->best;
  Debrief again(laps, seat_at(0));
  const auto seen = again.see(*race, seat_at(0), best);
  EXPECT_EQ(seen->price, 0);
  EXPECT_EQ(seen->best, best);
}

TEST(Debrief, JudgesItsOwnSeatAlone) {
  std::unique_ptr<Race> race = race_of("speed-circuit", "laps=1", 1);
  ASSERT_TRUE(race->decide(seat_at(0), "build 1/1/1/1/1"));
  LapChoice laps(*race, sure());
  Debrief other(laps, seat_at(1));
  EXPECT_EQ(other.see(*race, seat_at(0), "plot 0"), std::nullopt);
  EXPECT_EQ(other.lap(), std::nullopt);
}

TEST(Debrief, KnowsNoPriceWhereNoLapIsKnown) {
  std::unique_ptr<Race> race = race_of("speed-circuit", "laps=1", 1);
  ASSERT_TRUE(race->decide(seat_at(0), "build 1/1/1/1/1"));
  LapChoice laps(*race, {.positions_max = 100});
  Debrief debrief(laps, seat_at(0));
  EXPECT_EQ(debrief.lap(), std::nullopt);
  EXPECT_EQ(debrief.see(*race, seat_at(0), "plot 0"), std::nullopt);
  EXPECT_EQ(debrief.lap(), LapKind::none);
}

// Whole races of a field, with an eye on one seat, as every build has a lap of its own: prices are
// there for most decisions, and never below 0.
struct Debriefed {
  const char* rules;
  LapWish wish;  // The whole lap where it is as quickly known as one of sure decisions.
};

class DebriefOf : public testing::TestWithParam<Debriefed> {};

TEST_P(DebriefOf, PricesMostDecisionsOfAField) {
  std::unique_ptr<Race> race = race_of(GetParam().rules, "laps=1", 3);
  LapChoice laps(*race, GetParam().wish);
  const std::unique_ptr<Driver> driver =
      std::move(*make_driver("rookie", *race, std::make_shared<Shelf>(), 1));
  Debrief debrief(laps, seat_at(0));
  Random dice(1);
  int decisions = 0;
  int priced = 0;
  for (int answers = 0; !race->pending().is_over() && answers < 20'000; ++answers) {
    const bool is_chance = race->pending().kind == Pending::Kind::chance;
    const Seat seat = is_chance ? kChance : race->pending().seats.first();
    const std::vector<std::string> legal = race->legal(seat);
    const std::string decision = is_chance
                                     ? legal[dice.below(static_cast<std::uint32_t>(legal.size()))]
                                     : driver->choose(*race, seat);
    if (seat == seat_at(0) && race->has_started()) ++decisions;
    if (const auto price = debrief.see(*race, seat, decision)) {
      ++priced;
      EXPECT_GE(price->price, 0);
    }
    ASSERT_TRUE(race->decide(seat, decision)) << decision;
  }
  EXPECT_GT(decisions, 20);
  EXPECT_GT(priced * 2, decisions);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, DebriefOf,
                         testing::Values(Debriefed{"speed-circuit", sure()},
                                         Debriefed{"motorchamp", {}},
                                         Debriefed{"grand-prix-basic", {}}),
                         [](const auto& one) {
                           std::string name(one.param.rules);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace

}  // namespace chicane
