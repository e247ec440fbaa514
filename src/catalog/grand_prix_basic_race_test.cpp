#include "catalog/grand_prix_basic_race.h"

#include <gtest/gtest.h>

#include <set>

#include "catalog/recorded_race_for_tests.h"
#include "catalog/teams.h"

namespace chicane {
namespace {

std::unique_ptr<Race> new_race(std::string_view options, const std::vector<std::string>& names) {
  return for_tests::new_race("GP-REF", options, names, "grand-prix-basic");
}

// Automatic players have cars like others, and a place in the standings.
TEST(GrandPrixBasicDoor, StandingsNameEveryCar) {
  const std::unique_ptr<Race> race = new_race("laps=1 automatic=2", {"Ann"});
  for_tests::play_and_record(*race, 3);
  ASSERT_TRUE(race->pending().is_over());
  std::set<std::string> names;
  int place = 0;
  for (const Standing& standing : race->standings()) {
    names.insert(standing.name);
    EXPECT_EQ(standing.place, ++place);
    EXPECT_EQ(standing.seat, standing.name.ends_with("Ann") ? 0 : -1);
    EXPECT_TRUE(standing.has_finished) << "GPB-VIC-3: the rest by position";
  }
  EXPECT_EQ(names, (std::set<std::string>{"1a Ann", "1b Ann", "2a Automatic 1", "2b Automatic 1",
                                          "3a Automatic 2", "3b Automatic 2"}));
}

TEST(GrandPrixBasicDoor, DiceOfTheDrawAreForPlaces) {
  const std::unique_ptr<Race> race = new_race("", {"Ann", "Ben"});
  EXPECT_EQ(race->roll_label(), "place-1 start d4");
  for (const char* die : {"roll 4", "roll 1", "roll 2"})
    ASSERT_TRUE(static_cast<bool>(race->decide(kChance, die)));
  EXPECT_TRUE(race->has_started());
  EXPECT_EQ(race->legal(seat_at(1)), (std::vector<std::string>{"dice 1", "dice 2"}))
      << "2b is in front";
  ASSERT_TRUE(static_cast<bool>(race->decide(seat_at(1), "dice 2")));
  EXPECT_EQ(race->roll_label(), "2b movement d6");
}

TEST(GrandPrixBasicDoor, SaysWhereARuleIsReconstructed) {
  const std::unique_ptr<Race> race = new_race("", {"Ann", "Ben"});
  const auto early = race->decide(seat_at(0), "dice 1");
  ASSERT_FALSE(static_cast<bool>(early));
  EXPECT_EQ(early.error().name, "not_your_turn");
  EXPECT_EQ(early.error().clause, "GPB-ORD-1 (reconstructed)");
  EXPECT_TRUE(early.error().what.ends_with(" GPB-ORD-1 (reconstructed)")) << early.error().what;
  for (const char* die : {"roll 1", "roll 1", "roll 1"}) {
    const auto done = race->decide(kChance, die);
    ASSERT_TRUE(static_cast<bool>(done));
    for (const Happening& happening : *done)
      EXPECT_TRUE(happening.clause.ends_with(" (reconstructed)")) << happening.clause;
  }
}

// GPB-GEN-3, GPB-SET-1
TEST(GrandPrixBasicDoor, TwoToTwelvePlayersRace) {
  const RuleSetEntry& rules = **find_rule_set("grand-prix-basic");
  const auto complaint = [&](const char* board, int seats, const char* options) {
    const auto race =
        rules.make_race(*load_board(board), options, std::vector<std::string>(seats, "A"));
    return race ? std::string() : to_string(race.error());
  };
  EXPECT_EQ(complaint("GP-REF", 2, ""), "");
  EXPECT_EQ(complaint("GP-REF", 12, ""), "");
  EXPECT_EQ(complaint("GP-REF", 1, "automatic=1"), "");
  EXPECT_EQ(complaint("GP-REF", 1, "automatic=11"), "");
  EXPECT_EQ(complaint("GPB-TT", 6, ""), "");
  EXPECT_EQ(complaint("GPB-TT", 12, "cars_per_player=1"), "");
  EXPECT_EQ(complaint("GP-REF", 1, ""),
            "1 player cannot race: 2 to 12 can, automatic ones included. GPB-GEN-3 "
            "(reconstructed); race with 2 drivers");
  EXPECT_EQ(complaint("GP-REF", 10, "automatic=3"),
            "13 players, 3 of them automatic, cannot race: 2 to 12 can, automatic ones included. "
            "GPB-GEN-3 (reconstructed); race with 9 drivers");
  EXPECT_EQ(complaint("GPB-TT", 7, ""),
            "7 players with 2 cars each do not fit: GPB-TT has 12 start places. GPB-SET-1 "
            "(reconstructed); race with 6 drivers, or on a circuit with more start places");
  EXPECT_EQ(complaint("GP-REF", 0, "automatic=3"),
            "somebody must drive: automatic players do not race alone; race with 1 driver");
  EXPECT_EQ(complaint("monza", 2, ""), "monza: this is no board for grand-prix-basic");
}

TEST(GrandPrixBasicDoor, IsReplayedFromItsRecord) {
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
