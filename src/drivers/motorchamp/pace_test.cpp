#include "drivers/motorchamp/pace.h"

#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "solver/motorchamp/lone.h"
#include "solver/perfect_lap.h"

namespace chicane::motorchamp {
namespace {

State lone_car(int row, int lane, int laps) {
  State state{};
  state.car_count = 1;
  state.phase = Phase::throw_choice;
  Car& car = state.cars[0];
  car.row = static_cast<std::uint8_t>(row);
  car.lane = static_cast<std::uint8_t>(lane);
  car.laps = static_cast<std::int8_t>(laps);
  car.team = 5;
  car.pit_flap = true;
  return state;
}

// Where nobody needs to go out, its price does not count: the table is the perfect lap.
TEST(MotorPace, OfACarThatHasStoppedIsThePerfectLap) {
  constexpr int kOutPrice = 1000;
  for (const char* board : {"monza-motor", "mc-a1-m1-z1"}) {
    const Game game = *MotorChamp::make_game(*load_board(board), {});
    const Pace pace(game, kOutPrice * kTurn);
    LapGoal goal;
    goal.out_turns = 100 * kOutPrice;
    PerfectLap<MotorChamp> lap(game, goal);
    for (int laps = 1; laps < game.options.laps; ++laps) {
      for (int row = 1; row < game.track.count; row += 7) {
        SCOPED_TRACE(std::string(board) + ", lap " + std::to_string(laps) + ", row " +
                     std::to_string(row));
        const State state = lone_car(row, kRight, laps);
        const State lone = Lone<MotorChamp>::alone(game, state, 0);
        const double turns = static_cast<double>(pace.from(state, state.cars[0])) / kTurn;
        EXPECT_NEAR(turns, *lap.turns(lone), 0.01);
      }
    }
  }
}

// A stop costs turns, the red flap more.
TEST(MotorPace, AStopCostsTurnsAndTheRedFlapMore) {
  const Game game = *MotorChamp::make_game(*load_board("monza-motor"), {});
  const Pace pace(game, 18 * kTurn);
  State state = lone_car(20, kRight, 4);
  Car& car = state.cars[0];
  const Turns served = pace.from(state, car);
  car.pit_flap = false;
  car.handicap = true;
  const Turns flapped = pace.from(state, car);
  car.laps = 3;
  car.handicap = false;
  const Turns due = pace.from(state, car);
  car.pit_flap = true;
  const Turns before = pace.from(state, car);
  EXPECT_GT(due, before + kTurn);
  EXPECT_GT(flapped - served, due - before);
}

// The flag ends the race at the next crossing, whatever the laps (MC-END-2).
TEST(MotorPace, TheFlagMakesTheRaceShort) {
  const Game game = *MotorChamp::make_game(*load_board("monza-motor"), {});
  const Pace pace(game, 18 * kTurn);
  State state = lone_car(30, kLeft, game.options.laps - 1);
  const Turns last_lap = pace.from(state, state.cars[0]);
  state.cars[0].laps = 3;
  EXPECT_GT(pace.from(state, state.cars[0]), last_lap + kTurn);
  state.flag = true;
  EXPECT_EQ(pace.from(state, state.cars[0]), last_lap);
}

}  // namespace
}  // namespace chicane::motorchamp
