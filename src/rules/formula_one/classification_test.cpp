#include "rules/formula_one/classification.h"

#include <gmock/gmock.h>

#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

using ::testing::ElementsAre;

std::vector<int> ranked(const TestTable& table, decltype(classify)& by = classify) {
  std::array<std::uint8_t, kCarsMax> cars{};
  const int count = by(table.game(), table.state, cars);
  std::vector<int> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(cars[i] + 1);
  return numbers;
}

// F1-FIN-3
TEST(FormulaOneClassification, LapsThenDistanceThenSpeedThenNumber) {
  TestTable table;
  table.add_car(0, "2.5", 60_mph);
  table.add_car(1, "1.39", 60_mph);
  table.add_car(2, "2.38", 60_mph);
  table.add_car(3, "3.5", 80_mph);
  table.add_car(4, "1.5", 60_mph);
  table.add_car(5, "2.0", 60_mph).laps = 2;
  EXPECT_THAT(ranked(table), ElementsAre(6, 3, 4, 5, 1, 2)) << "the line row begins the lap";
}

// F1-SET-3  First away stands first, until the race is over.
TEST(FormulaOneClassification, OnTheGridByNumber) {
  TestTable table;
  for (int i = 0; i < 3; ++i) {
    Car& car = table.add_car(i, "1.1");
    car.at = table.game().track.grid[i];
    car.laps = static_cast<std::uint8_t>(table.game().options.laps);
  }
  EXPECT_THAT(ranked(table, standings), ElementsAre(1, 2, 3));
  EXPECT_THAT(ranked(table), ElementsAre(3, 2, 1)) << "F1-FIN-3";
  table.state.cars[1].speed = 60_mph;
  EXPECT_THAT(ranked(table, standings), ElementsAre(1, 2, 3)) << "blocked with a speed set";
  table.state.phase = Phase::over;
  EXPECT_THAT(ranked(table, standings), ElementsAre(2, 3, 1)) << "F1-FIN-4";
}

// A20  Off the track a car has come as far as its corner, its pit or its square.
TEST(FormulaOneClassification, OffTheTrackByRow) {
  TestTable table;
  table.add_car(0, "P");
  table.add_car(1, "S2");
  table.add_car(2, "R:2.12");
  table.add_car(3, "2.13");
  EXPECT_EQ(row_of(table.track(), table.state, 0), 2);
  EXPECT_EQ(row_of(table.track(), table.state, 1), 14);
  EXPECT_EQ(row_of(table.track(), table.state, 2), 12);
  EXPECT_THAT(ranked(table), ElementsAre(2, 4, 3, 1));
}

// A14
TEST(FormulaOneClassification, AnEarlierRoundRanksFirst) {
  TestTable table({.classification = RaceEnd::run_out});
  Car& early = table.add_car(0, "2.0");
  early.laps = 0;
  early.has_left = true;
  early.finish_round = 8;
  Car& late = table.add_car(1, "2.7");
  late.laps = 0;
  late.finish_round = 9;
  Car& later = table.add_car(2, "2.6");
  later.laps = 0;
  later.finish_round = 9;
  EXPECT_THAT(ranked(table), ElementsAre(1, 2, 3));
}

// F1-FIN-2  The round is played to its end.
TEST(FormulaOneClassification, TheRaceEndsWithTheRoundOfTheFirstFinisher) {
  TestTable table;
  table.add_car(0, "2.38", 40_mph).laps = 1;
  table.add_car(1, "3.38", 60_mph).laps = 1;
  table.turn(0);
  table.take(set(40_mph));
  table.drive_to({"2.39", "2.0"});
  table.take(pass());
  EXPECT_EQ(table.car(0).laps, 0);
  EXPECT_EQ(table.state.phase, Phase::idle);
  table.turn(1);
  table.take(set(60_mph));
  table.drive_to({"3.39", "3.0", "3.1"});
  table.take(pass());
  EXPECT_EQ(table.state.phase, Phase::over);
  EXPECT_THAT(ranked(table), ElementsAre(2, 1));
}

// F1-FIN-4
TEST(FormulaOneClassification, TenRoundsWithoutMovementEndTheRace) {
  TestTable table;
  table.add_car(0, "2.5");
  for (int round = 1; round <= kStillRounds; ++round) {
    ASSERT_EQ(table.state.phase, Phase::idle) << round;
    table.turn(0);
    table.take(set(0_mph));
    table.take(drive({}));
    table.take(pass());
  }
  EXPECT_EQ(table.state.phase, Phase::over);
}

}  // namespace
}  // namespace chicane::formula_one
