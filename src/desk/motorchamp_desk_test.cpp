#include "desk/motorchamp_desk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/random.h"
#include "catalog/recorded_race_for_tests.h"
#include "desk/desk_json.h"
#include "desk/odds_for_tests.h"

namespace chicane::desk {
namespace {

const std::vector<std::string> kNames = {"Ann", "Ben", "Cleo"};

void expect_whole(const Race& race, Seat seat) {
  const Desk desk = desk_of(race, seat);
  std::set<std::string> offered;
  for (const Choice& choice : desk.choices) {
    expect_odds_add_up(choice.price);
    EXPECT_EQ(choice.path.empty() ? "" : choice.path.back(), choice.to);
    if (choice.decision.empty()) {
      EXPECT_FALSE(choice.barred.key.empty()) << choice.label;
      EXPECT_FALSE(choice.clause.empty()) << choice.label;
    } else {
      EXPECT_TRUE(static_cast<bool>(race.clone()->decide(seat, choice.decision)))
          << choice.decision;
      EXPECT_TRUE(offered.insert(choice.decision).second) << choice.decision << " twice";
    }
  }
  const std::vector<std::string> legal = race.legal(seat);
  EXPECT_EQ(offered, std::set<std::string>(legal.begin(), legal.end())) << to_json(desk);
}

struct Play {
  const char* board;
  const char* options;
};

TEST(MotorChampDesk, OffersWhatIsLawfulAndNothingElse) {
  std::set<std::string> phases;
  for (const Play& play :
       {Play{"mc-a1-m1-z1", "laps=3"}, Play{"mc-a1-m1-z1", "laps=2 faults=punish"},
        Play{"mc-a1-m1-z1", "laps=6 return_mode=claim"},
        Play{"mc-a1-m1-z1", "laps=2 grid=practice"}, Play{"mc-a2-z2", "laps=6"}}) {
    const std::unique_ptr<Race> race =
        for_tests::new_race(play.board, play.options, kNames, "motorchamp");
    Random random(11);
    int asked = 0;
    while (!race->pending().is_over() && asked < 1500 && !::testing::Test::HasFailure()) {
      const Pending pending = race->pending();
      const bool is_die = pending.kind == Pending::Kind::chance;
      const Seat seat = is_die ? kChance : pending.seats.first();
      if (!is_die) {
        ++asked;
        expect_whole(*race, seat);
        phases.insert(desk_of(*race, seat).phase);
      }
      const std::vector<std::string> legal = race->legal(seat);
      ASSERT_TRUE(
          race->decide(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
  }
  EXPECT_EQ(phases, (std::set<std::string>{"claim", "grid_choice", "objection", "play", "slip",
                                           "throw_choice"}));
}

// Every step of a path goes to the next row, or from the track into the pit lane, a pit, the side.
TEST(MotorChampDesk, PathsLeadFromRowToRow) {
  const std::unique_ptr<Race> race =
      for_tests::new_race("mc-a1-m1-z1", "laps=3", kNames, "motorchamp");
  const int rows = race->lap_length();
  const auto row_of = [](const std::string& place) {
    std::string digits;
    for (const char c : place) {
      if (c >= '0' && c <= '9') digits += c;
    }
    return std::stoi(digits);
  };
  Random random(5);
  int paths = 0;
  while (!race->pending().is_over() && !::testing::Test::HasFailure()) {
    const Pending pending = race->pending();
    const bool is_die = pending.kind == Pending::Kind::chance;
    const Seat seat = is_die ? kChance : pending.seats.first();
    if (!is_die) {
      const Desk desk = desk_of(*race, seat);
      const Table table = table_of(*race);
      for (const Choice& choice : desk.choices) {
        if (choice.path.empty()) continue;
        ++paths;
        int at = row_of(table.cars[desk.car].place);
        for (const std::string& place : choice.path) {
          const bool is_beside = place[0] == 'X';
          EXPECT_EQ(row_of(place), is_beside ? at : (at + 1) % rows) << to_json(desk);
          at = row_of(place);
        }
      }
    }
    const std::vector<std::string> legal = race->legal(seat);
    ASSERT_TRUE(race->decide(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  EXPECT_GT(paths, 100);
}

TEST(MotorChampDesk, FourThrowsAreShownAndTheBarredSayWhy) {
  const std::unique_ptr<Race> race =
      for_tests::new_race("mc-a1-m1-z1", "laps=3", kNames, "motorchamp");
  Random random(1);
  while (!race->has_started()) {
    const Pending pending = race->pending();
    const Seat seat = pending.kind == Pending::Kind::chance ? kChance : pending.seats.first();
    const std::vector<std::string> legal = race->legal(seat);
    ASSERT_TRUE(race->decide(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  const Desk desk = desk_of(*race, race->pending().seats.first());
  ASSERT_EQ(desk.phase, "throw_choice");
  ASSERT_EQ(desk.choices.size(), 4u);
  EXPECT_EQ(desk.choices[0].barred.key, "why_throw_not_of_start");
  EXPECT_EQ(desk.choices[1].decision, "throw N");
  EXPECT_EQ(desk.choices[1].price.tone, Tone::free);
  EXPECT_EQ(desk.choices[2].clause, "MC-COL-3");
}

TEST(MotorChampTable, TeamsShareAShape) {
  const std::unique_ptr<Race> race =
      for_tests::new_race("mc-a1-m1-z1", "laps=3", kNames, "motorchamp");
  const Table table = table_of(*race);
  ASSERT_GE(table.cars.size(), 4u);
  EXPECT_EQ(table.cars[0].number, "1a");
  EXPECT_EQ(table.cars[1].number, "1b");
  EXPECT_EQ(table.cars[0].shape, table.cars[1].shape);
  EXPECT_EQ(table.cars[0].place, "");
}

}  // namespace
}  // namespace chicane::desk
