#include "desk/formula_one_desk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <set>

#include "base/random.h"
#include "catalog/recorded_race_for_tests.h"
#include "desk/desk_json.h"
#include "desk/odds_for_tests.h"

namespace chicane::desk {
namespace {

using formula_one::Phase;

const FormulaOneRace& of(const Race& race) { return dynamic_cast<const FormulaOneRace&>(race); }

std::unique_ptr<Race> decided(const Race& race, Seat seat, const std::string& decision) {
  std::unique_ptr<Race> next = race.clone();
  EXPECT_TRUE(static_cast<bool>(next->decide(seat, decision))) << decision;
  return next;
}

// Do two decisions leave the same position but for squares on the way, the bands of which ask for
// the same? Who is 60 over spins, however much more it is.
bool is_alike(const Race& before, Seat seat, const std::string& one, const std::string& other) {
  const std::unique_ptr<Race> a = decided(before, seat, one);
  const std::unique_ptr<Race> b = decided(before, seat, other);
  formula_one::State left = of(*a).state();
  formula_one::State right = of(*b).state();
  const int judged = left.move.judged.mph();
  for (int i = 0; i < left.move.passed_count; ++i) {
    const auto over = [&](const formula_one::State& state) {
      return std::clamp(judged - state.move.passed[i].safe.mph(), 0, 60);
    };
    const bool is_exempt = left.move.exempt == i && right.move.exempt == i;
    if (!is_exempt && over(left) != over(right)) return false;
    left.move.passed[i].safe = right.move.passed[i].safe;
  }
  return std::memcmp(&left, &right, sizeof left) == 0;
}

void expect_whole(const Race& race, Seat seat) {
  const Desk desk = desk_of(race, seat);
  std::vector<std::string> offered;
  for (const Choice& choice : desk.choices) {
    for (const Price& price : {choice.price, choice.road}) expect_odds_add_up(price);
    if (choice.decision.empty()) {
      EXPECT_FALSE(choice.barred.key.empty()) << choice.label;
      EXPECT_FALSE(choice.clause.empty()) << choice.label;
      continue;
    }
    decided(race, seat, choice.decision);
    offered.push_back(choice.decision);
  }
  for (const std::string& lawful : race.legal(seat)) {
    const bool is_there = std::any_of(offered.begin(), offered.end(), [&](const std::string& each) {
      return each == lawful || is_alike(race, seat, lawful, each);
    });
    EXPECT_TRUE(is_there) << lawful << " is not offered in " << to_json(desk);
  }
}

// Random play of so many answers; gives the phases in which somebody was asked.
void race_through(const std::string& options, std::uint64_t seed, std::set<std::string>& phases) {
  const std::unique_ptr<Race> race = for_tests::new_race(
      "F1-REF", options, {"Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"}, "formula-one");
  Random random(seed);
  int asked = 0;
  while (!race->pending().is_over() && asked < 2500 && !::testing::Test::HasFailure()) {
    const Pending pending = race->pending();
    const bool is_die = pending.kind == Pending::Kind::chance;
    const Seat seat = is_die ? kChance : pending.seats.first();
    if (!is_die) {
      ++asked;
      expect_whole(*race, seat);
      phases.insert(desk_of(*race, seat).phase);
    }
    const std::vector<std::string> legal = race->legal(seat);
    const std::string& any = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    // Into the pit whenever it can be: cards of the pits lead to questions of their own.
    const auto stop = std::find_if(legal.begin(), legal.end(), [](const std::string& each) {
      return each.find('P') != std::string::npos;
    });
    ASSERT_TRUE(race->decide(seat, stop == legal.end() ? any : *stop));
  }
}

TEST(FormulaOneDesk, OffersWhatIsLawfulAndNothingElse) {
  std::set<std::string> phases;
  for (const std::string options :
       {"laps=10", "short_race=yes laps=1 tactic_bands=no carburettor_card=speed_and_squares",
        "baulked_band_speed=reduced baulk_reduction=separate"}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) race_through(options, seed, phases);
  }
  EXPECT_EQ(phases, (std::set<std::string>{"card", "drive", "match", "special", "speed"}));
}

// The first turn of car 1, all on the grid.
std::unique_ptr<Race> at_the_start() {
  std::unique_ptr<Race> race = for_tests::new_race("F1-REF", "", {"Ann", "Ben"}, "formula-one");
  // Two and eleven for the cars, then the first card each time.
  for (const char* die : {"roll 1", "roll 1", "roll 5", "roll 6"})
    EXPECT_TRUE(race->decide(kChance, die));
  while (race->pending().kind == Pending::Kind::chance)
    EXPECT_TRUE(race->decide(kChance, "roll 1"));
  return race;
}

TEST(FormulaOneDesk, NineSpeedsAreShownAndTheBarredSayWhy) {
  const std::unique_ptr<Race> race = at_the_start();
  const Desk desk = desk_of(*race, race->pending().seats.first());
  ASSERT_EQ(desk.phase, "speed");
  ASSERT_GE(desk.choices.size(), 9u);
  EXPECT_EQ(desk.choices[3].decision, "set 60");
  EXPECT_EQ(desk.choices[3].rows, 3);
  EXPECT_TRUE(desk.choices[3].has_road);
  EXPECT_EQ(desk.choices[4].decision, "");
  EXPECT_EQ(desk.choices[4].barred.key, "why_speeds_up_too_much");
  EXPECT_EQ(desk.choices[4].clause, "F1-MOV-2");
}

// What happens to the car at the wheel is what the price has counted: odds of 36 by the chart.
TEST(FormulaOneDesk, ABandTakenTooFastCostsTheThrowOfTheChart) {
  const std::unique_ptr<Race> race = at_the_start();
  Random random(1);
  for (int turns = 0; turns < 4000; ++turns) {
    const Pending pending = race->pending();
    ASSERT_FALSE(pending.is_over());
    const bool is_die = pending.kind == Pending::Kind::chance;
    const Seat seat = is_die ? kChance : pending.seats.first();
    const std::vector<std::string> legal = race->legal(seat);
    if (!is_die && of(*race).state().phase == Phase::drive &&
        of(*race).state().at_wheel().tyre < 4) {
      for (const Choice& choice : desk_of(*race, seat).choices) {
        if (choice.notes.size() != 1 || choice.notes[0].key != "note_over") continue;
        const std::string over = choice.notes[0].with[1].second;
        if (over != "20") continue;
        const Part& part = choice.price.ways.at(0).at(0);
        ASSERT_EQ(part.odds.size(), 3u);
        EXPECT_EQ(part.of, 36);
        EXPECT_EQ(part.odds[0].ways, 21);
        EXPECT_EQ(part.odds[1].ways, 11);
        EXPECT_EQ(part.odds[2].ways, 4);
        EXPECT_EQ(choice.price.tone, Tone::chance);
        return;
      }
    }
    ASSERT_TRUE(race->decide(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  FAIL() << "no corner was taken 20 over";
}

TEST(FormulaOneTable, EveryCarStandsInAPlaceOfTheDrawing) {
  const std::unique_ptr<Race> race = at_the_start();
  const Table table = table_of(*race);
  ASSERT_EQ(table.cars.size(), 2u);
  EXPECT_EQ(table.cars[0].place, "6.0");
  EXPECT_EQ(table.cars[0].number, "1");
  EXPECT_EQ(table.at_wheel, 0);
  EXPECT_EQ(table.lap, 1);
}

}  // namespace
}  // namespace chicane::desk
