#include "catalog/grand_prix_advanced_race.h"

#include <gtest/gtest.h>

#include <set>

#include "catalog/recorded_race_for_tests.h"

namespace chicane {
namespace {

std::unique_ptr<Race> new_race(std::string_view options, const std::vector<std::string>& names) {
  return for_tests::new_race("GP-REF", options, names, "grand-prix-advanced");
}

TEST(GrandPrixAdvancedDoor, StandingsNameEveryCarAndThoseWhoAreOutLast) {
  for (const std::uint64_t seed : {3u, 4u, 5u}) {
    const std::unique_ptr<Race> race = new_race("laps=1 automatic=2", {"Ann"});
    for_tests::play_and_record(*race, seed);
    ASSERT_TRUE(race->pending().is_over());
    std::set<std::string> names;
    bool is_classified = true;
    for (const Standing& standing : race->standings()) {
      names.insert(standing.name);
      EXPECT_EQ(standing.has_finished, !standing.result.starts_with("out")) << standing.result;
      EXPECT_TRUE(is_classified || !standing.has_finished) << "GPA-VIC-3";
      is_classified = standing.has_finished;
    }
    EXPECT_EQ(names, (std::set<std::string>{"1a Ann", "1b Ann", "2a Automatic 1", "2b Automatic 1",
                                            "3a Automatic 2", "3b Automatic 2"}));
  }
}

TEST(GrandPrixAdvancedDoor, DiceAreNamedForWhatTheyAreThrown) {
  const std::unique_ptr<Race> race = new_race("", {"Ann", "Ben"});
  EXPECT_EQ(race->roll_label(), "place-1 start-order d4");
  for (const char* die : {"roll 4", "roll 1", "roll 2"})
    ASSERT_TRUE(static_cast<bool>(race->decide(kChance, die)));
  EXPECT_EQ(race->legal(seat_at(1)), std::vector<std::string>{"gear 1"}) << "2b is in front";
  EXPECT_TRUE(race->is_formality(seat_at(1)));
  ASSERT_TRUE(static_cast<bool>(race->decide(seat_at(1), "gear 1")));
  EXPECT_EQ(race->roll_label(), "2b start d6");
}

TEST(GrandPrixAdvancedDoor, RefusesWithClauseAndOffer) {
  const std::unique_ptr<Race> race = new_race("start=list", {"Ann", "Ben"});
  const auto second = race->decide(seat_at(0), "gear 2");
  ASSERT_FALSE(static_cast<bool>(second));
  EXPECT_EQ(second.error().clause, "GPA-STA-1");
  EXPECT_EQ(second.error().what, "All cars start in first; you may gear 1. GPA-STA-1");
}

// GPA-PRA-1  Practice comes before the race.
TEST(GrandPrixAdvancedDoor, BeginsWithPracticeIfAsked) {
  const std::unique_ptr<Race> race = new_race("start=practice laps=1", {"Ann", "Ben"});
  EXPECT_FALSE(race->has_started());
  EXPECT_EQ(race->legal(seat_at(0)).size(), 5u) << "a flying start in any gear";
  for_tests::play_and_record(*race, 2);
  EXPECT_TRUE(race->pending().is_over());
}

// GPA-GEN-2, GPA-GRD-1
TEST(GrandPrixAdvancedDoor, TwoToTwelveTeamsRace) {
  const RuleSetEntry& rules = **find_rule_set("grand-prix-advanced");
  const auto complaint = [&](const char* board, int seats, const char* options) {
    const auto race =
        rules.make_race(*load_board(board), options, std::vector<std::string>(seats, "A"));
    return race ? std::string() : to_string(race.error());
  };
  EXPECT_EQ(complaint("GP-REF", 2, ""), "");
  EXPECT_EQ(complaint("GP-REF", 12, ""), "");
  EXPECT_EQ(complaint("GP-REF", 1, "automatic=11"), "");
  EXPECT_EQ(complaint("GP-REF", 1, ""),
            "1 player cannot race: 2 to 12 can, automatic ones included. GPA-GEN-2; race with 2 "
            "drivers");
  EXPECT_EQ(complaint("GPA-TT", 7, ""),
            "7 players with 2 cars each do not fit: GPA-TT has 12 start places. GPA-GRD-1; "
            "race with 6 drivers, or on a circuit with more start places");
}

TEST(GrandPrixAdvancedDoor, IsReplayedFromItsRecord) {
  const std::unique_ptr<Race> race = new_race("laps=1 automatic=1", {"Ann", "Ben"});
  const std::string text = for_tests::play_and_record(*race, 11);
  const Result<Record, DataError> record = parse_record(text, "t.race");
  ASSERT_TRUE(static_cast<bool>(record)) << to_string(record.error());
  const auto again = replay(*record);
  ASSERT_TRUE(static_cast<bool>(again)) << to_string(again.error());
  EXPECT_EQ((*again)->digest(), race->digest());
}

}  // namespace
}  // namespace chicane
