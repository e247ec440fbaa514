#include "solver/speed_circuit/lone.h"

#include "catalog/boards.h"
#include "rules/speed_circuit/game_for_tests.h"
#include "rules/speed_circuit/preparation.h"
#include "solver/lap_for_tests.h"

namespace chicane {

namespace {

using speed_circuit::Game;
using speed_circuit::Options;
using speed_circuit::SpeedCircuit;
using speed_circuit::State;
using speed_circuit::TestTable;
using LoneCar = Lone<SpeedCircuit>;

const int kAllRound = speed_circuit::build_number({1, 1, 1, 1, 1});

Game monza(int laps) {
  Options options;
  options.laps = laps;
  return *SpeedCircuit::make_game(*load_board("monza", BoardForm::lanes), options);
}

TEST(LoneSpeedCircuit, KeysHoldAllThatBearsOnTheFuture) {
  const TestTable table;
  expect_keys_hold_all<SpeedCircuit>(table.game(), LoneCar::start(table.game(), kAllRound), 60);
}

TEST(LoneSpeedCircuit, AgreesWithBruteForceNearTheLine) {
  LapGoal goal;
  constexpr double kLong = 100;
  for (const char* place : {"I20", "O21", "I24", "O26", "I28"}) {
    for (const Speed speed : {0_mph, 60_mph, 120_mph}) {
      TestTable table;
      speed_circuit::Car& car = table.add_car(place, speed);
      car.starting = speed == Speed{};
      const State state = LoneCar::alone(table.game(), table.state, 0);
      PerfectLap<SpeedCircuit> lap(table.game(), goal);
      const double value = lap.turns(state).value();
      const TurnBounds bounds = brute_force<SpeedCircuit>(table.game(), state, 2, goal, kLong);
      EXPECT_GE(value, bounds.least - 1e-9) << place << " " << speed.mph();
      EXPECT_LE(value, bounds.most + 1e-9) << place << " " << speed.mph();
      // Where two turns are enough there is next to nothing between the bounds.
      if (bounds.most < 2) {
        EXPECT_NEAR(bounds.least, bounds.most, 0.01) << place;
      }
    }
  }
}

TEST(LoneSpeedCircuit, OneTurnFromTheLineTakesOneTurn) {
  TestTable table;
  table.add_car("I29", 100_mph);
  const State state = LoneCar::alone(table.game(), table.state, 0);
  PerfectLap<SpeedCircuit> lap(table.game(), {});
  // 160 is the most without a push: eight spaces from row 29 lead seven rows beyond row 30.
  LapGoal sure;
  sure.is_sure = true;
  PerfectLap<SpeedCircuit> sure_lap(table.game(), sure);
  EXPECT_NEAR(*sure_lap.turns(state), 1 - 0.001 * 6, 1e-9);
  EXPECT_LE(*lap.turns(state), *sure_lap.turns(state));
  EXPECT_EQ(lap.forecast(state)->turns, 1);
}

TEST(LoneSpeedCircuit, EveryOtherPlotCostsNoLess) {
  const TestTable table;
  const State start = LoneCar::start(table.game(), kAllRound);
  PerfectLap<SpeedCircuit> lap(table.game(), {});
  const double best = lap.turns(start).value();
  const auto prices = lap.prices(start);
  ASSERT_FALSE(prices.empty());
  EXPECT_NEAR(std::min_element(prices.begin(), prices.end(),
                               [](const auto& a, const auto& b) { return a.turns < b.turns; })
                  ->turns,
              best, 1e-6);
  // To stand still is to lose a turn.
  EXPECT_NEAR(prices.front().turns, best + 1, 1e-6);
}

TEST(LoneSpeedCircuit, SimulatedLapsOfMonzaTakeAsLongAsComputed) {
  const Game game = monza(1);
  expect_simulation_agrees<SpeedCircuit>(game, LoneCar::start(game, kAllRound), {}, 4000);
}

TEST(LoneSpeedCircuit, ASureLapIsNoFasterAndAlwaysComesHome) {
  const Game game = monza(1);
  const State start = LoneCar::start(game, kAllRound);
  LapGoal sure;
  sure.is_sure = true;
  PerfectLap<SpeedCircuit> sure_lap(game, sure);
  PerfectLap<SpeedCircuit> lap(game, {});
  EXPECT_LE(*lap.turns(start), *sure_lap.turns(start));
  EXPECT_EQ(sure_lap.forecast(start)->home, 1);
}

TEST(LoneSpeedCircuit, GivesUpWhereTheGoalSaysSo) {
  const Game game = monza(1);
  LapGoal goal;
  goal.nodes_max = 1000;
  PerfectLap<SpeedCircuit> lap(game, goal);
  EXPECT_EQ(lap.turns(LoneCar::start(game, kAllRound)), std::nullopt);
  // What it had begun to look at is not known either.
  EXPECT_EQ(lap.turns(LoneCar::start(game, kAllRound)), std::nullopt);
}

}  // namespace

}  // namespace chicane
